interface SearchedFaq {
  question: string;
  answer: string;
}

/** Words that people type for one that the questions and answers use. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['price', 'cost', 'fee', 'fees', 'charges', 'क़ीमत', 'फ़ीस', 'शुल्क', 'दाम'],
  ['pay', 'money', 'razorpay', 'भुगतान', 'पैसा'],
  ['refund', 'money back', 'रिफ़ंड', 'रिफंड', 'पैसे वापस'],
  ['reschedule', 'postpone', 'slot', 'slots', 'समय बद', 'स्लॉट'],
  ['connection', 'internet', 'network', 'wifi', 'wi-fi', 'कनेक्शन', 'नेट', 'नेटवर्क'],
  ['camera', 'webcam', 'कैमर', 'कैमरा', 'वेबकैम'],
  ['mentor', 'interviewer', 'teacher', 'मेंटर', 'शिक्षक'],
  ['delete', 'remove', 'close account', 'हटा', 'डिलीट'],
];

/**
 * Whether the question or its answer contains what is searched for, or a synonym of it, without regard to case; nothing searched
 * for fits every question.
 */
export function fitsSearch({ question, answer }: SearchedFaq, search: string): boolean {
  const searched = folded(search.trim());
  const text = `${folded(question)}\n${folded(answer)}`;
  return [searched, ...synonymsOf(searched)].some((word) => text.includes(word));
}

function synonymsOf(searched: string): string[] {
  return SYNONYMS.map((words) => words.map(folded))
    .filter((words) => words.includes(searched))
    .flat();
}

/** Devanagari is typed with its dots as letters of their own, as part of the letter, or without them: all are one. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll('\u093C', '').toLowerCase();
}
