import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../bin/tool.ts';

export interface Service {
  image?: string;
  profiles?: string[];
  logging?: { driver: string; options: Record<string, string> };
  environment?: Record<string, string>;
  ports?: string[];
  depends_on?: Record<string, unknown> | string[];
  stop_grace_period?: string;
  command?: string[];
  networks?: Record<string, { ipv4_address: string }> | string[];
}
interface Compose {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } }>;
}

/** docker-compose.yml as it is written, with its anchors resolved. */
export const COMPOSE: Compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), {
  merge: true,
});

/** What an operator would put into `.env`: everything that compose insists on, and the runner. */
export const GIVEN = {
  SITE_ADDRESS: 'interviews.example',
  JWT_SECRET: 'x'.repeat(32),
  PAN_SECRET: 'p'.repeat(32),
  TURN_SECRET: 's'.repeat(32),
  TURN_EXTERNAL_IP: '203.0.113.7',
  CONTACT_EMAIL: 'help@interviews.example',
  GRIEVANCE_OFFICER: 'Example Officer',
  SMTP_URL: 'smtp://mail.example:587',
  RUNNER_URL: 'http://runner:3000',
  RUNNER_SECRET: 'r'.repeat(32),
  RAZORPAY_KEY_ID: 'rzp_live_example',
  RAZORPAY_KEY_SECRET: 'k'.repeat(24),
  RAZORPAY_WEBHOOK_SECRET: 'w'.repeat(32),
};

/** What compose would put in place of `${NAME}`, `${NAME:-default}` and `${NAME:?reason}`. */
export function fill(text: string): string {
  return text.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, name: string, kind?: string, rest?: string) => {
    const value = (GIVEN as Record<string, string>)[name];
    return value ?? (kind === '-' ? (rest ?? '') : '');
  });
}

/** The environment that compose would hand to a container of this service. */
export function environmentOf(service: string): Record<string, string> {
  const environment = COMPOSE.services[service]?.environment ?? {};
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}
