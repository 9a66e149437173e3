import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReadingName } from '@preproom/models/contract/readings/expressionSummary';

interface ReadingHelp {
  /** What the face does when this reading is high, and what else looks like it. */
  meaning: MessageDescriptor;
  /** The formula as in `computeReadings`. Not translated. */
  formula: string;
}

export const READING_HELP: Record<ReadingName, ReadingHelp> = {
  Ranacorus: {
    meaning: msg`Lowered eyebrows with pressed lips or narrowed eyes. This often looks hostile, but concentration or bright light can cause it too. Doesn’t count while you smile.`,
    formula:
      'S·(.40·browLower + .25·lipsPressed + .20·eyesNarrowed + .10·eyesWide + .05·upperLip)·(.25 + .75·company)',
  },
  Enthusiasm: {
    meaning: msg`Smiling, raised eyebrows, and a face and head that move while you talk. A calm person can be just as enthusiastic.`,
    formula: '.50·smile·(.7 + .3·cheeks) + .35·liveliness + .15·browsRaised',
  },
  Confidence: {
    meaning: msg`Facing the screen, upright, with relaxed eyebrows and lips. Smiling or speaking in a lively way raises it. A calm face starts at 0.40, so Confidence is usually 100% in a calm session.`,
    formula:
      '(1 − away)·(1 − .5·fidgeting)·(.4 + .6·upright)·(1 − .6·tension)·(.40 + .30·smile + .30·liveliness)',
  },
  Nervousness: {
    meaning: msg`Frequent blinking, looking away, pressed or stretched lips, or a restless head. It’s the least reliable of the four: studies of mock interviews found few visible signs of nervousness, and people also look away to think.`,
    formula:
      '.25·blinks + .20·away + .20·lipsHeld + .15·fidgeting + .20·fear   (without blinks: the rest ÷ .75)',
  },
  Depress: {
    meaning: msg`Lowered lip corners, raised inner eyebrows, a still face while talking, or a lowered head. It says nothing about your health and is never shown. We only use it to find the highest of the five averages, as explained below.`,
    formula:
      'S·(.30·lipCornersDown + .25·innerBrows·(1 − outerBrows) + .10·chinRaised + .20·still + .15·down)',
  },
};

/** The terms of the formulas, explained by the movements that the face model reports. */
export const FORMULA_TERMS: [term: string, meaning: string][] = [
  ['S', '1 − smile'],
  ['smile, browLower, …', 'activation: (shape − rest − .04) / (full − rest − .04), from 0 to 1'],
  ['cheeks', 'min(eye squint, smile)'],
  ['eyesNarrowed', 'eye squint · S'],
  ['lipsPressed, lipsHeld', 'least value of the last .4 s, so that speech does not count'],
  ['company', 'max(lipsPressed, eyesNarrowed, eyesWide, upperLip·S)'],
  ['tension', 'max(browLower·S·(.3 + .7·company), lipsHeld)'],
  ['fear', 'stretched lips · S · (.5 + .5·max(innerBrows, eyesWide))'],
  ['away', 'head and eyes turned from the screen: 0 at 12°, 1 at 28°'],
  ['fidgeting', 'speed of the head over 3 s: 0 at 8 °/s, 1 at 35 °/s'],
  ['blinks', 'blinks a minute: 0 at 26, 1 at 52'],
  ['liveliness', '.7 · movement of brows, smile and jaw over 5 s + .3 · calm movement of the head'],
  ['still', 'no movement of face and head over 20 s, counted mostly while speaking'],
  ['down, upright', 'chin lowered by 6° to 20°; neither chin lowered nor head tilted'],
];
