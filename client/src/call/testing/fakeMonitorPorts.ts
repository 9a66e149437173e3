import type { LineStoryPart } from '@preproom/models/contract/room/connectionHistory';
import type { DataSaver } from '@preproom/models/contract/room/signalling';
import type { LinePorts } from '../connectionQuality/connectionMonitor.ts';

/** Keeps what is stored in memory. */
export class FakeLinePorts implements LinePorts {
  readonly partId = '00000000-0000-4000-8000-0000000000aa';
  readonly stories: LineStoryPart[] = [];
  choice: DataSaver = 'off';

  dataSaver: LinePorts['dataSaver'] = {
    load: () => this.choice,
    save: (choice) => {
      this.choice = choice;
    },
  };

  keepStory = async (_roomid: string, part: LineStoryPart) => {
    this.stories.push(part);
  };
}
