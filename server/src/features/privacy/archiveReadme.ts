import type { Language } from '@preproom/models/contract/http/language';
import { DATA_KINDS, KEPT_DATA, type KeptData } from '@preproom/models/contract/people/keptData';
import type { DataSubject } from '@preproom/models/db/privacy/dataRule';

export interface ArchiveAbout {
  brand: string;
  language: Language;
  at: Date;
}

interface Words {
  title(name: string, brand: string): string;
  made(at: string): string;
  how: string;
  kept(kept: KeptData['kept']): string;
  notHere: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    title: (name, brand) => `Everything ${brand} holds about ${name}`,
    made: (at) => `As of ${at}. Times in the files are in UTC.`,
    how: 'Each folder holds one kind of data. The files are in JSON format: open them with any text editor or browser. An empty list, [], means we hold nothing of that kind.',
    kept: (kept) =>
      kept === 'account' ? 'Kept as long as you have an account.' : `Kept for up to ${kept.days} days.`,
    notHere:
      'Not included: your password (we hold only a hash); codes; reports about people and learners’ remarks about mentors, because people would not write them otherwise; and backups, which hold the same data and are overwritten over time.',
  },
  hi: {
    title: (name, brand) => `${brand} के पास ${name} के बारे में जो कुछ है`,
    made: (at) => `${at} की स्थिति। फ़ाइलों में समय UTC में है।`,
    how: 'हर फ़ोल्डर एक तरह का डेटा है। फ़ाइलें JSON में हैं: कोई भी टेक्स्ट एडिटर या ब्राउज़र उन्हें खोल सकता है। ख़ाली सूची, [], का मतलब है कि कुछ नहीं है।',
    kept: (kept) =>
      kept === 'account' ? 'जब तक आपका खाता है, तब तक रखा जाता है।' : `${kept.days} दिन तक रखा जाता है।`,
    notHere:
      'इसमें शामिल नहीं: आपका पासवर्ड (हमारे पास सिर्फ़ उसका हैश है); कोड; लोगों के बारे में शिकायतें और मेंटर पर शिक्षार्थियों की टिप्पणियाँ, क्योंकि वरना लोग उन्हें न लिखते; और बैकअप, जिनमें यही डेटा होता है और जो समय के साथ बदलते रहते हैं।',
  },
};

/** What is in the archive, and what is not and why, in the person's language. */
export function archiveReadme({ Name }: DataSubject, { brand, language, at }: ArchiveAbout): string {
  const words = WORDS[language];
  const kinds = DATA_KINDS.map((kind) => {
    const { name, what, kept }: KeptData = KEPT_DATA[kind];
    return `${kind}/  ${name[language]}\n  ${what[language]} ${words.kept(kept)}\n`;
  });
  const head = [
    words.title(Name, brand),
    words.made(`${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`),
    words.how,
  ];
  return `${head.join('\n\n')}\n\n${kinds.join('\n')}\n${words.notHere}\n`;
}
