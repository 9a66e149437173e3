import type { Readable } from 'node:stream';
import { COMMENT_CRITERIA, INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import { SHOWN_READINGS } from '@preproom/models/contract/readings/expressionSummary';
import { CRITERION_GROUPS } from '@preproom/models/contract/reports/criterionGroups';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import { momentGroups } from '@preproom/models/contract/reports/moments';
import { reportFindings } from '@preproom/models/contract/reports/reportFindings';
import { compareGroups, summarise } from '@preproom/models/contract/reports/reportSummary';
import { phaseName } from '@preproom/models/contract/words/agendaWords';
import { criterionName, groupName, roundName } from '@preproom/models/contract/words/criterionWords';
import { readingName } from '@preproom/models/contract/words/readingWords';
import {
  averageText,
  callTimeText,
  comparisonText,
  instantText,
  momentText,
  reasonText,
  reasonTitle,
  severityText,
  stepText,
  summarySentences,
} from '@preproom/models/contract/words/reportWords';
import { LOCALES, type Words } from '@preproom/models/contract/words/texts';
import PDFDocument from 'pdfkit';
import { i18nOf } from '../../i18n/i18nOf.ts';
import { createPdfFlow, type PdfFlow } from '../../pdf/pdfFlow.ts';
import type { ReportContent } from './reportContent.ts';

const MUTED = { colour: '#495c5c' } as const;

interface Writing {
  flow: PdfFlow;
  words: Words;
  content: ReportContent;
}

/** The learner's report on paper, in their language: what the page says, with the timeline as a list of moments. */
export function createReportPdf(content: ReportContent, brand: string): Readable {
  const words: Words = { i18n: i18nOf(content.language), locale: LOCALES[content.language] };
  const title = words.i18n.t('Your report');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: words.locale,
    info: {
      Title: `${title}: ${content.report.learnerName}`,
      Author: brand,
      CreationDate: content.session.startsAt,
    },
  });
  const writing = { flow: createPdfFlow(pdf), words, content };
  writeHead(writing, title, brand);
  if (content.feedback) writeFeedback(writing, content.feedback);
  else writeNoFeedback(writing);
  writeSummary(writing);
  writeMoments(writing);
  writeCode(writing);
  pdf.end();
  return pdf;
}

const mentorOf = ({ words, content }: Writing) => content.mentorName ?? words.i18n.t('Former member');

function writeHead(writing: Writing, title: string, brand: string): void {
  const { flow, words, content } = writing;
  flow.text(brand, { weight: 'bold', size: 11 });
  flow.gap(14);
  flow.text(title, { size: 24, weight: 'bold' });
  flow.text(content.report.learnerName, { size: 13, weight: 'bold' });
  const session = roundName(words, content.session);
  const mentor = mentorOf(writing);
  flow.text(words.i18n.t('{session} with {mentor}', { session, mentor }), MUTED);
  flow.text(instantText(words, content.session.startsAt.toISOString()), MUTED);
}

function writeNoFeedback({ flow, words }: Writing): void {
  section(flow, words.i18n.t('No feedback yet'));
}

function section(flow: PdfFlow, title: string): void {
  flow.gap(16);
  flow.keep(60);
  flow.rule();
  flow.text(title, { size: 14, weight: 'bold' });
  flow.gap(4);
}

function writeFeedback(writing: Writing, feedback: FeedbackDraft): void {
  const { flow, words, content } = writing;
  const { ratings } = feedback;
  section(flow, criterionName(words, INDEX_CRITERION));
  const index = ratings[INDEX_CRITERION] ?? 0;
  flow.text(words.i18n.t('{index} of 10', { index }), { size: 20, weight: 'bold' });
  for (const sentence of summarySentences(words, summarise(feedback, content.report))) flow.text(sentence);
  for (const criterion of COMMENT_CRITERIA) {
    section(flow, criterionName(words, criterion));
    flow.text(ratings[criterion] ?? '', { size: 10.5 });
  }
  flow.gap(6);
  flow.text(`– ${mentorOf(writing)}`, MUTED);
  writeFindings(writing, feedback);
  writeRatings(writing, feedback);
}

