import {
  type Environment,
  generatedSecret,
  readSettings,
  requireInProduction,
  SHARED_SETTINGS,
} from '@preproom/models/runtime/settings';

/** Every setting of the signalling service as a process of its own, each with the sentence that documents it. */
export const SIGNALLING_SETTINGS = {
  ...SHARED_SETTINGS,
  MONGODB_URI: SHARED_SETTINGS.MONGODB_URI.unwrap().describe(
    'The MongoDB to use; `npm run db` starts the embedded one and prints its address.',
  ),
};

export type Config = ReturnType<typeof loadConfig>;

/** Reads every setting; throws SettingsError that names all faults. The only reader of the environment. */
export function loadConfig(env: Environment) {
  const settings = readSettings(SIGNALLING_SETTINGS, env);
  requireInProduction(settings, {
    'JWT_SECRET (at least 32 characters)': !settings.JWT_SECRET,
    PUBLIC_URL: !settings.PUBLIC_URL,
  });
  return {
    ...settings,
    isProduction: settings.NODE_ENV === 'production',
    jwtSecret: settings.JWT_SECRET ?? generatedSecret(settings.DATA_DIR, 'jwt-secret'),
  };
}
