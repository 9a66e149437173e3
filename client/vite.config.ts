import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { bundleAsText } from './build/bundleAsText.ts';
import { dropSchemas } from './build/dropSchemas.ts';
import { pythonSnapshot } from './build/pythonSnapshot.ts';
// Read by the Lingui plugins. Imported so that a change of it renews what Vite and Vitest keep of the code.
import '../lingui.config.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
const proxied: Record<string, ProxyOptions> = Object.fromEntries(
  ['/api', '/demo/enter', '/face-model', '/files', '/healthz', '/runner'].map((prefix) => [
    prefix,
    { target: api },
  ]),
);

/** Of the icons that pages share, those of the public frame, the home page, `ui` and the log-in page. The others are in a file of their own. */
const FIRST_ICONS = [
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-check',
  'circle-exclamation-point',
  'ellipsis',
  'file-text',
  'info',
  'key-round',
  'log-out',
  'loader-circle',
  'lock',
  'message-square',
  'mic',
  'monitor-up',
  'send',
  'shield-check',
  'star',
  'user-round',
  'video',
  'wallet',
  'wifi-off',
  'x',
];
/** Those that only the public pages of mentors and the sample report add, so that visitors do not load everyone's. */
const PUBLIC_ICONS = [
  'calendar-clock',
  'chevron-left',
  'external-link',
  'search',
  'sliders-horizontal',
  'target',
];
const PUBLIC_ICONS_CHUNK = {
  name: 'public-icons',
  test: new RegExp(`/node_modules/lucide-react/dist/esm/icons/(?:${PUBLIC_ICONS.join('|')})\\.`),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};
const ICONS_CHUNK = {
  name: 'icons',
  // The mark of what is not saved stays with code and board, which load when they are opened.
  test: /\/node_modules\/lucide-react\/dist\/esm\/icons\/(?!cloud-off\.)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/**
 * Code that pages share, in one file: it compresses better and arrives sooner than a file for each set of pages. Excludes what
 * the first view never needs: uploads, most form controls, the team's lists, and everything built on react-aria, react-hook-form, zod or d3.
 */
const BASE_CHUNK = {
  name: 'base',
  test: new RegExp(
    [
      '/node_modules/(react|react-dom|scheduler|use-sync-external-store(?!.*with-selector)|react-router|zustand)/',
      `/node_modules/lucide-react/(?!dist/esm/icons/(?!(?:${FIRST_ICONS.join('|')})\\.))`,
      '/node_modules/(@tanstack(?!.*(?:infiniteQueryObserver|useInfiniteQuery))|@lingui)/',
      '/client/src/lib/(?!batchDelivery|files/|delivery|keys/|list/|live/|page/(?:pageLife|useLeaveGuard)|sessionPaths|texts/(?:connectionAdvice|criteria|faqs|reportReason|words)|useCopy)',
      '/client/src/app/(?:layout/|lazyPage)',
      '/client/src/lib/live/liveSocketContext',
      '/client/src/ui/(?!Accordion|AssessmentMark|Breadcrumb|Connection|\\w*Dialog|NewsBanner|StarsShown|KeyList|Pagination|QueryView|ShareLink|chart/|forms/|list/|session/)',
      '/client/src/ui/forms/(?:fieldStyle|limit/useLimitNote|SubmitButton|TextField|TextArea|Honeypot|uploads)\\.',
      '/models/contract/accounts/team/rights\\.ts$',
      '/models/contract/\\w+/(attempts|blogs|digits|durations|endpoint|errors|folders|forms|guardian|language|mail|meetingTime|onboarding|ownPath|page|paging|products|theme|users|waitlist)\\.ts$',
      '/models/contract/(?:currentUser|referrals/paths)\\.ts$',
    ].join('|'),
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What the list of mentors and a mentor's page share: small files that compress better together. */
const MENTORS_CHUNK = {
  name: 'mentors',
  test: new RegExp(
    [
      '/models/contract/catalogues/(?:expertise(?!Areas)|languages)',
      '/client/src/shared/mentors/directory/(?:MentorStars|RepliesWithin)',
    ].join('|'),
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** One file for all dialogs, and what asks before a page is left: the route table names every shared file. */
const DIALOG_CHUNK = {
  name: 'dialog',
  test: /\/client\/src\/(?:ui\/\w*Dialog\.tsx|lib\/page\/useLeaveGuard\.ts)$/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** The lobby and what it shares with other pages that open camera and microphone. */
const LOBBY_CHUNK = {
  name: 'lobby',
  test: new RegExp(
    [
      '/client/src/devices/',
      '/client/src/call/(?:media/|callPorts|machine/callState|adapters/(?:browserMedia|tabSeat))',
      '/client/src/features/room/(?:devices/|parts/|lobby/(?!ConnectionCheck|connectionCheck|useConnectionCheck)|connection/relayPreference)',
    ].join('|'),
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** How Vite and Rolldown load chunks: all that the entry needs, so that it fetches nothing else before the first paint. */
const LOADER_CHUNK = { name: 'loader', test: /vite\/preload-helper|rolldown\/runtime/ };

const BROWSER_OUTPUT = {
  codeSplitting: {
    groups: [
      LOADER_CHUNK,
      BASE_CHUNK,
      MENTORS_CHUNK,
      PUBLIC_ICONS_CHUNK,
      ICONS_CHUNK,
      DIALOG_CHUNK,
      LOBBY_CHUNK,
    ],
  },
  // The tables of routes and catalogues name every chunk, and names do not compress: the manifest tells which file is what.
  chunkFileNames: ({ name }: { name: string }) =>
    name === 'main' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui({ failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    dropSchemas(),
    bundleAsText(),
    pythonSnapshot(),
    faceWasm(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Python’s side in scripts (client/src/code/run) is a text of 990 kB, loaded when Python first runs.
    chunkSizeWarningLimit: 1100,
    // The Content-Security-Policy lets fonts come from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(isSsrBuild ? {} : { output: BROWSER_OUTPUT }),
    },
  },
  // The server's pages are drawn by React's production version whatever NODE_ENV says, and need no package beside them.
  ssr: { noExternal: true },
  server: { proxy: { ...proxied, '/socket.io': { target: api, ws: true } } },
}));

/**
 * Puts MediaPipe's WebAssembly under the address that the contract names (FACE_WASM_PATH), in the build and in the dev server.
 * The module flavour alone: the face is read in a module worker.
 */
function faceWasm(): Plugin {
  const folder = 'mediapipe/0.10.35/wasm';
  const types = {
    'vision_wasm_module_internal.js': 'text/javascript',
    'vision_wasm_module_internal.wasm': 'application/wasm',
  };
  const source = path.join(import.meta.dirname, '../node_modules/@mediapipe/tasks-vision/wasm');
  return {
    name: 'face-wasm',
    async generateBundle() {
      if (this.environment.name === 'ssr') return;
      for (const name of Object.keys(types)) {
        const bytes = await readFile(path.join(source, name));
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: bytes });
      }
    },
    configureServer(server) {
      for (const [name, type] of Object.entries(types)) {
        server.middlewares.use(`/${folder}/${name}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          createReadStream(path.join(source, name)).pipe(response);
        });
      }
    },
  };
}
