import { DATA_SAVERS } from '@preproom/models/contract/room/signalling';
import type { DataSaverChoice } from '../connectionQuality/adaptiveSending.ts';

const KEY = 'preproom.dataSaver';

/** Stored on this device. The default is on if the browser's own data saver is on. */
export const dataSaverChoice: DataSaverChoice = {
  load: () => {
    const kept = localStorage.getItem(KEY);
    return DATA_SAVERS.find((choice) => choice === kept) ?? (savesData() ? 'on' : 'off');
  },
  save: (choice) => localStorage.setItem(KEY, choice),
};

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
