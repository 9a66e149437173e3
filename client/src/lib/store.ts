import { logIn, logOut, type User } from '@preproom/models/contract/accounts/users';
import { type Blog, getBlogList } from '@preproom/models/contract/blogs/blogs';
import { type CurrentUser, getCurrentUser } from '@preproom/models/contract/currentUser';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { JobSummary } from '@preproom/models/contract/jobs/jobs';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import { getProducts, type Product } from '@preproom/models/contract/programs/products';
import { create } from 'zustand';
import { asAppError, callApi, orEmpty } from './api.ts';
import { endOwnLogin } from './endOwnLogin.ts';
import { backoffMs } from './retry.ts';
import { learnServerTime } from './serverTime.ts';
import { shownPerson } from './shownPerson.ts';
import { whenIdle } from './whenIdle.ts';

/** How long the error banner is shown. */
const ERROR_BANNER_MS = 3_000;
/** How long "Logging out…" can be read before the page goes home. */
const LOGOUT_REDIRECT_MS = 1_000;
const RETRY = { minMs: 2_000, maxMs: 8_000 };

/** The application state that the specification names, and what many pages need besides. All other server data is in the query cache. */
export interface AppState {
  /** At the start, and while an action of the store is under way. */
  isLoading: boolean;
  isFetchingData: boolean;
  error: AppError | null;
  hasAccount: boolean;
  verifyCode: boolean;
  OnboardingStep: number;
  user: User | null;
  otherInfo: CurrentUser['OtherInfo'];
  Products: Product[];
  /** The newest articles with their full text, as the specification has them. Pages use their own queries. */
  Blogs: Blog[];
  UserTranscation: CurrentUser['transcation'];
  /** The learner's packs, queued and ended ones too, and the programs they wait for: each program's card depends on them. */
  enrolments: CurrentUser['enrolments'];
  waitlist: CurrentUser['waitlist'];
  hasActivePack: boolean;
  ActivePack: CurrentUser['ActivePack'];
  introduction: CurrentUser['introduction'];
  userSessions: CurrentUser['meeting'];
  userFeedback: CurrentUser['feedback'];
  /** When the account will be deleted, if the user asked for it. */
  deletesAt: CurrentUser['deletesAt'];
  /** A member of the team who has to set up two-step login first. */
  needsSecondFactor: boolean;
  /** Whether somebody is logged in is not known yet; pages that need to know wait. */
  isUserPending: boolean;
  /** Why the user could not be loaded yet; pages that need one show it. */
  userError: AppError | null;
  /** A login has ended while its person was using the page: the log-in page says so. */
  hasLoginEnded: boolean;
  /** The first page of the verified mentors. */
  mentors: PublicMentor[];
  /** The first page of the open jobs, once it was viewed. */
  jobs: JobSummary[];
}

export interface AppActions {
  /** Loads the user if there is a login, retrying while the server is unreachable; programs and articles when idle, after this time. */
  start(hasLogin: boolean, idleAfterMs?: number): Promise<void>;
  /** Throws AppError. */
  logIn(credentials: { email: string; password: string }): Promise<User>;
  /** Stores the user after any kind of log-in or sign-up. */
  enter(user: User): void;
  /** An e-mailed code was correct: what follows no longer starts from a known account. */
  codeVerified(): void;
  /** Logs out on the server and opens the home page a second later. Throws AppError; the login then remains. */
  logOut(): Promise<void>;
  /** Reloads the user. Throws AppError. */
  refreshUser(): Promise<void>;
  /** Loads the verified mentors; an empty list if that fails. */
  loadMentors(): Promise<void>;
  /** The login has ended: clears everything about the user. */
  forgetUser(): void;
  /** Shows the error banner for 3 seconds. */
  showError(error: AppError): void;
}

const NOBODY = {
  user: null,
  otherInfo: {},
  UserTranscation: [],
  enrolments: [],
  waitlist: [],
  hasActivePack: false,
  ActivePack: null,
  introduction: null,
  userSessions: [],
  userFeedback: [],
  OnboardingStep: 0,
  deletesAt: null,
  needsSecondFactor: false,
} satisfies Partial<AppState>;

/** It is known who is logged in, if anybody. */
const LOADED = { isLoading: false, isUserPending: false, userError: null } satisfies Partial<AppState>;

export const INITIAL_STATE: AppState = {
  isLoading: true,
  isUserPending: true,
  isFetchingData: false,
  error: null,
  hasAccount: true,
  verifyCode: false,
  Products: [],
  Blogs: [],
  mentors: [],
  jobs: [],
  userError: null,
  hasLoginEnded: false,
  ...NOBODY,
};

