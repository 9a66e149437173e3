import { isPlace } from '../../words/places.ts';

/** What somebody is in an organisation, as the last word of a title or before "in", "of", "–" and the like. */
const ROLE =
  'intern|trainee|apprentice|engineer|developer|programmer|manager|assistant|analyst|designer|consultant|executive|associate|officer|lead|supervisor|teacher|tutor|lecturer|professor|researcher|scientist|accountant|auditor|architect|writer|copywriter|editor|strategist|coordinator|co-?ordinator|volunteer|secretary|president|vice-?president|head|director|founder|co-?founder|administrator|operator|technician|nurse|surgeon|doctor|physician|pharmacist|lawyer|advocate|clerk|cashier|recruiter|specialist|representative|member|captain|convener|convenor|mentor|ambassador|organi[sz]er|treasurer|fellow|instructor|trainer|photographer|artist|animator|chef|driver|freelancer|contributor|tester|buyer|planner|surveyor|reporter|correspondent|journalist|producer|translator|geologist|biologist|dieti[ct]ian|nutritionist|physiotherapist|therapist|foreman|inspector|examiner|banker|receptionist|librarian|principal|warden|faculty|welder|electrician|fitter|mechanic|machinist|counsell?or|psychologist|dentist|partner|owner|proprietor|chairman|chairperson|marketer|merchandiser|controller|superintendent|chemist|statistician|economist|actuary|underwriter|technologist|typist|attendant|worker|staff|sub-editor|cto|ceo|cfo|coo|sde|swe|शिक्षिका|शिक्षक|प्रशिक्षु|इंजीनियर|ट्यूटर|सहायक|प्रबंधक|विक्रेता|चालक|नर्स|लिपिक|प्राचार्य|पर्यवेक्षक|तकनीशियन|ऑपरेटर|लेखाकार|अधिकारी|लेखक|समन्वयक';
const LEVEL = '(?:\\s*(?:[-–]?\\s*(?:I{1,3}|IV|\\d)|\\([^)]*\\)))?';
/** The whole title ends with it: "Embedded Systems Intern", "SDE-2". Or it goes on: "Head of Design", "Assistant to the Dean". */
const ENDS_WITH_ROLE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ROLE})${LEVEL}$`, 'iu');
const ROLE_OF = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ROLE})\\s+(?:of|to|for|in|at|[-–])\\s`, 'iu');

export const ORGANISATION =
  /\b(?:universit(?:y|ies)|institut(?:e|es|ion|ions)|college|school|vidyalaya|academy|iit|iim|iisc|nit|iiit|polytechnic|ltd|limited|pvt|inc|corp|llp|llc|plc|gmbh|labs?|technologies|solutions|systems|services|industries|bank|railways?|trust|council|association|authority|ministry|motors|textiles|mills|hotels?|resorts?|airlines|pharmaceuticals|fertili[sz]ers|shipyard|refinery|healthcare|diagnostics|builders|constructions|infra|infrastructure|exports|kalasala|centre|consultancy|infotech|laborator(?:y|ies)|company|corporation|group(?!\s+(?:i{1,3}|iv|\d|[ab])\b)|foundation|hospitals?|clinic|enterprises|consulting|consultants|associates|studios?|works|traders|& sons|& co|club|society|chapter|cell|board|cbse|icse|cisce|rbse|bseb|nios|[cg]?g?v?hss|jnv|kv)\b|विश्वविद्यालय|विद्यालय|स्कूल|कॉलेज|संस्थान|फाउंडेशन|लिमिटेड|बैंक/iu;

/** Departments and teams of an organisation, which are neither it nor a place. */
const UNIT =
  /\b(?:team|division|department|dept|unit|wing|remote|hybrid|on-?site|full[- ]time|part[- ]time|internship|contract|freelance)\b|^(?:group of|guide|supervisor|mentor|advisor|under)\b|^(?:operations|sales|marketing|finance|hr|human resources|engineering|product|growth|platform|payments|research|r&d|it|design|procurement|logistics|quality|production)$|^(?:\p{L}+\s)?(?:audit|assurance|tax|taxation|treasury|compliance|legal|payroll|accounts (?:payable|receivable)|credit|risk)$/iu;

