import { getProducts, type Product } from '@preproom/models/contract/business/products';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { PublicMentor } from '@preproom/models/contract/people/mentors';
import {
  type CurrentUser,
  getCurrentUser,
  logIn,
  logOut,
  type User,
} from '@preproom/models/contract/people/users';
import { type Blog, getBlogList } from '@preproom/models/contract/site/blogs';
import type { JobSummary } from '@preproom/models/contract/site/jobs';
import { create } from 'zustand';
import { asAppError, callApi } from './api.ts';
import { backoffMs } from './retry.ts';
import { whenIdle } from './whenIdle.ts';

/** How long the error banner stands. */
const ERROR_BANNER_MS = 3_000;
/** How long "Logging out…" can be read before the page goes home. */
const LOGOUT_REDIRECT_MS = 1_000;
const RETRY = { minMs: 2_000, maxMs: 8_000 };

/** The application state that the specification names. Whatever else comes from the server lives in the query cache. */
export interface AppState {
  isLoading: boolean;
  isFetchingData: boolean;
  error: AppError | null;
  hasAccount: boolean;
  verifyCode: boolean;
  OnboardingStep: number;
  user: User | null;
  otherInfo: CurrentUser['OtherInfo'];
  Products: Product[];
  /** The newest articles whole, as older clients know them; pages show them from lists of their own. */
  Blogs: Blog[];
  UserTranscation: CurrentUser['transcation'];
  hasActivePack: boolean;
  ActivePack: CurrentUser['ActivePack'];
  userSessions: CurrentUser['meeting'];
  userFeedback: CurrentUser['feedback'];
  /** When the account goes, as its person has asked; beyond the specification, since every page of theirs depends on it. */
  deletesAt: CurrentUser['deletesAt'];
  /** The first page of the verified mentors. */
  mentors: PublicMentor[];
  /** The first page of the open jobs, once somebody has looked at it. */
  jobs: JobSummary[];
}

export interface AppActions {
  /** Loads the person when the browser carries a login, waiting for a server that does not answer; programs and articles when the browser is idle. */
  start(hasLogin: boolean): Promise<void>;
  /** Throws AppError. */
  logIn(credentials: { email: string; password: string }): Promise<User>;
  /** The server has let this person in, whichever way they came. */
  enter(user: User): void;
  /** The code that was mailed came back: this address has no account yet, and is this person's. */
  codeVerified(): void;
  /** Ends the login on the server and goes home a second later. Throws AppError, and the login then stays. */
  logOut(): Promise<void>;
  /** Fetches the person's data again. Throws AppError. */
  refreshUser(): Promise<void>;
  /** Fetches the verified mentors; when that fails there are none. */
  loadMentors(): Promise<void>;
  /** The login is no more: forget everything that was the person's. */
  forgetUser(): void;
  /** Shows the error banner for 3 seconds. */
  showError(error: AppError): void;
}

const NOBODY = {
  user: null,
  otherInfo: {},
  UserTranscation: [],
  hasActivePack: false,
  ActivePack: null,
  userSessions: [],
  userFeedback: [],
  OnboardingStep: 0,
  deletesAt: null,
} satisfies Partial<AppState>;

export const INITIAL_STATE: AppState = {
  isLoading: true,
  isFetchingData: false,
  error: null,
  hasAccount: true,
  verifyCode: false,
  Products: [],
  Blogs: [],
  mentors: [],
  jobs: [],
  ...NOBODY,
};

let bannerTimer: ReturnType<typeof setTimeout> | undefined;
/** One call at a time: whoever asks meanwhile shares its answer. */
let refreshing: Promise<void> | undefined;

export const useStore = create<AppState & AppActions>()((set, get) => ({
  ...INITIAL_STATE,

  async start(hasLogin) {
    // Pages show them from queries of their own, so nobody waits for these: the first view comes first.
    void whenIdle().then(async () => {
      const [Products, Blogs] = await Promise.all([loadProducts(), loadBlogs()]);
      set({ Products, Blogs });
    });
    if (hasLogin) await loadUserPatiently();
    set({ isLoading: false });
    // Whoever may book one; visitors have no use for them.
    if (get().user?.role === 'user') void whenIdle().then(get().loadMentors);
  },

  async logIn(credentials) {
    const { data } = await callApi(logIn, { body: credentials });
    get().enter(data);
    return data;
  },

  enter(user) {
    const { hasAccount, verifyCode } = INITIAL_STATE;
    set({ user, hasAccount, verifyCode });
    // The login stands whatever becomes of the rest, which pages fetch again when they need it.
    void get().refreshUser().catch(get().showError);
  },

  codeVerified: () => set({ verifyCode: true, hasAccount: false }),

  async logOut() {
    await callApi(logOut, {});
    // A new document, so that nothing of the person is left in this one's memory.
    setTimeout(() => window.location.assign('/'), LOGOUT_REDIRECT_MS);
  },

  refreshUser() {
    refreshing ??= fetchUser().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  },

  async loadMentors() {
    // Not among what the first view waits for.
    const { getMentors } = await import('@preproom/models/contract/people/mentors');
    const mentors = await callApi(getMentors, { query: {} }).then(
      ({ data }) => data,
      () => [],
    );
    set({ mentors });
  },

  forgetUser: () => set(NOBODY),

  showError(error) {
    set({ error });
    clearTimeout(bannerTimer);
    bannerTimer = setTimeout(() => set({ error: null }), ERROR_BANNER_MS);
  },
}));

async function fetchUser(): Promise<void> {
  const { setState, getState } = useStore;
  setState({ isFetchingData: true });
  try {
    setState(personState(await callApi(getCurrentUser, {})));
  } catch (failure) {
    if (asAppError(failure).code === 'signed_out') getState().forgetUser();
    throw asAppError(failure);
  } finally {
    setState({ isFetchingData: false });
  }
}

function personState(answer: CurrentUser): Partial<AppState> {
  return {
    user: answer.data,
    otherInfo: answer.OtherInfo,
    UserTranscation: answer.transcation,
    hasActivePack: answer.hasActivePack,
    ActivePack: answer.ActivePack,
    userSessions: answer.meeting,
    userFeedback: answer.feedback,
    OnboardingStep: answer.OnboardingStep,
    deletesAt: answer.deletesAt,
  };
}

/** The specification shows nothing when the programs cannot be loaded: the list falls back to empty. */
async function loadProducts(): Promise<Product[]> {
  return callApi(getProducts, {}).then(
    ({ product }) => product,
    () => [],
  );
}

async function loadBlogs(): Promise<Blog[]> {
  return callApi(getBlogList, {}).then(
    ({ data }) => data,
    () => [],
  );
}

/** A server that cannot answer says nothing about the login: keep asking rather than show the person the log-in page. */
async function loadUserPatiently(): Promise<void> {
  const { refreshUser, showError } = useStore.getState();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await refreshUser();
    } catch (failure) {
      const error = asAppError(failure);
      if (error.code === 'signed_out') return;
      showError(error);
      await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt, RETRY)));
    }
  }
}
