import type { Folder } from '@preproom/models/contract/accounts/folders';
import type { PushChange, RoomClosedReason } from '@preproom/models/contract/room/signalling';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { CreateLimiter } from '@preproom/models/runtime/limits';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Types } from 'mongoose';
import type { ProgramRunner } from './adapters/programRunner.ts';
import type { Razorpay } from './adapters/razorpay.ts';
import type { TextMessages } from './adapters/textMessages.ts';
import type { WebPush } from './adapters/webPush.ts';
import type { Jobs } from './backgroundJobs/jobs.ts';
import type { Config } from './config/config.ts';
import type { ReadCurrentUserParts } from './currentUser/currentUserPart.ts';
import type { FaceModel } from './faceModel/faceModel.ts';
import type { CodeGuard } from './features/accounts/codeGuard.ts';
import type { MakeFile } from './files/fileProcesses.ts';
import type { FileStorage } from './files/fileStorage.ts';
import type { Client } from './http/client.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Notify } from './notifications/notifier.ts';
import type { ServiceChecks } from './serviceChecks/serviceChecks.ts';
import type { ProxyWatch } from './serviceChecks/unbelievedProxies.ts';
import type { Undos } from './undo/undo.ts';

/** What every feature is given. A function that needs little of it says so: `Pick<AppDeps, 'database' | 'clock'>`. */
export interface AppDeps {
  config: Config;
  database: Database;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  limiter: CreateLimiter;
  faceModel: FaceModel;
  jobs: Jobs;
  mail: Mailer;
  /** Tells a person something in the page. */
  notify: Notify;
  /** Sends notifications to browsers without an open page. */
  webPush: WebPush;
  /** Sends short texts to phones; null where no provider is set up. */
  textMessages: TextMessages | null;
  /** Runs programs; null where no runner is set up. */
  programRunner: ProgramRunner | null;
  /** The content of uploaded files. */
  storage: FileStorage;
  /** Makes a file for a person, such as a PDF, outside this process. */
  makeFile: MakeFile;
  codeGuard: CodeGuard;
  /** The payment provider. */
  payments: Razorpay;
  /** What the product depends on, as it was found last. */
  checks: ServiceChecks;
  proxies: ProxyWatch;
  /** http://host:port of this process without a trailing slash, once it listens. */
  ownUrl(): string;
  events: Events;
  /** What the features add to the current-user answer. */
  currentUserParts: ReadCurrentUserParts;
  /** How a change in the audit log is taken back; undefined for one that cannot be. */
  undoOf: Undos;
  /** Cuts the live sockets of a login that has ended. */
  endLogin(loginId: string): void;
  /** Disconnects everyone in this room and sends them the reason. */
  closeRoom(roomid: string, reason: RoomClosedReason): void;
  /** Call it after the write. */
  pushChange: PushChange;
  /** Tells the learner's page which question is shown on its screen. Call it after the write. */
  publishShownQuestion(roomid: string): void;
  isSignallingReady(): boolean;
}

/** Events between features: one emits, others listen (`on` of a feature), and neither imports the other. Each call resolves after all listeners have. */
export interface Events {
  /** A new account, before its first login. */
  signedUp(event: { client: Client; log: Log; user: { _id: Types.ObjectId } }): Promise<void>;
  /** Before a learner's order is made. */
  ordering(event: { client: Client; log: Log; userId: Types.ObjectId }): Promise<void>;
  /** Before a person's own file is stored, replaced or removed; it then stays as it is if this throws. */
  fileChanging(event: { folder: Folder; ownerId: string }): Promise<void>;
}
