// Which folder may import which. The check "allowed imports" of `npm run check` reads this table and nothing else.
// A room is a folder with everything in it that has no line of its own; `name/*.ts` are the files directly in a folder, `*` is any
// one name: a noun that imports no other has no line of its own. What is inside a room may import each other. Everywhere below, a line
// names only what stands lower in the product.

export interface Room {
  /** The most exact pattern that fits a file is its room. */
  room: string;
  may: readonly string[];
}

/** Lines of names in `folder`, each with the names in it that it may import; all of them may import `always` as well. */
function roomsIn(folder: string, always: readonly string[], lines: Record<string, string>): Room[] {
  return Object.entries(lines).map(([name, lower]) => ({
    room: `${folder}/${name}`,
    may: [...always, ...named(folder, lower)],
  }));
}

function named(folder: string, names: string): string[] {
  return names.split(' ').flatMap((name) => (name === '' ? [] : `${folder}/${name}`));
}

const CONTRACT = [
  // Lists of what all nouns declare, and the current-user call, which is put together from many.
  ...roomsIn('models/contract', ['models/contract'], { '*.ts': '', testing: '' }),
  ...roomsIn('models/contract', [], { http: '' }),
  ...roomsIn('models/contract', ['models/contract/http'], {
    '*': '',
    jobs: 'accounts',
    sessions: 'readings',
    // What the search finds: orders and sessions with their states.
    team: 'payments sessions',
    room: 'catalogues readings sessions',
    payments: 'sessions',
    notifications: 'accounts sessions',
    inbox: 'accounts room sessions',
    referrals: 'accounts payments',
    // The team's changes of a program are in the audit log and can be undone.
    programs: 'accounts payments sessions team',
    learners: 'accounts catalogues payments sessions',
    assessments: 'accounts catalogues readings room',
    reports: 'catalogues payments readings room sessions',
    // What a mentor reads before a session: the learner's last feedback and assessments.
    // What sessions earn, in statements like those of affiliates.
    mentors: 'accounts assessments catalogues payments reports sessions',
    // The list of the data kept about a person names the limits of many nouns.
    privacy: 'accounts inbox jobs notifications programs readings referrals reports room',
    // Names of criteria, readings and rounds, which pages and PDFs share.
    words: 'catalogues readings reports sessions',
  }),
];

const DB = [
  // `collections.ts` lists every model. An area reaches the others' documents through `Database`, not through their files.
  ...roomsIn('models/db', ['models/contract', 'models/db'], { '*.ts': '' }),
  ...roomsIn('models/db', ['models/contract', 'models/db', 'models/runtime'], { testing: '' }),
  // Each model has a rule for the personal data in it, of a type in `privacy`.
  ...roomsIn('models/db', ['models/contract', 'models/db/*.ts', 'models/db/privacy'], {
    '*': '',
    // Both keep sanitized HTML whose words a search finds.
    jobs: 'blogs',
    sessions: 'readings',
    // A report from the room is handled like a message.
    room: 'inbox readings sessions',
    // Every change of the team is in the audit log.
    team: 'operations',
    // Each upgrade rewrites old documents as the models of today want them.
    upgrades: 'blogs jobs mentors',
  }),
];

const MODELS = ['models/contract', 'models/db', 'models/runtime'];

const BELOW: Room[] = [
  // A database for one machine that knows nothing of the product.
  { room: 'models/embedded', may: [] },
  { room: 'models/runtime', may: ['models/contract'] },
  // Who calls is in the database.
  { room: 'models/runtime/authenticate.ts', may: MODELS },
  { room: 'signalling/src', may: MODELS },
];

