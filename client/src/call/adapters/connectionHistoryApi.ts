import { saveConnectionHistory } from '@preproom/models/contract/room/connectionHistory';
import { callApi } from '../../lib/api.ts';
import type { ConnectionMonitorPorts } from '../connectionQuality/connectionMonitor.ts';

/** Also when the page is being left: the browser finishes the request without it. */
export const saveHistory: ConnectionMonitorPorts['saveHistory'] = async (roomid, part) => {
  await callApi(saveConnectionHistory, { params: { roomid }, body: part, keepalive: true });
};
