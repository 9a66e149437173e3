/** A word of a degree, a diploma or a class at school, in English and Hindi. */
export const DEGREE =
  /(?:\b|(?=["“]))(?:b\.?\s?tech|m\.?\s?tech|(?<!\bto\s)b\.?e\.?(?=[\s,(]|$)|m\.\s?e\.?(?=[\s,(]|$)|b\.?\s?sc|m\.?\s?sc|b\.?\s?com|m\.?\s?com|b\.?\s?a\.?(?=[\s,(]|$)|b\.?\s?c\.?\s?a|m\.?\s?c\.?\s?a|b\.?\s?b\.?\s?a|m\.?\s?b\.?\s?a|m\.\s?a\.?(?=[\s,(]|$)|[bm]\.\s?s\.?(?=[\s,(–-]|$)|[bm]s\s+(?=in\s|\()|m\.\s?d\.|[bm]\.?p\.?t(?=[\s,(]|$)|bhm|b\.?voc|[bm]\.?s\.?w(?=[\s,(]|$)|b[ah]ms|b\.?\s?v\.?\s?sc|[bm]\.?\s?stat(?=[\s,(.]|$)|gnm|anm|pgdca|b\.?lib|certificate in|b\.?\s?des|m\.?\s?des|b\.?\s?ed|m\.?\s?ed|d\.?\s?el\.?\s?ed|b\.?\s?arch|m\.?\s?arch|b\.?\s?pharm\w*|m\.?\s?pharm\w*|m\.?\s?phil|b\.?d\.?s|m\.?b\.?b\.?s|ll\.?\s?[bm]|iti|(?:pg|a)?dca|["“”]?[oa]["“”]?\s?level|pgdm?|ph\.?\s?d|bachelor|master|diploma|polytechnic|chartered accountan(?:t|cy)|ca\s?[-–(]?\s?(?:final|inter(?:mediate)?|foundation)|company secretary|class\s*(?:x|xii|10|12)|10th|12th|xth|xiith|intermediate|matriculation|graduation|post[- ]?graduation|higher secondary|senior secondary|secondary|high school|s\.?s\.?c|h\.?s\.?c|s\.?s\.?l\.?c|puc)(?!\p{L})|(?<![\p{L}\p{M}])(?:बी\.|एम\.|डी\.|स्नातक|परास्नातक|डिप्लोमा|इंटरमीडिएट|हाई\s?स्कूल|कक्षा\s?1[02])/iu;

/** A name of a school has the words of its classes: "Holy Cross Senior Secondary School", "Government Polytechnic College". */
const IN_SCHOOL =
  /\b(?:(?:senior|higher)?\s*secondary|high|polytechnic|intermediate)(?=(?:\s+\p{L}+)?\s+(?:school|college)(?!\s+(?:certificate|exam|leaving|educat)))/giu;

/** Whether a degree, a diploma or a class is named, and not only a school. */
export const hasDegree = (text: string) => DEGREE.test(text.replace(IN_SCHOOL, ''));
