import type { Names } from './label.ts';

export const HEALTHCARE_AND_MEDICINE = {
  'Allied health sciences': 'सहायक स्वास्थ्य विज्ञान',
  'Ayurveda and yoga': 'आयुर्वेद और योग',
  'Clinical research': 'क्लिनिकल रिसर्च',
  Dentistry: 'दंत चिकित्सा',
  'General medicine': 'सामान्य चिकित्सा',
  'Health informatics': 'हेल्थ इन्फ़ॉर्मैटिक्स',
  'Hospital management': 'अस्पताल प्रबंधन',
  'Medical coding': 'मेडिकल कोडिंग',
  'Medical devices': 'मेडिकल डिवाइस',
  'Mental health': 'मानसिक स्वास्थ्य',
  Nursing: 'नर्सिंग',
  'Nutrition and dietetics': 'पोषण और आहार',
  Pharmacy: 'फ़ार्मेसी',
  Physiotherapy: 'फ़िज़ियोथेरेपी',
  'Public health': 'सार्वजनिक स्वास्थ्य',
} as const satisfies Names;

export const ARTS_AND_ENTERTAINMENT = {
  'Acting and theatre': 'अभिनय और रंगमंच',
  Animation: 'एनिमेशन',
  'Content writing': 'कंटेंट राइटिंग',
  'Fashion design': 'फ़ैशन डिज़ाइन',
  'Film and video production': 'फ़िल्म और वीडियो निर्माण',
  'Fine arts': 'ललित कला',
  'Graphic design': 'ग्राफ़िक डिज़ाइन',
  'Interior design': 'इंटीरियर डिज़ाइन',
  'Interface and experience design': 'इंटरफ़ेस और एक्सपीरियंस डिज़ाइन',
  'Journalism and media': 'पत्रकारिता और मीडिया',
  'Music and audio': 'संगीत और ऑडियो',
  Photography: 'फ़ोटोग्राफ़ी',
  'Social media creation': 'सोशल मीडिया क्रिएशन',
  'Visual effects': 'विज़ुअल इफ़ेक्ट',
} as const satisfies Names;

export const EDUCATION = {
  'Career guidance': 'करियर मार्गदर्शन',
  'Curriculum design': 'पाठ्यक्रम डिज़ाइन',
  'Early childhood education': 'प्रारंभिक बाल शिक्षा',
  'Education technology': 'एजुकेशन टेक्नोलॉजी',
  'English language teaching': 'अंग्रेज़ी शिक्षण',
  'Higher education admissions': 'उच्च शिक्षा में दाख़िला',
  'Instructional design': 'इंस्ट्रक्शनल डिज़ाइन',
  'School teaching': 'स्कूल शिक्षण',
  'Special education': 'विशेष शिक्षा',
  'Teacher training': 'शिक्षक प्रशिक्षण',
  'Training and development': 'प्रशिक्षण और विकास',
  'University teaching and research': 'विश्वविद्यालय शिक्षण और शोध',
} as const satisfies Names;

export const SOCIAL_SCIENCES = {
  Anthropology: 'मानव विज्ञान',
  'Civil services preparation': 'सिविल सेवा की तैयारी',
  'Development studies': 'विकास अध्ययन',
  Geography: 'भूगोल',
  History: 'इतिहास',
  'International relations': 'अंतरराष्ट्रीय संबंध',
  Linguistics: 'भाषा विज्ञान',
  Philosophy: 'दर्शनशास्त्र',
  'Political science': 'राजनीति विज्ञान',
  Psychology: 'मनोविज्ञान',
  'Public policy': 'सार्वजनिक नीति',
  'Social work': 'समाज कार्य',
  Sociology: 'समाजशास्त्र',
} as const satisfies Names;
