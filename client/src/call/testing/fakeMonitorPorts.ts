import type { ConnectionHistoryPart } from '@preproom/models/contract/room/connectionHistory';
import type { DataSaver } from '@preproom/models/contract/room/signalling';
import type { ConnectionMonitorPorts } from '../connectionQuality/connectionMonitor.ts';

/** Keeps what is stored in memory. */
export class FakeMonitorPorts implements ConnectionMonitorPorts {
  readonly partId = '00000000-0000-4000-8000-0000000000aa';
  readonly saved: ConnectionHistoryPart[] = [];
  choice: DataSaver = 'off';

  dataSaver: ConnectionMonitorPorts['dataSaver'] = {
    load: () => this.choice,
    save: (choice) => {
      this.choice = choice;
    },
  };

  saveHistory = async (_roomid: string, part: ConnectionHistoryPart) => {
    this.saved.push(part);
  };
}
