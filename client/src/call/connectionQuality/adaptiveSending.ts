import { DATA_SAVERS, type DataSaver, type MediaState } from '@preproom/models/contract/room/signalling';
import type { SendingLimits, SendingTarget } from '../core/levels.ts';
import type { LocalMedia } from '../media/localMedia.ts';
import { adapt, limitsOf, START, sendingOf } from './adaptation.ts';
import { reactTo, startSmall } from './collapse.ts';
import type { LinkSample } from './linkStats.ts';

/** Where this device's data saver setting is stored. */
export interface DataSaverChoice {
  load(): DataSaver;
  save(dataSaver: DataSaver): void;
}

/** What the other side is shown about what this side sends. */
export type SendingState = Pick<MediaState, 'sending' | 'dataSaver'>;

interface AdaptiveSendingOptions {
  media: LocalMedia;
  dataSaverChoice: DataSaverChoice;
  onLimits(limits: SendingLimits): void;
  onState(state: SendingState): void;
}

export interface AdaptiveSending {
  limits(): SendingLimits;
  state(): SendingState;
  /** Reacts to half a second of the connection, between samples. */
  glance(glance: Pick<LinkSample, 'spanMs' | 'availableRate'>): void;
  /** The connection is cut. */
  startSmall(): void;
  /** Steps the level down or up for one more sample of the connection. */
  adaptTo(sample: LinkSample): void;
  setDataSaver(dataSaver: DataSaver): void;
  setOtherDataSaver(dataSaver: DataSaver): void;
  /** Recomputes limits and state; calls the listeners with what changed. */
  refresh(): void;
}

/** Decides what may be sent, from the connection, both sides' data savers, and what is switched on. */
export function createAdaptiveSending(options: AdaptiveSendingOptions): AdaptiveSending {
  const { media, dataSaverChoice, onLimits, onState } = options;
  let adaptation = START;
  let dataSaver = dataSaverChoice.load();
  let otherDataSaver: DataSaver = 'off';

  const wish = (): SendingTarget => {
    const { screen, camera } = media.get();
    const picture = screen.status === 'on' ? 'screen' : camera.status === 'on' ? 'camera' : 'none';
    return { picture, dataSaver: stricter(dataSaver, otherDataSaver) };
  };
  const limits = () => limitsOf(adaptation, wish());
  const state = () => ({ sending: sendingOf(adaptation, wish()), dataSaver });
  let knownState: SendingState = state();
  let knownLimits = JSON.stringify(limits());

  const refresh = () => {
    const nextState = state();
    if (nextState.sending !== knownState.sending || nextState.dataSaver !== knownState.dataSaver) {
      knownState = nextState;
      onState(nextState);
    }
    const nextLimits = limits();
    if (JSON.stringify(nextLimits) === knownLimits) return;
    knownLimits = JSON.stringify(nextLimits);
    onLimits(nextLimits);
  };

  return {
    limits,
    state,
    refresh,
    glance: (glance) => {
      adaptation = reactTo(adaptation, glance, wish());
      refresh();
    },
    startSmall: () => {
      adaptation = startSmall(adaptation);
      refresh();
    },
    adaptTo: (sample) => {
      adaptation = adapt(adaptation, sample, wish());
      refresh();
    },
    setDataSaver: (chosen) => {
      dataSaver = chosen;
      dataSaverChoice.save(chosen);
      refresh();
    },
    setOtherDataSaver: (other) => {
      otherDataSaver = other;
      refresh();
    },
  };
}

function stricter(a: DataSaver, b: DataSaver): DataSaver {
  return DATA_SAVERS.indexOf(a) > DATA_SAVERS.indexOf(b) ? a : b;
}
