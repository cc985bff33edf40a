import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { localeTexts } from './scripts/vite-texts.ts'

/** The entry decides the theme, so nothing is painted before it has run: no flash of the other theme. */
const blockPaintUntilThemed: Plugin = {
  name: 'block-paint-until-themed',
  apply: 'build',
  transformIndexHtml: html => html.replace('<script type="module"', '<script type="module" blocking="render"'),
}

const stub = fileURLToPath(new URL('src/app/reactRouterStub.ts', import.meta.url))

/** Small things that nearly every page uses: together they are fewer bytes. */
const base =
  /src\/(language\/use|preferences\/use|machines\/useSelected)|node_modules\/(@xstate\/react\/|use-isomorphic-layout-effect\/)/

/** Icons, and the two that nearly every page shows. */
const icons =
  /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(arrow-left|ellipsis-vertical)\.)/

/** What both readers need for the first page; sheets, cards and viewers come when they are wanted. */
const readerCore =
  /react-router\/dist\/esm\/useCanGoBack|src\/(readers\/(Reader(Frame|Places)|outbox|panels|pointing|profil(edSettings|es)|reachable|readerOf|ReaderSettings|refusal|arbiter|settingsInForce|shortcuts|tapZones|use|wheel|viewer)|machines\/readerMachine|preferences\/(unsentProgress|kept)|api\/urls\/pages|generated\/publications\/publications\.calls)/

/** What stands around the page when it is called for, and is fetched a moment after the first page. */
const readerBars =
  /lucide-react\/dist\/esm\/icons\/(skip-|settings-2|maximize|minimize|circle-question-mark)|src\/readers\/(Reader(Bars|BottomBar|Button)|PageSlider|PlaceField|goal)\./

/** What the first page of a comic needs; strips, zoom, treatments and overviews come when they are wanted. */
const comicCore =
  /src\/readers\/comic\/(ComicSurface|PagedViewer|comic|comicShortcuts|desk|opening|pageCache|pageTurner|pagedStage|scale|spreads|use(Comic|ComicPointer|Differs|Extras|PageAddress))\.(tsx?|module\.css)$/

/** Assets are addressed relative to `<base href>`, which the serving program sets to the base path. */
export default defineConfig({
  base: './',
  plugins: [react(), localeTexts(), blockPaintUntilThemed],
  // React-admin's core imports React Router for its default adapter, which we replace: a stub saves 29 KiB.
  // The shim that brings useSyncExternalStore to React 17 is left out: React has it.
  resolve: {
    alias: [
      { find: /^react-router(-dom)?$/, replacement: stub },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // Older targets would turn :dir(rtl) into a list of languages, which is wrong where a page runs against its text.
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every route needs travels in one file: that is fewer bytes and fewer requests.
    rolldownOptions: {
      // A door (src/resources/X/index.ts) only names things: who takes a card through it does not load the lists behind it.
      treeshake: {
        moduleSideEffects: [{ test: /src\/(generated\/|resources\/[^/]+\/index\.ts)/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', tags: ['$initial'] },
            { name: 'base', test: base },
            { name: 'icons', test: icons },
            { name: 'calls', test: /src\/generated\/(books|series)\/\w+\.calls/ },
            { name: 'reader', test: readerCore },
            { name: 'comic', test: comicCore },
            { name: 'bars', test: readerBars },
          ],
        },
      },
    },
  },
})
