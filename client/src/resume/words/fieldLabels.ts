/** What a label says of its value. */
export type FieldLabel = 'project' | 'title' | 'organisation' | 'place' | 'other';

const LABELS: readonly (readonly [FieldLabel, RegExp])[] = [
  ['project', /^(?:project(?: name| title)?|title(?: of (?:the )?project)?)$/i],
  [
    'title',
    /^(?:designation|role|position(?: held)?|post(?: held)?|job title|occupation(?: or position held)?|title of qualification awarded)$/i,
  ],
  [
    'organisation',
    /^(?:name of (?:the )?|name and (?:address|type) of )?(?:company|organi[sz]ation|employer|client|institute|institution|college|school)(?: name)?$/i,
  ],
  ['place', /^(?:place|location|city)$/i],
  [
    'other',
    /^(?:duration|period|tenure|dates?|team size|environment|tools|technology|technologies|platform|description|nature of work|country|contract value|scope of work|main activities(?: and(?: responsibilities)?)?|responsibilities|principal subjects.*|level in national.*|type of business.*)$/i,
  ],
];
/** Of a person. */
const OF_PERSON =
  /^(?:(?:first ?name|name|surname)(?:\(s\))?(?:\s*\/\s*(?:first ?name|surname)(?:\(s\))?)?|address(?:\(es\))?|telephone(?:\(s\))?|mobile|(?:personal )?e-?mail(?:\(s\))?|nationality|date of birth|gender|sex)$/i;

/** What a label of a job, project or degree says; null for other words. */
export const fieldLabel = (name: string): FieldLabel | null =>
  LABELS.find(([, words]) => words.test(name))?.[0] ?? null;

/** Whether the words are a label in a form, of an entry or of the person. */
export const isFieldLabel = (name: string) => fieldLabel(name) !== null || OF_PERSON.test(name.trim());
