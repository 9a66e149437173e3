import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from '@preproom/models/contract/http/zod';
import {
  type Environment,
  generatedSecret,
  list,
  readSettings,
  requireInProduction,
  requirePublicAddress,
  SettingsError,
  SHARED_SETTINGS,
} from '@preproom/models/runtime/settings';
import { SHIPPED_FACE_MODEL } from '../faceModel/faceModel.ts';
import { CONTACT_SETTINGS, contactSettings } from './contactSettings.ts';
import { PAYMENT_SETTINGS, paymentSettings } from './paymentSettings.ts';
import { DEMO_PROVIDER, providerList } from './providerSettings.ts';
import { REFERRAL_SETTINGS } from './referralSettings.ts';
import { RUNNER_URL_SETTING, runnerSettings } from './runnerSettings.ts';
import { S3_SETTINGS, s3Settings } from './s3Settings.ts';
import { SELLER_SETTINGS, sellerOnPages, sellerSettings } from './sellerSettings.ts';
import { trustedProxies } from './trustedProxies.ts';

/** Every setting of the server, each with the sentence that documents it. */
export const SERVER_SETTINGS = {
  ...SHARED_SETTINGS,
  EMBEDDED_DB: z.enum(['0', '1']).optional().describe('`1` allows the embedded database in production.'),
  TRUSTED_PROXIES: trustedProxies.describe(
    'Reverse proxies whose X-Forwarded-For is believed, as addresses or networks (10.0.0.0/8), separated by commas.',
  ),
  STUN_URLS: list
    .pipe(z.array(z.string().regex(/^stuns?:\S+$/, 'must look like stun:host:port')))
    .describe('STUN servers, separated by commas, that tell browsers their public address.'),
  TURN_URLS: list
    .pipe(z.array(z.string().regex(/^(turns?:\S+|none)$/, 'must look like turn:host:port')))
    .describe(
      'TURN servers, separated by commas, that relay calls when browsers cannot connect directly; `none` says on purpose that there is no relay.',
    ),
  TURN_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe("The secret shared with the TURN servers (coturn's static-auth-secret)."),
  ICE_RELAY_ONLY: z
    .enum(['0', '1'])
    .default('0')
    .describe('`1` sends all calls through the TURN servers, never directly.'),
  ADDRESS_LOG_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .optional()
    .describe(
      'Logs the network address of each request, and says in the privacy policy that you keep it for so many days; without it, no address is logged.',
    ),
  FACE_MODEL_PATH: z
    .string()
    .transform((path) => resolve(path))
    .refine(isReadableFile, { error: ({ input }) => `there is no readable file at ${input}` })
    .default(SHIPPED_FACE_MODEL)
    .describe('The path of your own face model, instead of the one that comes with the product.'),
  OIDC_PROVIDERS: providerList.describe(
    'Social login providers as a JSON list, in the order of the buttons; see docs/social-login.md.',
  ),
  ...CONTACT_SETTINGS,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'The mail server, as in smtps://user:password@host:465; without it, mails are only shown at /demo/outbox.',
    ),
  MAIL_FROM: z.email().optional().describe('The sender address of mails; without it CONTACT_EMAIL.'),
  PAN_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'The key that encrypts the PANs and payment details of mentors and the keys of authenticator apps; outside production one is generated into DATA_DIR (pan-secret). Several servers need the same. Keep a copy with the backups: with another key every mentor has to enter both again, and every authenticator app has to be set up again.',
    ),
  TEAM_SECOND_FACTOR: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe(
      '`required` opens the team pages only to members who log in with a passkey or an authenticator app besides.',
    ),
  TEXT_MESSAGES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where reminders by text message or WhatsApp are posted; without it there are none.'),
  TEXT_MESSAGES_TOKEN: z.string().min(1).optional().describe('The bearer token for TEXT_MESSAGES_URL.'),
  PUSH_SERVICES: list
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .describe(
      'Origins of push services, separated by commas, besides those of Google, Mozilla, Apple and Microsoft.',
    ),
  ...S3_SETTINGS,
  ...RUNNER_URL_SETTING,
  ...PAYMENT_SETTINGS,
  ...SELLER_SETTINGS,
  ...REFERRAL_SETTINGS,
  BRAND_NAME: z
    .string()
    .min(1)
    .max(60)
    .default('PrepRoom')
    .describe("The product's name on pages and in mails."),
};

