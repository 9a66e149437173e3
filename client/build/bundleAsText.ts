import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '?bundle';

/**
 * `import source from './file.ts?bundle'` gives the text of a script that needs no other file. For code that runs in the runner's
 * frame: no request leaves it, so it cannot load a script by its address.
 */
export function bundleAsText(): Plugin {
  return {
    name: 'bundle-as-text',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = await this.resolve(id.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return file && file.id + SUFFIX;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      // The server draws pages; it runs none of these scripts.
      const text = this.environment.name === 'ssr' ? '' : await bundle(id.slice(0, -SUFFIX.length));
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' };
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [bundleAsText()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      // What a script reads is handed to it; copies of WebAssembly within it would never be used.
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
