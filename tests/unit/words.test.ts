import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../bin/tool.ts';

const FOLDERS = ['client/src/locales', 'server/src/locales'];

/** What people read is worded in one way; beside each of these stands the word to use. */
const ENGLISH: [RegExp, string][] = [
  [/\bgo(es)? on\b/i, 'continue'],
  [/^(keep|end) it\b/i, 'the thing itself: Keep my account, End interview'],
  [/\banew\b/i, 'again'],
  [/\bas well(?! as)\b/i, 'too'],
  [/\bby itself\b/i, 'automatically'],
  [/\b(some|any)body\b/i, 'someone, anyone'],
  [/\b(no|every)body\b/i, 'no one, everyone'],
  [/\bwhom\b/i, 'a sentence with who or without it'],
  [/(?<!e-)\bmail(s|ed)?\b/i, 'e-mail'],
  [/\bemail/i, 'e-mail'],
  [/\blog-in\b/i, 'login, or log in'],
  [/\bfor (the |your |our )?\w+ alone\b/i, 'only'],
  [/\b(direct|slow|bad|poor|your) line\b(?! of)|\bline (check|was|is)\b|\bthe line$/i, 'connection'],
  [/\bstands (in|on)\b/i, 'is in, is on'],
  [/\bdelay there and back\b/i, 'latency'],
  [/\b(at once|straight away)\b/i, 'right away'],
  [/\bfor good\b/i, 'permanently'],
  [/\bpropos/i, 'suggest'],
  [/\bmove(s|d)? (your|the|a) session|\bmoves? left\b/i, 'reschedule, change'],
  [/\bmentors you have sessions with\b/i, 'your mentors'],
  [/\bnot right\b/i, 'incorrect'],
  [/\bteam members?\b/i, 'teammate'],
];

const HINDI: [RegExp, string][] = [
  [/विद्यार्थी/, 'शिक्षार्थी'],
  // Not "मेल खाता है", which means "fits".
  [/(?<![\p{L}\p{M}-])मेल(?![\p{L}\p{M}]| नहीं खा| खा)/u, 'ई-मेल'],
  [/ईमेल|इमेल/, 'ई-मेल'],
  [/कुंजि|कुंजी/, 'कीबोर्ड शॉर्टकट, बटन'],
  [/पता पट्टी/, 'एड्रेस बार'],
  [/रेज़्यूमे|रिज्यूमे/, 'रिज़्यूमे'],
  [/सेव (कर|हो|नहीं|किया)/, 'सहेजना'],
  [/समाप्त/, 'ख़त्म'],
  [/(?<![\p{L}\p{M}])नाप(ा|ना|ता|ें)?(?![\p{L}\p{M}])/u, 'मापना'],
  [/प्रश्न/, 'सवाल'],
  [/(?<![\p{L}\p{M}])उत्तर(?![\p{L}\p{M}])/u, 'जवाब'],
  [/गलत|तरीक[ाे]|बाकी/, 'ग़लत, तरीक़ा, बाक़ी'],
  [/निमंत्रण/, 'इनवाइट'],
];

/** The specification's own texts, which stay as they are. */
const SPECIFIED = ['Enter email address'];

interface Text {
  catalogue: string;
  text: string;
}

function textsIn(language: string): Text[] {
  return FOLDERS.flatMap((folder) => {
    const path = join(ROOT, folder, language);
    return readdirSync(path)
      .filter((file) => file.endsWith('.po'))
      .flatMap((file) =>
        translationsOf(readFileSync(join(path, file), 'utf8')).map((text) => ({
          catalogue: join(folder, language, file),
          text,
        })),
      );
  });
}

function translationsOf(catalogue: string): string[] {
  const [, ...entries] = catalogue.trim().split('\n\n');
  return entries.map((entry) => JSON.parse(/^msgstr (?<text>".*")$/m.exec(entry)?.groups?.text ?? '""'));
}

function faultsOf(text: string, bans: [RegExp, string][]): string[] {
  if (SPECIFIED.includes(text)) return [];
  const words = text.replaceAll(/\{\w+\}/g, '…');
  return bans.filter(([banned]) => banned.test(words)).map(([, better]) => better);
}

describe('the texts that people read use the words of the others:', () => {
  test.each([
    ['en', ENGLISH],
    ['hi', HINDI],
  ] as const)('%s', (language, bans) => {
    const texts = textsIn(language);
    expect(texts.length).toBeGreaterThan(1_000);
    const faults = texts.flatMap(({ catalogue, text }) =>
      faultsOf(text, bans).map((better) => `${catalogue}: “${text}”; better: ${better}`),
    );
    expect(faults).toEqual([]);
  });

  test.each([
    ['Go on to feedback', ENGLISH],
    ['Look at the newest mail.', ENGLISH],
    ['Nobody was in the room', ENGLISH],
    ['For the team alone', ENGLISH],
    ['How the line was', ENGLISH],
    ['It stops at once.', ENGLISH],
    ['Deleted for good', ENGLISH],
    ['Move a session', ENGLISH],
    ['नया मेल देखें', HINDI],
    ['विद्यार्थी', HINDI],
    ['कुंजियाँ', HINDI],
    ['सेव हो गया', HINDI],
    ['समय नापा जा रहा है', HINDI],
    ['गलत जवाब', HINDI],
  ])('"%s" is found', (text, bans) => {
    expect(faultsOf(text, bans)).toHaveLength(1);
  });

  test.each([
    ['Enter email address', ENGLISH],
    ['E-mails and your e-mail', ENGLISH],
    ['Your line of work', ENGLISH],
    ['as well as a camera', ENGLISH],
    ['यह मेल नहीं खाता', HINDI],
    ['बेमेल शब्द, नया ई-मेल', HINDI],
    ['डेटा सेवर चालू है', HINDI],
    ['भुगतान सेवा', HINDI],
  ])('"%s" is not', (text, bans) => {
    expect(faultsOf(text, bans)).toEqual([]);
  });
});
