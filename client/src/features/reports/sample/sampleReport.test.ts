import { LANGUAGES } from '@preproom/models/contract/http/language';
import { expressionPercentages } from '@preproom/models/contract/readings/expressionSummary';
import { FeedbackSubmission } from '@preproom/models/contract/reports/feedback';
import { reportFindings } from '@preproom/models/contract/reports/reportFindings';
import { Timeline } from '@preproom/models/contract/reports/timeline';
import { SpeechReport } from '@preproom/models/contract/room/speech';
import { describe, expect, test } from 'vitest';
import { sampleReport } from './sampleReport.ts';

describe.each(LANGUAGES)('the sample report in %s', (language) => {
  const { feedback, timeline, speech, summary, report } = sampleReport(language);

  test('is what the API could answer', () => {
    expect(FeedbackSubmission.parse(feedback)).toEqual(feedback);
    expect(Timeline.parse(timeline)).toEqual(timeline);
    expect(SpeechReport.parse(speech)).toEqual(speech);
  });

  test('happens within its own time', () => {
    const { fromMs = 0, toMs = 0 } = timeline.span ?? {};
    const moments = [
      ...timeline.questions.map(({ atMs }) => atMs),
      ...timeline.marks.map(({ atMs }) => atMs),
      ...timeline.readings.map(({ atMs }) => atMs),
      ...[
        ...timeline.speech.learner,
        ...timeline.speech.mentor,
        ...timeline.parts,
        ...timeline.connection,
      ].map((stretch) => stretch.toMs),
    ];
    for (const atMs of moments) {
      expect(atMs).toBeGreaterThanOrEqual(fromMs);
      expect(atMs).toBeLessThanOrEqual(toMs);
    }
  });

  test('has the percentages of its own readings', () => {
    const sum = (name: 'Ranacorus' | 'Nervousness' | 'Enthusiasm' | 'Confidence') =>
      timeline.readings.reduce((total, reading) => total + reading[name], 0);
    const sums = [sum('Ranacorus'), sum('Nervousness'), sum('Enthusiasm'), sum('Confidence'), 0] as const;
    expect(summary.percentages).toEqual(expressionPercentages(sums));
  });

  test('shows something that went well and something to practise', () => {
    const { well, practise } = reportFindings(feedback, report, timeline);
    expect(well.length).toBeGreaterThan(2);
    expect(practise.length).toBeGreaterThan(2);
  });
});