function writeFindings({ flow, words, content }: Writing, feedback: FeedbackDraft): void {
  const { well, practise } = reportFindings(feedback, content.report, content.timeline);
  if (well.length > 0) section(flow, words.i18n.t('What went well'));
  for (const { reason } of well) {
    flow.text(reasonTitle(words, reason), { weight: 'bold' });
    flow.text(reasonText(words, reason), {}, 12);
  }
  if (practise.length > 0) section(flow, words.i18n.t('What to practise'));
  for (const { reason, step } of practise) {
    flow.text(reasonTitle(words, reason), { weight: 'bold' });
    flow.text(reasonText(words, reason), {}, 12);
    flow.text(words.i18n.t('Next step: {step}', { step: stepText(words, step) }), MUTED, 12);
  }
}

function writeRatings(writing: Writing, feedback: FeedbackDraft): void {
  const { flow, words, content } = writing;
  section(flow, words.i18n.t('Ratings'));
  for (const comparison of compareGroups(feedback, content.report)) {
    const { group, average } = comparison;
    flow.gap(6);
    flow.keep(40);
    const shown = average === null ? '–' : averageText(words, average);
    flow.pair(groupName(words, group), words.i18n.t('Average {average}', { average: shown }), {
      weight: 'bold',
    });
    const compared = comparisonText(words, comparison);
    if (compared) flow.text(compared, MUTED);
    for (const criterion of CRITERION_GROUPS[group]) {
      const stars = feedback.ratings[criterion] ?? 0;
      flow.pair(criterionName(words, criterion), words.i18n.t('{stars} of 5', { stars }), {}, 12);
      const remark = feedback.remarks[criterion];
      if (remark) flow.text(remark, MUTED, 24);
    }
  }
  const { severity } = content.report;
  if (!severity) return;
  flow.gap(6);
  flow.text(severityText(words, mentorOf(writing), severity), MUTED);
}

function writeSummary({ flow, words, content }: Writing): void {
  const { i18n } = words;
  const { samples, shortSample, percentages } = content.summary;
  section(flow, i18n.t('AI expression summary'));
  if (samples === 0) {
    flow.text(i18n.t('No readings'));
    return;
  }
  if (shortSample)
    flow.text(
      i18n.t('Short sample: the camera didn’t see the face long enough for these numbers to be reliable.'),
      MUTED,
    );
  for (const reading of SHOWN_READINGS) flow.pair(readingName(words, reading), `${percentages[reading]}%`);
  flow.gap(4);
  flow.text(
    i18n.t(
      'These numbers describe how your face moved during this practice, compared with your own relaxed face. They don’t show what you felt: people with the same feeling can look very different. 100% means “strongest of the five signals”, not “full marks”.',
    ),
    MUTED,
  );
}

function writeMoments(writing: Writing): void {
  const { flow, words, content } = writing;
  const groups = momentGroups(content.timeline);
  if (groups.length === 0) return;
  section(flow, words.i18n.t('Moments'));
  const names = { learner: null, mentor: mentorOf(writing) };
  for (const { phase, moments } of groups) {
    if (phase) flow.text(phaseName(words, phase, true), MUTED);
    for (const moment of moments)
      flow.text(`${callTimeText(words, moment.atMs)} ${momentText(words, moment, names)}`);
  }
}

const CODE_LOOK = { size: 9 } as const;
/** Of one space at the beginning of a line, in points. */
const INDENT = 5;
const SPACES_OF_A_TAB = 4;
/** Deeper lines begin there, so that they keep a width. */
const MAX_INDENTED = 40;

function writeCode({ flow, words, content: { code } }: Writing): void {
  if (!code) return;
  section(flow, words.i18n.t('Code at the end'));
  for (const { name, language, text } of code.files) {
    const heading = [name, language].filter((part) => part !== null).join(' · ');
    if (heading !== '') flow.text(heading, MUTED);
    for (const line of text.split('\n')) {
      const spaces = /^\s*/.exec(line)?.[0].replaceAll('\t', ' '.repeat(SPACES_OF_A_TAB)).length ?? 0;
      flow.text(line, CODE_LOOK, Math.min(spaces, MAX_INDENTED) * INDENT);
    }
  }
  if (code.isCut) flow.text(words.i18n.t('The rest is on the report’s page.'), MUTED);
}
