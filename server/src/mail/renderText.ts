import type { MailContent, MailFooter, MailPart } from './content.ts';

/** Renders a mail as plain text. */
export function renderText({ heading, parts }: MailContent, { lines, off }: MailFooter): string {
  const blocks = [heading, ...parts.map(textOf)];
  const last = [...lines, ...(off ? [`${off.label}: ${off.href}`] : [])];
  return `${blocks.join('\n\n')}\n\n-- \n${last.join('\n')}\n`;
}

function textOf(part: MailPart): string {
  if (part.is === 'code') return `    ${part.code}`;
  if (part.is === 'button') return `${part.label}:\n${part.href}`;
  return part.text;
}
