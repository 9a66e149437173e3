import type { AppError } from '@preproom/models/contract/errors';
import { getProducts, type Product } from '@preproom/models/contract/products';
import { type CurrentUser, getCurrentUser, logIn, logOut, type User } from '@preproom/models/contract/users';
import { create } from 'zustand';
import { asAppError, callApi } from './api.ts';

/** How long the error banner stands. */
const ERROR_BANNER_MS = 3_000;
/** How long "Logging out…" can be read before the page goes home. */
const LOGOUT_REDIRECT_MS = 1_000;
const RETRY_DELAYS_MS = [2_000, 4_000, 8_000];

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
  Blogs: unknown[];
  UserTranscation: CurrentUser['transcation'];
  hasActivePack: boolean;
  ActivePack: CurrentUser['ActivePack'];
  userSessions: CurrentUser['meeting'];
  userFeedback: CurrentUser['feedback'];
  mentors: unknown[];
  jobs: unknown[];
}

export interface AppActions {
  /** Loads the programs, and the person when the browser carries a login; waits for a server that does not answer. */
  start(hasLogin: boolean): Promise<void>;
  /** Throws AppError. */
  logIn(credentials: { email: string; password: string }): Promise<User>;
  /** Ends the login on the server and goes home a second later. Throws AppError, and the login then stays. */
  logOut(): Promise<void>;
  /** Fetches the person's data again. Throws AppError. */
  refreshUser(): Promise<void>;
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
} satisfies Partial<AppState>;

export const INITIAL_STATE: AppState = {
  isLoading: true,
  isFetchingData: false,
  error: null,
  hasAccount: true,
  verifyCode: false,
  OnboardingStep: 0,
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
    void loadProducts().then((Products) => set({ Products }));
    if (hasLogin) await loadUserPatiently();
    set({ isLoading: false });
  },

  async logIn(credentials) {
    const { data } = await callApi(logIn, { body: credentials });
    set({ user: data });
    // The login stands whatever becomes of the rest, which pages fetch again when they need it.
    void get().refreshUser().catch(get().showError);
    return data;
  },

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
  };
}

/** The specification shows nothing when the programs cannot be loaded: the list falls back to empty. */
async function loadProducts(): Promise<Product[]> {
  return callApi(getProducts, {}).then(
    ({ product }) => product,
    () => [],
  );
}

/** A server that cannot answer says nothing about the login: keep asking rather than show the person the log-in page. */
async function loadUserPatiently(): Promise<void> {
  const { refreshUser, showError } = useStore.getState();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await refreshUser();
    } catch (failure) {
      const error = asAppError(failure);
      if (error.code === 'signed_out') return;
      showError(error);
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt)));
    }
  }
}

function retryDelayMs(attempt: number): number {
  return RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0;
}
