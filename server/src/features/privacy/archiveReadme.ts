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
    title: (name, brand) => `Everything that ${brand} holds about ${name}`,
    made: (at) => `As of ${at}. Times in the files are in UTC.`,
    how: 'Each folder is one kind of data. The files are JSON: any text editor or browser opens them. An empty list, [], means that there is nothing.',
    kept: (kept) =>
      kept === 'account' ? 'Kept as long as your account.' : `Kept ${kept.days} days at most.`,
    notHere:
      'Not in here: your password, of which we hold only a hash; codes; what others told our team about a person, and what a learner remarks on a mentor, because it would not be said otherwise; backups, which hold the same data and are overwritten in turn.',
  },
  hi: {
    title: (name, brand) => `${brand} के पास ${name} के बारे में जो कुछ है`,
    made: (at) => `${at} की स्थिति। फ़ाइलों में समय UTC में है।`,
    how: 'हर फ़ोल्डर एक तरह का डेटा है। फ़ाइलें JSON में हैं: कोई भी टेक्स्ट एडिटर या ब्राउज़र उन्हें खोल सकता है। ख़ाली सूची, [], का मतलब है कि कुछ नहीं है।',
    kept: (kept) =>
      kept === 'account' ? 'आपका खाता रहने तक रखा जाता है।' : `ज़्यादा से ज़्यादा ${kept.days} दिन रखा जाता है।`,
    notHere:
      'इसमें नहीं है: आपका पासवर्ड, जिसका हमारे पास सिर्फ़ हैश है; कोड; किसी के बारे में दूसरों ने हमारी टीम को जो बताया, और मेंटर पर शिक्षार्थी की टिप्पणी, क्योंकि वरना वह कही ही न जाती; बैकअप, जिनमें यही डेटा होता है और जो बारी-बारी से बदल दिए जाते हैं।',
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
