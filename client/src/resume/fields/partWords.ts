/** What somebody is in an organisation, as the last word of a title or before "in", "of", "–" and the like. */
const ROLE =
  'intern|trainee|apprentice|engineer|developer|programmer|manager|assistant|analyst|designer|consultant|executive|associate|officer|lead|supervisor|teacher|tutor|lecturer|professor|researcher|scientist|accountant|auditor|architect|writer|copywriter|editor|strategist|coordinator|co-?ordinator|volunteer|secretary|president|vice-?president|head|director|founder|co-?founder|administrator|operator|technician|nurse|surgeon|doctor|physician|pharmacist|lawyer|advocate|clerk|cashier|recruiter|specialist|representative|member|captain|convener|convenor|mentor|ambassador|organi[sz]er|treasurer|fellow|instructor|trainer|photographer|artist|animator|chef|driver|freelancer|contributor|tester|cto|ceo|cfo|coo|sde|swe|शिक्षिका|शिक्षक|प्रशिक्षु|इंजीनियर|ट्यूटर|सहायक|प्रबंधक|लेखाकार|अधिकारी|लेखक|समन्वयक';
const LEVEL = '(?:\\s*(?:[-–]?\\s*(?:I{1,3}|IV|\\d)|\\([^)]*\\)))?';
/** The whole title ends with it: "Embedded Systems Intern", "SDE-2". Or it goes on: "Head of Design", "Assistant to the Dean". */
const ENDS_WITH_ROLE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ROLE})${LEVEL}$`, 'iu');
const ROLE_OF = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ROLE})\\s+(?:of|to|for|in|at|[-–])\\s`, 'iu');

export const ORGANISATION =
  /\b(?:university|institute|college|school|vidyalaya|academy|iit|nit|iiit|polytechnic|ltd|limited|pvt|inc|corp|llp|llc|plc|gmbh|labs?|technologies|solutions|systems|services|industries|bank|company|corporation|group|foundation|hospital|clinic|enterprises|consulting|consultants|associates|studios?|works|traders|& sons|& co|club|society|chapter|cell|board|cbse|icse|cisce|rbse|bseb|nios)\b|विश्वविद्यालय|विद्यालय|स्कूल|कॉलेज|संस्थान|फाउंडेशन|लिमिटेड|बैंक/iu;

/** Departments and teams of an organisation, which are neither it nor a place. */
const UNIT =
  /\b(?:team|division|department|dept|unit|wing|remote|hybrid|on-?site|full[- ]time|part[- ]time|internship|contract|freelance)\b|^(?:group of|guide|supervisor|mentor|advisor|under)\b|^(?:operations|sales|marketing|finance|hr|human resources|engineering|product|growth|platform|payments|research|r&d|it|design|procurement|logistics|quality|production)$/i;

const PLACES = new Set(
  'bengaluru,bangalore,mumbai,new delhi,delhi,delhi ncr,ncr,pune,chennai,hyderabad,kolkata,ahmedabad,gurugram,gurgaon,noida,greater noida,ghaziabad,faridabad,jaipur,jodhpur,udaipur,kota,lucknow,kanpur,varanasi,prayagraj,allahabad,agra,meerut,patna,gaya,ranchi,jamshedpur,bokaro,dhanbad,bhubaneswar,cuttack,rourkela,guwahati,shillong,imphal,chandigarh,mohali,ludhiana,amritsar,jalandhar,patiala,dehradun,roorkee,shimla,srinagar,jammu,indore,bhopal,gwalior,jabalpur,ujjain,nagpur,nashik,aurangabad,thane,navi mumbai,kolhapur,solapur,surat,vadodara,baroda,rajkot,gandhinagar,goa,panaji,margao,mangaluru,mangalore,mysuru,mysore,hubli,belagavi,manipal,udupi,kochi,cochin,thiruvananthapuram,trivandrum,kozhikode,calicut,thrissur,coimbatore,madurai,trichy,tiruchirappalli,salem,vellore,tirunelveli,puducherry,pondicherry,visakhapatnam,vizag,vijayawada,guntur,tirupati,warangal,secunderabad,raipur,bhilai,bilaspur,korba,haridwar,aligarh,bareilly,saharanpur,hapur,panipat,sonipat,rohtak,karnal,hisar,andhra pradesh,telangana,karnataka,tamil nadu,kerala,maharashtra,gujarat,rajasthan,madhya pradesh,uttar pradesh,bihar,jharkhand,odisha,west bengal,assam,punjab,haryana,uttarakhand,himachal pradesh,chhattisgarh,india,remote,usa,us,uk,united states,united kingdom,singapore,dubai,uae,germany,canada,australia,london,new york,san francisco,seattle,boston,austin,chicago,toronto,berlin,munich,paris,amsterdam,sydney,melbourne,tokyo,kathmandu,dhaka,colombo,पटना,गया,दिल्ली,नई दिल्ली,मुंबई,पुणे,लखनऊ,कानपुर,वाराणसी,जयपुर,भोपाल,इंदौर,रांची,बिहार,उत्तर प्रदेश,मध्य प्रदेश,राजस्थान,भारत'.split(
    ',',
  ),
);
/** "MH", "CA": states by their letters. */
const STATE_CODE = /^[A-Z]{2}$/;

export const isRole = (text: string) => ENDS_WITH_ROLE.test(text) || ROLE_OF.test(text);

/** Longer parts are sentences. */
const NAME_WORDS = 9;

/** A word of organisations, unless it is a role in one: "Bank Manager", "Systems Engineer". */
export const isOrganisation = (text: string) =>
  ORGANISATION.test(text) && !isRole(text) && text.split(/\s+/).length <= NAME_WORDS;

/** A board of examination, which is no school. */
export const isBoard = (text: string) =>
  /\b(?:cbse|icse|cisce|isc|nios|rbse|bseb|gseb|msbshse|board)\b/i.test(text);

export const isUnit = (text: string) => UNIT.test(text);

export function isPlace(text: string): boolean {
  const plain = text.replace(/\s*\(.*\)\.?$|[.]$/g, '').trim();
  return PLACES.has(plain.toLowerCase()) || (STATE_CODE.test(plain) && !['IT', 'AI', 'ML'].includes(plain));
}
