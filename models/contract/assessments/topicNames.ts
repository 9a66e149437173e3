import { EXPERTISE_NAMES } from '../catalogues/expertise.ts';
import type { Names } from '../catalogues/label.ts';
import { QUANTITATIVE_TOPICS, REASONING_TOPICS, VERBAL_TOPICS } from './aptitudeTopics.ts';

const CS_TOPICS = {
  'Algorithms and complexity': 'एल्गोरिदम और जटिलता',
  C: 'C',
  'Computer networks': 'कंप्यूटर नेटवर्क',
  'C++': 'C++',
  'Data structures': 'डेटा स्ट्रक्चर',
  DBMS: 'DBMS',
  Java: 'Java',
  JavaScript: 'JavaScript',
  'Linux and Git': 'Linux और Git',
  'Object orientation': 'ऑब्जेक्ट ओरिएंटेशन',
  'Operating systems': 'ऑपरेटिंग सिस्टम',
  Python: 'Python',
  SQL: 'SQL',
  'System design basics': 'सिस्टम डिज़ाइन की बुनियाद',
} as const satisfies Names;

const BRANCH_TOPICS = {
  'Network theory': 'नेटवर्क थ्योरी',
  'Analog circuits': 'एनालॉग सर्किट',
  'Digital electronics': 'डिजिटल इलेक्ट्रॉनिक्स',
  'Signals and systems': 'सिग्नल और सिस्टम',
  Communications: 'संचार',
  'Control and embedded systems': 'कंट्रोल और एम्बेडेड सिस्टम',
  'Electric circuits': 'विद्युत परिपथ',
  'Electrical machines': 'विद्युत मशीनें',
  'Power systems': 'पावर सिस्टम',
  'Power electronics': 'पावर इलेक्ट्रॉनिक्स',
  'Measurements and instrumentation': 'मापन और इंस्ट्रूमेंटेशन',
  'Control systems': 'कंट्रोल सिस्टम',
  Thermodynamics: 'ऊष्मागतिकी',
  'Fluid mechanics': 'द्रव यांत्रिकी',
  'Strength of materials': 'पदार्थों की सामर्थ्य',
  'Theory of machines and design': 'मशीनों का सिद्धांत और डिज़ाइन',
  Manufacturing: 'विनिर्माण',
  'Heat transfer and industrial engineering': 'ऊष्मा अंतरण और औद्योगिक इंजीनियरिंग',
  'Structural analysis': 'संरचना विश्लेषण',
  'Concrete and steel design': 'कंक्रीट और स्टील डिज़ाइन',
  'Geotechnical engineering': 'भू-तकनीकी इंजीनियरिंग',
  'Hydraulics and water resources': 'हाइड्रोलिक्स और जल संसाधन',
  'Surveying and highways': 'सर्वेक्षण और राजमार्ग',
  'Estimation and construction management': 'प्राक्कलन और निर्माण प्रबंधन',
} as const satisfies Names;

const BUSINESS_TOPICS = {
  Finance: 'वित्त',
  Marketing: 'मार्केटिंग',
  Operations: 'संचालन',
  People: 'मानव संसाधन',
  SEO: 'SEO',
  'Paid search and social': 'पेड सर्च और सोशल',
  'Analytics and measurement': 'एनालिटिक्स और मापन',
  'Content and e-mail': 'कंटेंट और ई-मेल',
  'Social media and advertising rules': 'सोशल मीडिया और विज्ञापन के नियम',
  'Conversion and experiments': 'कन्वर्ज़न और प्रयोग',
} as const satisfies Names;

/** Every topic of every subject of the quizzes, with its Hindi name. */
export const TOPIC_NAMES: Names = {
  ...EXPERTISE_NAMES,
  ...QUANTITATIVE_TOPICS,
  ...REASONING_TOPICS,
  ...VERBAL_TOPICS,
  ...CS_TOPICS,
  ...BRANCH_TOPICS,
  ...BUSINESS_TOPICS,
};
