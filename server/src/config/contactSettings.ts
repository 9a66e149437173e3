import type { ContactSettings } from '@preproom/models/contract/http/page';
import { z } from '@preproom/models/contract/http/zod';

/** The settings by which people reach whoever runs the installation. */
export const CONTACT_SETTINGS = {
  CONTACT_EMAIL: z.email().optional().describe('Your public e-mail address; pages show it.'),
  SOCIAL_FACEBOOK: socialLink('Facebook'),
  SOCIAL_LINKEDIN: socialLink('LinkedIn'),
  SOCIAL_INSTAGRAM: socialLink('Instagram'),
  GRIEVANCE_OFFICER: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('The name of your grievance officer, which Indian law requires on the site.'),
  GRIEVANCE_EMAIL: z
    .email()
    .optional()
    .describe("The grievance officer's own e-mail address; without it CONTACT_EMAIL is shown."),
};

function socialLink(network: string) {
  return z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(`Your page on ${network}; without it no page links there.`);
}

type Given = { [Name in keyof typeof CONTACT_SETTINGS]?: string | undefined };

/** What stands in for your own outside production, so that every link and name has something to show. */
const EXAMPLES: Given = {
  CONTACT_EMAIL: 'help@preproom.example',
  SOCIAL_FACEBOOK: 'https://facebook.example/preproom',
  SOCIAL_LINKEDIN: 'https://linkedin.example/company/preproom',
  SOCIAL_INSTAGRAM: 'https://instagram.example/preproom',
  GRIEVANCE_OFFICER: 'Example Officer',
};

/** What pages show of these settings; production has none but its own. */
export function contactSettings(settings: Given, isProduction: boolean): ContactSettings {
  const known = (name: keyof Given) => settings[name] ?? (isProduction ? undefined : EXAMPLES[name]);
  const email = known('CONTACT_EMAIL') ?? '';
  const social = [
    { name: 'Facebook', url: known('SOCIAL_FACEBOOK') },
    { name: 'LinkedIn', url: known('SOCIAL_LINKEDIN') },
    { name: 'Instagram', url: known('SOCIAL_INSTAGRAM') },
  ] as const;
  return {
    email,
    social: social.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    grievance: { officer: known('GRIEVANCE_OFFICER') ?? '', email: known('GRIEVANCE_EMAIL') ?? email },
  };
}
