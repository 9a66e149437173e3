import {
  type Environment,
  generatedSecret,
  readSettings,
  requireInProduction,
  requirePublicAddress,
  SHARED_SETTINGS,
} from '@preproom/models/runtime/settings';

/** Every setting of the signalling service as a process of its own, each with its description. */
export const SIGNALLING_SETTINGS = {
  ...SHARED_SETTINGS,
  MONGODB_URI: SHARED_SETTINGS.MONGODB_URI.unwrap().describe(
    'The MongoDB to use; `npm run db` starts the embedded one and prints its address.',
  ),
};

export type Config = ReturnType<typeof loadConfig>;

/** What the service needs from the settings of the process that it runs in. */
export interface SignallingConfig {
  /** The product's own origin. Required in production; elsewhere this machine's own names are ours too. */
  publicOrigin: string | undefined;
  corsOrigins: string[];
  areReadingsOn: boolean;
  jwtSecret: string;
  isProduction: boolean;
}

export function signallingConfig(
  settings: Pick<Config, 'PUBLIC_URL' | 'CORS_ORIGINS' | 'READINGS' | 'jwtSecret' | 'isProduction'>,
): SignallingConfig {
  return {
    publicOrigin: settings.PUBLIC_URL,
    corsOrigins: settings.CORS_ORIGINS,
    areReadingsOn: settings.READINGS === 'on',
    jwtSecret: settings.jwtSecret,
    isProduction: settings.isProduction,
  };
}

/** Reads every setting; throws a SettingsError that lists every invalid setting. The only reader of the environment. */
export function loadConfig(env: Environment) {
  const settings = readSettings(SIGNALLING_SETTINGS, env);
  requireInProduction(settings, {
    'JWT_SECRET (at least 32 characters)': !settings.JWT_SECRET,
    PUBLIC_URL: !settings.PUBLIC_URL,
  });
  requirePublicAddress(settings);
  return {
    ...settings,
    isProduction: settings.NODE_ENV === 'production',
    jwtSecret: settings.JWT_SECRET ?? generatedSecret(settings.DATA_DIR, 'jwt-secret'),
  };
}
