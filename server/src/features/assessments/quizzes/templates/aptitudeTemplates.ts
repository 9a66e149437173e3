import type { ItemTemplate } from './itemTemplate.ts';
import * as ages from './quantitative/arithmetic/ages.ts';
import * as averages from './quantitative/arithmetic/averages.ts';
import * as boats from './quantitative/arithmetic/boats.ts';
import * as compoundInterest from './quantitative/arithmetic/compoundInterest.ts';
import * as meetingTrains from './quantitative/arithmetic/meetingTrains.ts';
import * as mixtures from './quantitative/arithmetic/mixtures.ts';
import * as partnership from './quantitative/arithmetic/partnership.ts';
import * as percentageChanges from './quantitative/arithmetic/percentageChanges.ts';
import * as percentages from './quantitative/arithmetic/percentages.ts';
import * as pipes from './quantitative/arithmetic/pipes.ts';
import * as profitAndLoss from './quantitative/arithmetic/profitAndLoss.ts';
import * as profitPuzzles from './quantitative/arithmetic/profitPuzzles.ts';
import * as ratios from './quantitative/arithmetic/ratios.ts';
import * as simpleInterest from './quantitative/arithmetic/simpleInterest.ts';
import * as speed from './quantitative/arithmetic/speed.ts';
import * as timeAndWork from './quantitative/arithmetic/timeAndWork.ts';
import * as trains from './quantitative/arithmetic/trains.ts';
import * as workInPairs from './quantitative/arithmetic/workInPairs.ts';
import * as areas from './quantitative/mathematics/areas.ts';
import * as arrangements from './quantitative/mathematics/arrangements.ts';
import * as budgets from './quantitative/mathematics/budgets.ts';
import * as calendars from './quantitative/mathematics/calendars.ts';
import * as clocks from './quantitative/mathematics/clocks.ts';
import * as counting from './quantitative/mathematics/counting.ts';
import * as dice from './quantitative/mathematics/dice.ts';
import * as factors from './quantitative/mathematics/factors.ts';
import * as numberSystem from './quantitative/mathematics/numberSystem.ts';
import * as probability from './quantitative/mathematics/probability.ts';
import * as progressions from './quantitative/mathematics/progressions.ts';
import * as solids from './quantitative/mathematics/solids.ts';
import * as tables from './quantitative/mathematics/tables.ts';
import * as bloodRelations from './reasoning/bloodRelations.ts';
import * as coding from './reasoning/coding.ts';
import * as cubes from './reasoning/cubes.ts';
import * as directions from './reasoning/directions.ts';
import * as inequalities from './reasoning/inequalities.ts';
import * as letterSeries from './reasoning/letterSeries.ts';
import * as numberCodes from './reasoning/numberCodes.ts';
import * as numberSeries from './reasoning/numberSeries.ts';
import * as operations from './reasoning/operations.ts';
import * as priceSufficiency from './reasoning/priceSufficiency.ts';
import * as ranking from './reasoning/ranking.ts';
import * as seating from './reasoning/seating.ts';
import * as sets from './reasoning/sets.ts';
import * as sufficiency from './reasoning/sufficiency.ts';
import * as syllogisms from './reasoning/syllogisms.ts';

const templatesIn = (modules: readonly Readonly<Record<string, ItemTemplate>>[]): readonly ItemTemplate[] =>
  modules.flatMap((module) => Object.values(module));

export const QUANTITATIVE_TEMPLATES = templatesIn([
  ages,
  averages,
  boats,
  compoundInterest,
  meetingTrains,
  profitPuzzles,
  workInPairs,
  mixtures,
  partnership,
  percentageChanges,
  percentages,
  pipes,
  profitAndLoss,
  ratios,
  simpleInterest,
  speed,
  timeAndWork,
  trains,
  areas,
  arrangements,
  budgets,
  calendars,
  clocks,
  counting,
  dice,
  factors,
  numberSystem,
  probability,
  progressions,
  solids,
  tables,
]);
export const REASONING_TEMPLATES = templatesIn([
  bloodRelations,
  coding,
  cubes,
  directions,
  inequalities,
  letterSeries,
  numberCodes,
  numberSeries,
  operations,
  priceSufficiency,
  ranking,
  seating,
  sets,
  sufficiency,
  syllogisms,
]);
