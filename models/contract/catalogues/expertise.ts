import {
  BUSINESS_AND_MANAGEMENT,
  FINANCE_AND_ECONOMICS,
  LAW_AND_LEGAL_STUDIES,
} from './expertiseBusiness.ts';
import {
  ARTS_AND_ENTERTAINMENT,
  EDUCATION,
  HEALTHCARE_AND_MEDICINE,
  SOCIAL_SCIENCES,
} from './expertisePeople.ts';
import { DEVELOPMENT_EXPERTISE, ENGINEERING, SCIENCE, TECHNOLOGY_AND_IT } from './expertiseTechnical.ts';
import type { Names } from './label.ts';

/** The categories in which mentors say what they know, in the product's order. */
export const EXPERTISE_CATEGORY_NAMES = {
  'Technology and IT': 'टेक्नोलॉजी और आईटी',
  'Business and Management': 'बिज़नेस और मैनेजमेंट',
  'Healthcare and Medicine': 'स्वास्थ्य और चिकित्सा',
  Engineering: 'इंजीनियरिंग',
  Science: 'विज्ञान',
  'Arts and Entertainment': 'कला और मनोरंजन',
  Education: 'शिक्षा',
  'Finance and Economics': 'फ़ाइनेंस और अर्थशास्त्र',
  'Law and Legal Studies': 'क़ानून और क़ानूनी अध्ययन',
  'Social Sciences': 'सामाजिक विज्ञान',
  'Development Expertise': 'डेवलपमेंट विशेषज्ञता',
} as const satisfies Names;

export type ExpertiseCategory = keyof typeof EXPERTISE_CATEGORY_NAMES;
export const EXPERTISE_CATEGORIES = Object.keys(EXPERTISE_CATEGORY_NAMES) as ExpertiseCategory[];

const BY_CATEGORY = {
  'Technology and IT': TECHNOLOGY_AND_IT,
  'Business and Management': BUSINESS_AND_MANAGEMENT,
  'Healthcare and Medicine': HEALTHCARE_AND_MEDICINE,
  Engineering: ENGINEERING,
  Science: SCIENCE,
  'Arts and Entertainment': ARTS_AND_ENTERTAINMENT,
  Education: EDUCATION,
  'Finance and Economics': FINANCE_AND_ECONOMICS,
  'Law and Legal Studies': LAW_AND_LEGAL_STUDIES,
  'Social Sciences': SOCIAL_SCIENCES,
  'Development Expertise': DEVELOPMENT_EXPERTISE,
} as const satisfies Record<ExpertiseCategory, Names>;

/** The expertise of each category, in English with the Hindi name. No name is in two categories. */
export const EXPERTISE_BY_CATEGORY: Readonly<Record<ExpertiseCategory, Names>> = BY_CATEGORY;

type NamesIn<C> = C extends Names ? keyof C : never;
export type Expertise = NamesIn<(typeof BY_CATEGORY)[ExpertiseCategory]>;
/** Every expertise of every category. */
export const EXPERTISE_NAMES: Names = Object.assign({}, ...Object.values(BY_CATEGORY));
export const EXPERTISE = Object.keys(EXPERTISE_NAMES) as Expertise[];
