import { QUIZ_SUBJECTS, type QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import type { Language } from '@preproom/models/contract/http/language';
import { z } from '@preproom/models/contract/http/zod';
import { readContent } from '../../../../content/readContent.ts';
import { QUANTITATIVE_TEMPLATES, REASONING_TEMPLATES } from '../templates/aptitudeTemplates.ts';
import {
  explain,
  explainMistakes,
  type GeneratedItem,
  type ItemTemplate,
} from '../templates/itemTemplate.ts';
import { BankItem } from './bankItem.ts';

/** Each subject's files in `items/`. */
export const BANK_FILES: Record<QuizSubject, readonly string[]> = {
  Aptitude: ['aptitude/verbal'],
  'CS core': [
    'cs/algorithms',
    'cs/c',
    'cs/computer-networks',
    'cs/cpp',
    'cs/data-structures',
    'cs/dbms',
    'cs/java',
    'cs/javascript',
    'cs/linux-and-git',
    'cs/object-orientation',
    'cs/operating-systems',
    'cs/python',
    'cs/sql',
    'cs/system-design',
  ],
  Electronics: ['branches/electronics'],
  Electrical: ['branches/electrical'],
  Mechanical: ['branches/mechanical'],
  Civil: ['branches/civil'],
  Business: ['business/finance', 'business/marketing', 'business/operations', 'business/people'],
  'Digital marketing': [
    'digital-marketing/analytics',
    'digital-marketing/content-and-email',
    'digital-marketing/conversion-and-experiments',
    'digital-marketing/paid-media',
    'digital-marketing/seo',
    'digital-marketing/social-and-rules',
  ],
  'Technology and IT': ['technology'],
  'Business and Management': ['business'],
  'Healthcare and Medicine': ['healthcare'],
  Engineering: ['engineering'],
  Science: ['science'],
  'Arts and Entertainment': ['arts'],
  Education: ['education'],
  'Finance and Economics': ['finance'],
  'Law and Legal Studies': ['law'],
  'Social Sciences': ['social'],
  'Development Expertise': ['development'],
};

const TEMPLATES: Partial<Record<QuizSubject, readonly ItemTemplate[]>> = {
  Aptitude: [...QUANTITATIVE_TEMPLATES, ...REASONING_TEMPLATES],
};
/** The item of a template that stands for it in the team's list. */
const SAMPLE_SEED = 1;

const loaded = new Map<QuizSubject, readonly BankItem[]>();

/** The written items of a subject. Read and checked at the first use; throws if a file breaks the schema. */
export function itemsOf(subject: QuizSubject): readonly BankItem[] {
  const known = loaded.get(subject);
  if (known) return known;
  const files = BANK_FILES[subject].map((name) => new URL(`items/${name}.json`, import.meta.url));
  const items = files.flatMap((file) => readContent(file, z.array(BankItem)));
  loaded.set(subject, items);
  return items;
}

/** The templates of a subject, each of which makes any number of items. */
export function templatesOf(subject: QuizSubject): readonly ItemTemplate[] {
  return TEMPLATES[subject] ?? [];
}

/** An item from a template, under the id by which `itemById` makes the same one again. */
export function makeItem(template: ItemTemplate, seed: number, language: Language = 'en'): BankItem {
  return asBankItem(template.generate(seed), language);
}

const samples = new Map<string, BankItem>();

/** What stands for a template: its id, and one of its items. */
export function sampleOf(template: ItemTemplate): BankItem {
  const { id } = template;
  const sample = samples.get(id) ?? { ...makeItem(template, SAMPLE_SEED), id };
  samples.set(id, sample);
  return sample;
}

function asBankItem(generated: GeneratedItem, language: Language): BankItem {
  const { id, topic, difficulty, seconds, source, prompt, right, wrong, hints, table } = generated;
  const [first, second] = hints;
  return {
    ...{ id, topic, difficulty, seconds, source },
    kind: 'single',
    prompt: prompt[language],
    // Lines in aligned columns are shown as a table.
    ...(table && { lines: table[language].map((cells) => cells.join('  ')) }),
    right: right[language],
    wrong: wrong.map(({ option }) => option[language]),
    hints: [first[language], second[language]],
    explanation: explain(generated)[language],
    mistakes: explainMistakes(generated, language),
  };
}

export interface Found {
  item: BankItem;
  subject: QuizSubject;
  /** Of the item's texts. */
  language: Language;
}

let written: ReadonlyMap<string, Found> | undefined;
let templates: ReadonlyMap<string, { template: ItemTemplate; subject: QuizSubject }> | undefined;

/**
 * The item with this id and its subject; a template's own id stands for its sample. In the wanted language if it has it, else in
 * English. Undefined for an id that the bank no longer has.
 */
export function itemById(id: string, language: Language = 'en'): Found | undefined {
  written ??= new Map(
    QUIZ_SUBJECTS.flatMap((subject) =>
      itemsOf(subject).map((item) => [item.id, { item, subject, language: 'en' }] as const),
    ),
  );
  return written.get(id) ?? generatedById(id, language);
}

function generatedById(id: string, language: Language): Found | undefined {
  const made = knownTemplates().get(bankId(id));
  if (!made) return undefined;
  const { template, subject } = made;
  const seed = id.slice(template.id.length + 1);
  if (seed === '') return { subject, item: sampleOf(template), language: 'en' };
  return { subject, item: makeItem(template, Number(seed), language), language };
}

/** What is counted, listed and withdrawn: the item, or the template that it was made from. */
export function bankId(id: string): string {
  const templateId = id.replace(/-\d+$/, '');
  return templateById(templateId) ? templateId : id;
}

/** The template with this id. */
export function templateById(id: string): ItemTemplate | undefined {
  return knownTemplates().get(id)?.template;
}

function knownTemplates() {
  templates ??= new Map(
    QUIZ_SUBJECTS.flatMap((subject) =>
      templatesOf(subject).map((template) => [template.id, { template, subject }] as const),
    ),
  );
  return templates;
}
