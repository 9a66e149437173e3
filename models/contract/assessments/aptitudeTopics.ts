import type { Names } from '../catalogues/label.ts';

/** Topics of aptitude, each with its Hindi name. */
export const QUANTITATIVE_TOPICS = {
  'Number system': 'संख्या पद्धति',
  Percentages: 'प्रतिशत',
  'Profit and loss': 'लाभ और हानि',
  Interest: 'ब्याज',
  'Ratio and partnership': 'अनुपात और साझेदारी',
  Averages: 'औसत',
  Ages: 'आयु',
  Mixtures: 'मिश्रण',
  'Time and work': 'समय और कार्य',
  'Pipes and cisterns': 'नल और टंकी',
  'Speed, time and distance': 'चाल, समय और दूरी',
  'Trains and boats': 'रेलगाड़ी और नाव',
  'Permutations and combinations': 'क्रमचय और संचय',
  Probability: 'प्रायिकता',
  'Geometry and mensuration': 'ज्यामिति और क्षेत्रमिति',
  'Algebra and progressions': 'बीजगणित और श्रेढ़ियाँ',
  'Clocks and calendars': 'घड़ी और कैलेंडर',
  'Data interpretation': 'आँकड़ों की व्याख्या',
} as const satisfies Names;

export const REASONING_TOPICS = {
  'Number series': 'संख्या शृंखला',
  'Letter series': 'अक्षर शृंखला',
  'Coding and decoding': 'कूटलेखन और कूटवाचन',
  Directions: 'दिशा ज्ञान',
  'Blood relations': 'रक्त संबंध',
  'Ranking and order': 'क्रम और स्थान',
  'Seating arrangements': 'बैठक व्यवस्था',
  Syllogisms: 'न्याय वाक्य',
  'Sets and Venn diagrams': 'समुच्चय और वेन आरेख',
  'Cubes and dice': 'घन और पासा',
  'Data sufficiency': 'आँकड़ों की पर्याप्तता',
  'Inequalities and operations': 'असमानता और संक्रियाएँ',
} as const satisfies Names;

/** Written questions, in English in either language: they test English. */
export const VERBAL_TOPICS = {
  'Reading short passages': 'छोटे गद्यांश पढ़ना',
  'Error spotting': 'ग़लती पहचानना',
  'Sentence completion': 'वाक्य पूरा करना',
  'Vocabulary in context': 'संदर्भ में शब्द',
  'Para jumbles': 'वाक्यों का क्रम',
  'Business English': 'कामकाजी अंग्रेज़ी',
} as const satisfies Names;

export type AptitudeTopic = keyof typeof QUANTITATIVE_TOPICS | keyof typeof REASONING_TOPICS;