let bannerTimer: ReturnType<typeof setTimeout> | undefined;
/** Shares one request among callers while it is in flight. */
let refreshing: Promise<void> | undefined;

export const useStore = create<AppState & AppActions>()((set, get) => ({
  ...INITIAL_STATE,

  async start(hasLogin, idleAfterMs) {
    // Pages use their own queries, so these can wait until the browser is idle.
    void whenIdle(idleAfterMs).then(async () => {
      const [Products, Blogs] = await Promise.all([
        orEmpty(callApi(getProducts, {}).then(({ product }) => product)),
        orEmpty(callApi(getBlogList, {}).then(({ data }) => data)),
      ]);
      set({ Products, Blogs });
    });
    if (hasLogin) await loadUserPatiently();
    set({ isLoading: false, isUserPending: false });
    // Only logged-in users can book a mentor.
    if (get().user?.role === 'user') void whenIdle(idleAfterMs).then(get().loadMentors);
  },

  async logIn(credentials) {
    const { data } = await whileLoading(callApi(logIn, { body: credentials }));
    get().enter(data);
    return data;
  },

  enter(user) {
    const { hasAccount, verifyCode } = INITIAL_STATE;
    set({ user, hasAccount, verifyCode, hasLoginEnded: false });
    // A failure here doesn't undo the log-in; pages fetch what they need.
    void get().refreshUser().catch(get().showError);
  },

  codeVerified: () => set({ verifyCode: true, hasAccount: false }),

  async logOut() {
    await whileLoading(endOwnLogin(() => callApi(logOut, {})));
    // A full page load, so that none of the user's data stays in memory.
    setTimeout(() => window.location.assign('/'), LOGOUT_REDIRECT_MS);
  },

  refreshUser() {
    refreshing ??= fetchUser().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  },

  async loadMentors() {
    set({ mentors: await orEmpty(whileLoading(fetchMentors())) });
  },

  forgetUser: () => set({ ...NOBODY, ...LOADED, hasLoginEnded: get().hasLoginEnded || get().user !== null }),

  showError(error) {
    set({ error });
    clearTimeout(bannerTimer);
    bannerTimer = setTimeout(() => set({ error: null }), ERROR_BANNER_MS);
  },
}));

useStore.subscribe(({ user }) => shownPerson.set(user?._id ?? null));

export const setLoading = (isLoading: boolean) => useStore.setState({ isLoading });

/** Sets the loading flag until this action has succeeded or failed. */
export function whileLoading<Answer>(action: Promise<Answer>): Promise<Answer> {
  setLoading(true);
  return action.finally(() => setLoading(false));
}

async function fetchUser(): Promise<void> {
  const { setState, getState } = useStore;
  setState({ isFetchingData: true });
  const sentAtMs = performance.now();
  try {
    // No page reads the samples; the performance page has its own call for their percentages.
    const answer = await callApi(getCurrentUser, { query: { without: 'expression' } });
    learnServerTime(answer.serverNow, sentAtMs);
    setState({ ...personState(answer), ...LOADED });
  } catch (failure) {
    const error = asAppError(failure);
    if (error.code === 'signed_out') getState().forgetUser();
    // Pages that show the user keep showing them.
    else if (!getState().user) setState({ userError: error });
    throw error;
  } finally {
    setState({ isFetchingData: false });
  }
}

/** Loads the contract lazily, to keep it out of the first view. */
async function fetchMentors(): Promise<PublicMentor[]> {
  const { getMentors } = await import('@preproom/models/contract/mentors/mentors');
  return (await callApi(getMentors, { query: {} })).data;
}

function personState(answer: CurrentUser): Partial<AppState> {
  return {
    user: answer.data,
    otherInfo: answer.OtherInfo,
    UserTranscation: answer.transcation,
    enrolments: answer.enrolments,
    waitlist: answer.waitlist,
    hasActivePack: answer.hasActivePack,
    ActivePack: answer.ActivePack,
    introduction: answer.introduction,
    userSessions: answer.meeting,
    userFeedback: answer.feedback,
    OnboardingStep: answer.OnboardingStep,
    deletesAt: answer.deletesAt,
    needsSecondFactor: answer.needsSecondFactor ?? false,
  };
}

/** An unreachable server doesn't mean logged out, so this retries instead of showing the log-in page. It announces the first failure only. */
async function loadUserPatiently(): Promise<void> {
  const { getState } = useStore;
  for (let attempt = 1; getState().isUserPending; attempt += 1) {
    try {
      return await getState().refreshUser();
    } catch (failure) {
      const error = asAppError(failure);
      if (error.code === 'signed_out') return;
      if (attempt === 1) getState().showError(error);
      await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt, RETRY)));
    }
  }
}
