import { saveConnectionHistory } from '@preproom/models/contract/room/connectionHistory';
import { callApi } from '../../lib/api.ts';
import type { ConnectionMonitorPorts } from '../connectionQuality/connectionMonitor.ts';

/** Uses `keepalive`, so that the browser completes the request even when the page is being closed. */
export const saveHistory: ConnectionMonitorPorts['saveHistory'] = async (roomid, part) => {
  await callApi(saveConnectionHistory, { params: { roomid }, body: part, keepalive: true });
};