/** What it costs to start with a new secret. */
const NEW_PAN_SECRET =
  'every mentor has to enter their PAN and payment details again, and authenticator apps have to be set up again';

export type Config = ReturnType<typeof loadConfig>;

/** Reads every setting; throws SettingsError that names all faults. The only reader of the environment. */
export function loadConfig(env: Environment) {
  const settings = readSettings(SERVER_SETTINGS, env);
  requireTogether(settings);
  requireInProduction(settings, {
    'JWT_SECRET (at least 32 characters)': !settings.JWT_SECRET,
    'PAN_SECRET (at least 32 characters)': !settings.PAN_SECRET,
    PUBLIC_URL: !settings.PUBLIC_URL,
    'MONGODB_URI (or EMBEDDED_DB=1, said on purpose)': !settings.MONGODB_URI && settings.EMBEDDED_DB !== '1',
    CONTACT_EMAIL: !settings.CONTACT_EMAIL,
    GRIEVANCE_OFFICER: !settings.GRIEVANCE_OFFICER,
    SMTP_URL: !settings.SMTP_URL,
    'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET': !settings.RAZORPAY_KEY_ID,
    'TURN_URLS and TURN_SECRET (or TURN_URLS=none, said on purpose: calls between two home networks then fail)':
      settings.TURN_URLS.length === 0,
  });
  requirePublicAddress(settings);
  const isProduction = settings.NODE_ENV === 'production';
  const contact = contactSettings(settings, isProduction);
  const jwtSecret = settings.JWT_SECRET ?? generatedSecret(settings.DATA_DIR, 'jwt-secret');
  return {
    ...settings,
    TURN_URLS: relaysOf(settings.TURN_URLS),
    OIDC_PROVIDERS:
      isProduction || settings.OIDC_PROVIDERS.length > 0 ? settings.OIDC_PROVIDERS : [DEMO_PROVIDER],
    isProduction,
    contact,
    s3: s3Settings(settings),
    runner: runnerSettings(settings),
    mailFrom: { name: settings.BRAND_NAME, address: settings.MAIL_FROM ?? contact.email },
    jwtSecret,
    teamNeedsSecondFactor: settings.TEAM_SECOND_FACTOR === 'required',
    /** Outside production one is generated when the first PAN is stored or read. */
    panSecret: () => settings.PAN_SECRET ?? generatedSecret(settings.DATA_DIR, 'pan-secret', NEW_PAN_SECRET),
    payments: paymentSettings(settings, jwtSecret),
    seller: sellerSettings(settings, settings.BRAND_NAME),
    sellerOnPages: sellerOnPages(settings),
  };
}

/** The relays among `TURN_URLS`, in which `none` stands for itself. */
function relaysOf(urls: string[]): string[] {
  return urls.filter((url) => url !== 'none');
}

function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Throws SettingsError where one setting makes no sense without another. */
function requireTogether({
  NODE_ENV,
  PUBLIC_URL,
  OIDC_PROVIDERS,
  TEXT_MESSAGES_URL,
  TURN_URLS,
  TURN_SECRET,
  ICE_RELAY_ONLY,
}: z.infer<z.ZodObject<typeof SERVER_SETTINGS>>) {
  if (NODE_ENV === 'production' && TEXT_MESSAGES_URL?.startsWith('http:'))
    throw new SettingsError(
      'NODE_ENV=production needs https: in TEXT_MESSAGES_URL: it is sent phone numbers.',
    );
  if (OIDC_PROVIDERS.length > 0 && !PUBLIC_URL)
    throw new SettingsError('OIDC_PROVIDERS needs PUBLIC_URL: providers send people back to it.');
  if (NODE_ENV === 'production' && OIDC_PROVIDERS.some(({ issuer }) => !issuer.startsWith('https:')))
    throw new SettingsError('NODE_ENV=production needs issuers with https: in OIDC_PROVIDERS.');
  const hasTurn = relaysOf(TURN_URLS).length > 0;
  if (hasTurn !== (TURN_SECRET !== undefined))
    throw new SettingsError('These settings go together: TURN_URLS and TURN_SECRET.');
  if (ICE_RELAY_ONLY === '1' && !hasTurn)
    throw new SettingsError('ICE_RELAY_ONLY=1 needs TURN_URLS and TURN_SECRET: there is no other relay.');
}
