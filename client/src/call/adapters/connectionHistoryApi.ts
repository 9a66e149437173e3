import { saveLineStory } from '@preproom/models/contract/room/connectionHistory';
import { callApi } from '../../lib/api.ts';
import type { LinePorts } from '../connectionQuality/connectionMonitor.ts';

/** Also when the page is being left: the browser finishes the request without it. */
export const keepStory: LinePorts['keepStory'] = async (roomid, part) => {
  await callApi(saveLineStory, { params: { roomid }, body: part, keepalive: true });
};
