// npm run sbom: prints what the product is made of as CycloneDX 1.5 JSON, by package-lock.json. Needs no internet and no installation.
// npm's own `npm sbom` stops at the peer dependencies of tools, and with `--omit=dev` leaves out what tests name as well (React, Express).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ShippedPackage, shippedPackages } from './shippedPackages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A licence by its SPDX id, as opposed to an expression of several. */
const ID = /^[\w.+-]+$/;

const { name, version, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const packages = shippedPackages(ROOT);
const refs = new Map(packages.map((one) => [one.path, `${one.path}@${one.version}`]));

console.log(
  JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { 'bom-ref': name, type: 'application', name, version, description } },
      components: packages.map(componentOf),
      dependencies: packages.map(({ path, needs }) => ({
        ref: refs.get(path),
        dependsOn: needs.map((need) => refs.get(need)),
      })),
    },
    null,
    2,
  ),
);

function componentOf(one: ShippedPackage) {
  const [algorithm, hash = ''] = one.integrity.split('-');
  return {
    'bom-ref': refs.get(one.path),
    type: 'library',
    name: one.name,
    version: one.version,
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    ...(one.license && { licenses: [licenceOf(one.license)] }),
  };
}

function licenceOf(license: string) {
  // Some old packages name a family of licences.
  if (license === 'BSD') return { license: { name: license } };
  return ID.test(license)
    ? { license: { id: license } }
    : { expression: license.replace(/^\((.*)\)$/, '$1') };
}
