import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShippedPackage {
  /** Its folder below the product's, as in `node_modules/express`. */
  path: string;
  name: string;
  version: string;
  /** As its package.json says it; empty for the few that say nothing. */
  license: string;
  /** Hash of what npm loads, as in `sha512-…`. */
  integrity: string;
  /** Paths of the packages that it needs. */
  needs: string[];
}

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Every package of others that the product is made of or needs to run, by package-lock.json: all but what only building and tests need. */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const isShipped = (path: string) =>
    path.includes('node_modules/') && !packages[path]?.dev && !packages[path]?.link;
  return Object.entries(packages)
    .filter(([path]) => isShipped(path))
    .map(([path, { name, version = '', license = '', integrity = '', ...needed }]) => ({
      path,
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      integrity,
      needs: Object.keys({ ...needed.dependencies, ...needed.optionalDependencies })
        .flatMap((one) => nearest(packages, path, one) ?? [])
        .filter(isShipped),
    }));
}

/** The path of the package that Node finds by this name from there. */
function nearest(packages: Record<string, LockEntry>, from: string, name: string): string | null {
  const within = `${from}/node_modules/${name}`;
  if (packages[within]) return within;
  const above = from.lastIndexOf('/node_modules/');
  if (above >= 0) return nearest(packages, from.slice(0, above), name);
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
}
