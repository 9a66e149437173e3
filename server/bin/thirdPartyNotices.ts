import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShippedPackage, shippedPackages } from './shippedPackages.ts';

/** In the folder that browsers load from, and so in the image too. */
export const NOTICES_FILE = 'third-party-notices.txt';

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;

/** Where a package's own data says less than its licence asks for. */
const ADDED: Record<string, string> = {
  jszip: 'Used under the MIT licence, of the two that it offers.',
  pyodide: 'Source: https://github.com/pyodide/pyodide. Holds CPython (PSF-2.0) and its standard library.',
};

const OURS = `Face Landmarker (face_landmarker.task), by Google
Licence: Apache-2.0
`;

/** Writes the licences of all packages that are part of the product, each text once, with the packages that it is for. */
export function writeNotices(root: string, folder: string): void {
  const installed = shippedPackages(root).filter(({ path }) => existsSync(join(root, path)));
  const byText = Map.groupBy(installed, (one) => licenceText(root, one));
  const parts = [...byText].map(([text, packages]) => {
    const names = packages.map((one) => titleOf(root, one)).sort();
    return `${[...new Set(names)].join('\n')}\n\n${text}`;
  });
  const model = readFileSync(join(root, 'server/src/faceModel/LICENSE'), 'utf8').trim();
  const all = ['What PrepRoom is made of, and under which licences.', `${OURS}\n${model}`, ...parts];
  writeFileSync(join(folder, NOTICES_FILE), `${all.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

function titleOf(root: string, { path, name, version, license }: ShippedPackage): string {
  const { author, repository } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const by = typeof author === 'object' ? author?.name : author;
  const source = typeof repository === 'object' ? repository?.url : repository;
  const facts = [`Licence: ${license || 'see below'}`, by && `Author: ${by}`, source && `Source: ${source}`];
  return [`${name} ${version}`, ...facts, ADDED[name]].filter(Boolean).join('\n  ');
}

function licenceText(root: string, { path }: ShippedPackage): string {
  const files = readdirSync(join(root, path), { withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
    .map(({ name }) =>
      readFileSync(join(root, path, name), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    );
  return (
    texts.join('\n\n') || 'The package comes without a text of its licence; the name above says which it is.'
  );
}
