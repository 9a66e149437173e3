import { containsText, foldText } from '@preproom/models/contract/http/searchText';

/** Groups of synonyms: words that people type, with those the answers use. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['price', 'cost', 'fee', 'fees', 'charges', 'क़ीमत', 'फ़ीस', 'शुल्क', 'दाम'],
  ['pay', 'payment', 'money', 'razorpay', 'upi', 'card', 'भुगतान', 'पैसा'],
  ['refund', 'money back', 'return money', 'रिफ़ंड', 'रिफंड', 'पैसे वापस'],
  ['reschedule', 'postpone', 'slot', 'slots', 'समय बद', 'स्लॉट'],
  ['connection', 'internet', 'network', 'wifi', 'wi-fi', 'कनेक्शन', 'नेट', 'नेटवर्क'],
  ['camera', 'webcam', 'कैमर', 'कैमरा', 'वेबकैम'],
  ['mentor', 'interviewer', 'teacher', 'expert', 'मेंटर', 'शिक्षक'],
  [
    ...[
      'genuine',
      'fraud',
      'scam',
      'fake',
      'real',
      'trust',
      'legit',
      'safe',
      'असली',
      'धोखा',
      'फ़र्ज़ी',
      'फ्रॉड',
      'भरोस',
    ],
    ...['भरोसा', 'ठगी'],
  ],
  ['delete', 'remove', 'close account', 'हटा', 'डिलीट'],
];

/** Whether the question contains the search text, ignoring what `foldText` does. An empty search matches all. */
export function isInQuestion(question: string, search: string): boolean {
  return containsText(question, search);
}

/** Whether the answer contains the search text, or either text a synonym of it. */
export function isAnswered(
  { question, answer }: { question: string; answer: string },
  search: string,
): boolean {
  const searched = foldText(search.trim());
  const text = `${foldText(question)}\n${foldText(answer)}`;
  return [searched, ...synonymsOf(searched)].some((word) => text.includes(word));
}

function synonymsOf(searched: string): string[] {
  return SYNONYMS.map((words) => words.map(foldText))
    .filter((words) => words.includes(searched))
    .flat();
}
