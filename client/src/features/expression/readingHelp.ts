import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReadingName } from '@preproom/models/contract/room/expressionSummary';

interface ReadingHelp {
  /** What the face does when this reading is high, and what else looks like it. */
  meaning: MessageDescriptor;
  /** As `computeReadings` has it. Formulas are not translated. */
  formula: string;
}

export const READING_HELP: Record<ReadingName, ReadingHelp> = {
  Ranacorus: {
    meaning: msg`A lowered brow with pressed lips or narrowed eyes, often read as hostile. It also happens in bright light or concentration. A smiling face never counts.`,
    formula:
      'S·(.40·browLower + .25·lipsPressed + .20·eyesNarrowed + .10·eyesWide + .05·upperLip)·(.25 + .75·company)',
  },
  Enthusiasm: {
    meaning: msg`Smiling, a face and head that move while you talk, raised brows. A calm person can be just as keen.`,
    formula: '.50·smile·(.7 + .3·cheeks) + .35·liveliness + .15·browsRaised',
  },
  Confidence: {
    meaning: msg`Facing the screen, upright, with a relaxed brow and lips; more with a smile or lively talk. A calm face starts at .40, so in a calm session Confidence is usually 100 % by construction.`,
    formula:
      '(1 − away)·(1 − .5·fidgeting)·(.4 + .6·upright)·(1 − .6·tension)·(.40 + .30·smile + .30·liveliness)',
  },
  Nervousness: {
    meaning: msg`Many blinks, looking away, pressed lips, a restless head, stretched lips. Of the four it says the least: studies of mock interviews found few visible signs of nerves. Thinking also makes people look away.`,
    formula:
      '.25·blinks + .20·away + .20·lipsHeld + .15·fidgeting + .20·fear   (without blinks: the rest ÷ .75)',
  },
  Depress: {
    meaning: msg`Lowered lip corners, raised inner brows, a still face while talking, a lowered head. It says nothing about health, is never shown, and only takes part in the maximum below.`,
    formula:
      'S·(.30·lipCornersDown + .25·innerBrows·(1 − outerBrows) + .10·chinRaised + .20·still + .15·down)',
  },
};

/** The words of the formulas, from the movements that the face model reports. */
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
