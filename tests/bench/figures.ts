import type { Figure } from './figure.ts';
import { bookingFigure } from './figures/booking.ts';
import { codeFigure } from './figures/code.ts';
import { codeKeysFigure } from './figures/codeKeys.ts';
import { codeReplayFigure } from './figures/codeReplay.ts';
import { firstFrameFigure } from './figures/firstFrame.ts';
import { fullDiskFigure } from './figures/fullDisk.ts';
import { ingestFigure } from './figures/ingest.ts';
import { joinFigure } from './figures/join.ts';
import { listsFigure } from './figures/lists.ts';
import { outageFigure } from './figures/outage.ts';
import { picturesFigure } from './figures/pictures.ts';
import { processesFigure } from './figures/processes.ts';
import { productFigure } from './figures/product.ts';
import { pythonStartFigure } from './figures/pythonStart.ts';
import { readingCostFigure } from './figures/readingCost.ts';
import { relayFigures } from './figures/relay.ts';
import { resumeFigure } from './figures/resume.ts';
import { speechCostFigure } from './figures/speechCost.ts';
import { stallCallsFigure } from './figures/stallCalls.ts';
import { stallFigures } from './figures/stalls.ts';
import { stormFigure } from './figures/storm.ts';
import { summaryFigure } from './figures/summary.ts';

/** Every figure in the order in which they are taken. */
export const FIGURES: readonly Figure[] = [
  ...relayFigures,
  processesFigure,
  joinFigure,
  stormFigure,
  ingestFigure,
  codeFigure,
  codeReplayFigure,
  summaryFigure,
  productFigure,
  bookingFigure,
  listsFigure,
  picturesFigure,
  ...stallFigures,
  stallCallsFigure,
  fullDiskFigure,
  firstFrameFigure,
  codeKeysFigure,
  outageFigure,
  readingCostFigure,
  speechCostFigure,
  resumeFigure,
  pythonStartFigure,
];
