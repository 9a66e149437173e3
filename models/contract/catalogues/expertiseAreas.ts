import type { Names } from './label.ts';

/** What learners practise for. */
export const EXPERTISE_AREA_NAMES = {
  'Accounting and finance': 'अकाउंटिंग और फ़ाइनेंस',
  'Aptitude and reasoning': 'एप्टीट्यूड और रीज़निंग',
  'Artificial intelligence': 'आर्टिफ़िशियल इंटेलिजेंस',
  'Business analysis': 'बिज़नेस एनालिसिस',
  'Case interviews': 'केस इंटरव्यू',
  'Cloud and DevOps': 'क्लाउड और डेवऑप्स',
  'Communication skills': 'बातचीत का कौशल',
  'Computer networks': 'कंप्यूटर नेटवर्क',
  Cybersecurity: 'साइबर सुरक्षा',
  'Data analysis': 'डेटा एनालिसिस',
  'Data science': 'डेटा साइंस',
  'Data structures and algorithms': 'डेटा स्ट्रक्चर और एल्गोरिद्म',
  'Database design': 'डेटाबेस डिज़ाइन',
  'Digital marketing': 'डिजिटल मार्केटिंग',
  'Electronics and embedded systems': 'इलेक्ट्रॉनिक्स और एम्बेडेड सिस्टम',
  'Frontend development': 'फ़्रंटएंड डेवलपमेंट',
  'Full-stack development': 'फ़ुल-स्टैक डेवलपमेंट',
  'Group discussion': 'ग्रुप डिस्कशन',
  'Human resources': 'ह्यूमन रिसोर्स',
  'Internet of things': 'इंटरनेट ऑफ़ थिंग्स',
  'Machine learning': 'मशीन लर्निंग',
  'Mechanical and manufacturing': 'मैकेनिकल और मैन्युफ़ैक्चरिंग',
  'Mobile development': 'मोबाइल डेवलपमेंट',
  'Object-oriented design': 'ऑब्जेक्ट-ओरिएंटेड डिज़ाइन',
  'Operating systems': 'ऑपरेटिंग सिस्टम',
  'Operations and supply chain': 'ऑपरेशन और सप्लाई चेन',
  'Product management': 'प्रोडक्ट मैनेजमेंट',
  'Public speaking': 'लोगों के सामने बोलना',
  'Resume and portfolio': 'रिज़्यूमे और पोर्टफ़ोलियो',
  'Sales and customer success': 'सेल्स और कस्टमर सक्सेस',
  'Server-side development': 'सर्वर-साइड डेवलपमेंट',
  'Software testing': 'सॉफ़्टवेयर टेस्टिंग',
  'System design': 'सिस्टम डिज़ाइन',
  'User experience design': 'यूज़र एक्सपीरियंस डिज़ाइन',
  'Web3 and blockchain': 'वेब3 और ब्लॉकचेन',
} as const satisfies Names;

export type ExpertiseArea = keyof typeof EXPERTISE_AREA_NAMES;
export const EXPERTISE_AREAS = Object.keys(EXPERTISE_AREA_NAMES) as ExpertiseArea[];