const SERVER = [
  // Only the server's start imports signalling, to run both in one process, and the embedded database.
  ...roomsIn('server/src', [...MODELS, 'models/embedded', 'server/src', 'signalling/src'], {
    'main.ts': '',
    'startProduct.ts': '',
  }),
  ...roomsIn('server/src', MODELS, {
    // Nothing but this list names a feature.
    'features.ts': 'features',
    // What every feature is given; the guard of one-time codes counts for all of them.
    'deps.ts':
      'adapters backgroundJobs config currentUser faceModel features/accounts/codeGuard.ts files http mail notifications serviceChecks undo',
    'feature.ts': 'backgroundJobs currentUser deps.ts http mail undo',
    'composition.ts': 'backgroundJobs currentUser deps.ts feature.ts features.ts http mail undo',
    'app.ts': 'apiDocs composition.ts deps.ts http pages publicAnswers',
    // Services without a noun.
    backgroundJobs: '',
    content: '',
    // The type of what a noun adds to the current-user call.
    currentUser: '',
    faceModel: '',
    i18n: '',
    notifications: 'backgroundJobs',
    // What the team enters of what we owe people: to mentors and to affiliates.
    payouts: 'backgroundJobs',
    pdf: '',
    config: 'faceModel',
    adapters: 'config runner/protocol.ts',
    files: 'config',
    http: 'config',
    mail: 'adapters backgroundJobs i18n',
    undo: 'http',
    lists: 'deps.ts http',
    apiDocs: 'http',
    publicAnswers: 'http',
    serviceChecks: 'config files',
    pages: 'config faceModel http i18n publicAnswers',
  }),
  // A process of its own that is given none of the product's data.
  {
    room: 'server/src/runner',
    may: [
      'models/contract',
      'models/runtime',
      'server/src/config/runnerSettings.ts',
      'server/src/files/fairQueue.ts',
      'server/src/runner/protocol.ts',
    ],
  },
  // What it is sent.
  { room: 'server/src/runner/protocol.ts', may: ['models/contract'] },
  { room: 'server/src/backup', may: [...MODELS, 'models/embedded', 'server/src/files'] },
];

const SERVICES = named(
  'server/src',
  'adapters backgroundJobs config content currentUser deps.ts faceModel feature.ts files http i18n lists mail notifications payouts pdf serviceChecks undo',
);

const SERVER_FEATURES = roomsIn('server/src/features', [...MODELS, ...SERVICES], {
  '*': '',
  // `sessions` and `accounts` are the base on which others build.
  // Both people of a session may read its files.
  accounts: 'sessions',
  assessments: 'sessions',
  notifications: 'sessions',
  payments: 'sessions',
  readings: 'sessions',
  reports: 'sessions',
  room: 'sessions',
  team: 'sessions',
  referrals: 'accounts',
  learners: 'accounts sessions',
  mentors: 'accounts sessions',
  site: 'accounts sessions',
  // Put together from many nouns, and imported by none: the archive, leaving.
  privacy: 'accounts assessments learners mentors sessions',
});

const CLIENT = roomsIn('client/src', ['models/contract'], {
  '*.ts': '*.ts app lib ui',
  app: 'features shared call code devices face recording resume speech ui lib',
  // Features do not import each other: what several show of a noun is in `shared`.
  'features/*': 'shared call code devices face recording resume speech ui lib',
  shared: 'call code devices face recording resume speech ui lib',
  devices: 'call ui lib',
  call: 'lib',
  code: 'lib',
  face: 'lib',
  recording: 'lib',
  resume: 'lib',
  speech: 'lib',
  ui: 'lib',
  lib: '',
  locales: '',
});

export const ROOMS: readonly Room[] = [
  ...CONTRACT,
  ...DB,
  ...BELOW,
  ...SERVER,
  ...SERVER_FEATURES,
  ...CLIENT,
];

/** Tests and `testing` folders of these parts may import all of the part and of the models. Those of the client keep its rules. */
export const FREE_TESTS = ['models', 'server/src', 'signalling/src'];

export interface PackageRule {
  room: string;
  /** The packages that it may import; without this line any that its package.json lists. */
  only?: readonly string[];
  never?: readonly string[];
  unless?: RegExp;
  why: string;
}

const TEST = /\.test\.tsx?$|\/testing\//;

export const PACKAGE_RULES: readonly PackageRule[] = [
  {
    room: 'models/contract',
    only: ['zod', 'date-fns/*', '@date-fns/tz'],
    unless: TEST,
    why: 'it runs in browsers too, and the index of date-fns is 300 files that every process would load',
  },
  {
    room: 'models/embedded',
    only: ['bson', 'node:*'],
    unless: TEST,
    why: 'the embedded database knows nothing of the product',
  },
  { room: 'client/src', never: ['node:*', 'mongoose'], why: 'it runs in browsers' },
  {
    room: 'server/src/features',
    never: ['express'],
    unless: /\.router\.ts$|\.test\.ts$/,
    why: 'handlers take what their call holds; only *.router.ts mounts Express routes',
  },
];

/** The folders in each of these may not need each other in a circle, by types either. Files directly in them are lists. */
export const WITHOUT_CIRCLES = [
  'models/contract',
  'models/db',
  'models/embedded',
  'server/src',
  'server/src/features',
  'client/src',
  'client/src/features',
  'client/src/shared',
  'client/src/features/room',
  'client/src/call',
  'client/src/code',
  'client/src/face',
  'client/src/recording',
  'client/src/resume',
  'client/src/speech',
  'client/src/ui',
];
