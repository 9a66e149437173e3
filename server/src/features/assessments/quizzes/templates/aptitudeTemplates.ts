import type { ItemTemplate } from './numberTemplate.ts';
import { fatherAndSon } from './quantitative/ages.ts';
import { averageSpeed } from './quantitative/averageSpeed.ts';
import { battingAverage } from './quantitative/averages.ts';
import { boatInStream } from './quantitative/boats.ts';
import { clockAngle } from './quantitative/clocks.ts';
import { atLeastOne } from './quantitative/combinations.ts';
import { interestDifference } from './quantitative/interest.ts';
import { addWater } from './quantitative/mixtures.ts';
import { busesTogether } from './quantitative/multiples.ts';
import { partnership } from './quantitative/partnership.ts';
import { passMark } from './quantitative/passMark.ts';
import { electionVotes } from './quantitative/percentages.ts';
import { vowelsTogether } from './quantitative/permutations.ts';
import { fillAndLeak } from './quantitative/pipes.ts';
import { sameColour } from './quantitative/probability.ts';
import { markupAndDiscount } from './quantitative/profitAndLoss.ts';
import { chainedRatio } from './quantitative/ratio.ts';
import { trainAndPlatform } from './quantitative/speedAndDistance.ts';
import { oneLeaves } from './quantitative/timeAndWork.ts';
import { trailingZeros } from './quantitative/trailingZeros.ts';

export const APTITUDE_TEMPLATES: readonly ItemTemplate[] = [
  electionVotes,
  markupAndDiscount,
  oneLeaves,
  trainAndPlatform,
  chainedRatio,
  battingAverage,
  addWater,
  interestDifference,
  sameColour,
  vowelsTogether,
  fatherAndSon,
  atLeastOne,
  averageSpeed,
  boatInStream,
  busesTogether,
  clockAngle,
  fillAndLeak,
  partnership,
  passMark,
  trailingZeros,
];
