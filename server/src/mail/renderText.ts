import type { MailContent, MailFooter, MailPart } from './content.ts';

/** Renders a mail as plain text. */
export function renderText({ heading, parts }: MailContent, { lines, off }: MailFooter): string {
  const blocks = [heading, ...parts.map(textOf)];
  const last = [...lines, ...(off ? [`${off.label}: ${off.href}`] : [])];
  return `${blocks.join('\n\n')}\n\n-- \n${last.join('\n')}\n`;
}

function textOf(part: MailPart): string {
  if (part.is === 'code') return `    ${part.code}`;
  if (part.is === 'button') return linkText(part);
  if (part.is === 'links') return part.links.map(linkText).join('\n');
  if (part.is === 'facts') return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return part.text;
}

function linkText({ label, href }: { label: string; href: string }): string {
  return `${label}:\n${href}`;
}
