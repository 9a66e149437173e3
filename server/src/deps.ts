import type { RoomClosedReason } from '@preproom/models/contract/room/signalling';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import type { Jobs } from './backgroundJobs/jobs.ts';
import type { FaceModel } from './faceModel/faceModel.ts';
import type { CodeGuard } from './features/accounts/codeGuard.ts';
import type { FileStorage } from './files/fileStorage.ts';
import type { Mailer } from './mail/mailer.ts';

/** What the running process offers to every feature. */
export interface AppDeps {
  database: Database;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  /** Where several processes meet; null when this one serves alone. */
  redis: Redis | null;
  faceModel: FaceModel;
  jobs: Jobs;
  mail: Mailer;
  /** The content of uploaded files. */
  storage: FileStorage;
  codeGuard: CodeGuard;
  /** Cuts the live sockets of a login that has ended. */
  endLogin(loginId: string): void;
  /** Puts out whoever is in this room, and tells them why. */
  closeRoom(roomid: string, reason: RoomClosedReason): void;
  isSignallingReady(): boolean;
}
