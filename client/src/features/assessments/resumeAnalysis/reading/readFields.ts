import type { Entry } from '../../../../resume/fields/entry.ts';
import { SURE } from '../../../../resume/fields/found.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import type { Resume } from '../../../../resume/parseResume.ts';
import { CONTACT_FIELDS, type ContactField, type Corrections, isInText } from './corrections.ts';

/** A contact detail as the page lists it. */
export interface ReadField {
  id: ContactField;
  values: string[];
  /** Where the first one was read. */
  line: Line | null;
  isCorrected: boolean;
  /** Nothing is judged by it. */
  isUnsure: boolean;
  /** A correction that the text of the file does not have. */
  isMissingInText: boolean;
  /** A phone number with more or fewer digits than its country's numbers have. */
  wrongPhone: string | null;
}

/** The contact details of a resume that is corrected already. */
export function readFields(resume: Resume, { fields }: Corrections): ReadField[] {
  const { name, emails, phones, links } = resume.contact;
  const wrongPhone = phones.find(({ issue }) => issue === 'wrongLength')?.value ?? null;
  const found = { name: name ? [name] : [], email: emails, phone: phones, links };
  return CONTACT_FIELDS.map((id) => {
    const values = found[id].map(({ value }) => value);
    const isCorrected = fields[id] !== undefined;
    return {
      id,
      values,
      line: found[id].find(({ line }) => line !== null)?.line ?? null,
      isCorrected,
      isUnsure: (found[id][0]?.confidence ?? 1) < SURE,
      isMissingInText: isCorrected && values.some((value) => !isInText(resume, value)),
      wrongPhone: id === 'phone' ? wrongPhone : null,
    };
  });
}

/** A person should look at it: it may be wrong, or was not found although hardly any resume is without it. */
export function isDoubtful({
  id,
  values,
  isCorrected,
  isUnsure,
  wrongPhone,
  isMissingInText,
}: ReadField): boolean {
  const isMissed = id !== 'links' && values.length === 0 && !isCorrected;
  return isMissed || isUnsure || wrongPhone !== null || isMissingInText;
}

/** Neither a title nor an organisation was found. */
export const isUnnamed = ({ title, organisation }: Entry) => title === null && organisation === null;