export const isRole = (text: string) => ENDS_WITH_ROLE.test(text) || ROLE_OF.test(text);

/** Longer parts are sentences. */
const NAME_WORDS = 9;

/** A course or a project of several: "Practice School - II". */
const NUMBERED = /\s[–-]\s?(?:I{1,3}|IV|V|\d)$/;

/** A word of organisations, unless it is a role in one: "Bank Manager", "Systems Engineer". */
export const isOrganisation = (text: string) =>
  ORGANISATION.test(text) && !NUMBERED.test(text) && !isRole(text) && text.split(/\s+/).length <= NAME_WORDS;

/** A board of examination, which is no school. */
export const isBoard = (text: string) =>
  /\b(?:cbse|icse|cisce|isc|nios|rbse|bseb|gseb|msbshse|board)\b/i.test(text);

export const isUnit = (text: string) => UNIT.test(text);

/** Words that many organisations share: what has no other needs its place to be told apart, "College of Engineering, Pune". */
const SHARED =
  /^(?:the|of|and|for|in|&|indian|national|state|central|government|govt|public|regional|district|university|institute|college|school|polytechnic|hospital|academy|engineering|technology|technological|technical|science|sciences|information|management|studies|research|education|arts|commerce|medical|nursing|pharmacy|law|agriculture|higher|senior|secondary|high|model|boys|girls|women|womens|industrial|training|bank)$/i;

export const isGeneric = (text: string) =>
  text
    .replace(/[^\p{L}\s&]/gu, '')
    .split(/\s+/)
    .every((word) => SHARED.test(word));

/** What a degree is in, where it stands beside the school: "Anna University, Computer Science". */
export const isSubject = (text: string) =>
  !ORGANISATION.test(text) &&
  /\b(?:engineering|sciences?|computers?|electronics|electrical|mechanical|civil|commerce|arts|physics|chemistry|math(?:s|ematics)?|economics|statistics|biology|\w*technology|accounting|finance|marketing|management|administration|design|history|english|hindi|psychology|nursing|law|cse|ece|eee|it|mpc|bipc|pcmb?|pcb|hons|honou?rs|speciali[sz]ation|major|minor)\b/i.test(
    text,
  );

/** Above the bullets of a job. */
export const LIST_LABEL =
  /^(?:key |roles? (?:&|and) )?(?:highlights|responsibilit(?:y|ies)|achievements(?:\/tasks)?|accomplishments|deliverables|results?(?: areas)?|tasks|duties|contributions)\s*[:–-]*$/i;

/** Above some of the jobs: what they have in common. */
export const GROUP_LABEL =
  /^(?:vocational|miscellaneous|professional|industrial|industry|academic|teaching|research|clinical|other|full[- ]time|part[- ]time)(?:\s(?:experience|employment|positions?|jobs?))?\s*:?$/i;

/** Above the courses of a degree. */
export const COURSES = /^(?:(?:relevant|key|main|selected) )?(?:courses|coursework|subjects)\s*[:–-]*$/i;

/** Whether all longer words begin with capitals. */
export const isTitleCase = (text: string) =>
  (text.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** "Systems Engineer, Nimbus Retail Ltd., Chennai": a role or an organisation, or an end with a place, and no sentence. */
export function isNameLine(text: string): boolean {
  const parts = text.split(/\s*,\s*/);
  if (!isTitleCase(text)) return false;
  if (isPlace(parts.at(-1) ?? '')) return true;
  const isSentence = /[.;]$/.test(text.replace(/\b(?:Ltd|Inc|Pvt|Co)\.$/, ''));
  return !isSentence && parts.some((part) => isRole(part) || isOrganisation(part));
}
