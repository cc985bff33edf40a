import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { askAheadInPage } from './scripts/vite-ahead.ts'
import { packed, refuseCircles } from './scripts/vite-chunks.ts'
import { offlineWorker } from './scripts/vite-offline.ts'
import { headlessReactAdmin, refuseMaterialUi } from './scripts/vite-react-admin.ts'
import { localeTexts } from './scripts/vite-texts.ts'

/** The scripts decide the theme, so nothing is painted before they have run: no flash of the other theme. */
const holdPaint: Plugin = {
  name: 'hold-paint',
  apply: 'build',
  transformIndexHtml: html => html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
}

/**
 * Leaves out what the router and XState carry for uses that do not occur here, 2.9 KiB of every page: a link component of each
 * route, the router's own error view (`app/router.ts` names ours), the connection to developer tools, and the actions
 * `enqueueActions` and `log`, which `setup` imports whether a machine uses them or not.
 */
const dropUnused: Plugin = {
  name: 'drop-unused',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) =>
    id === './link.js' && importer?.endsWith('/react-router/dist/esm/route.js') ? routerStub : undefined,
  transform(code, id) {
    if (id.endsWith('/xstate/dist/xstate-dev.esm.js'))
      return 'export const devToolsAdapter = () => {}, getGlobal = () => undefined, registerService = () => {}'
    if (/\/xstate\/dist\/log-\w+\.esm\.js$/.test(id)) {
      const [before, rest = ''] = code.split('function resolveEnqueueActions(')
      return `${before}const enqueueActions = () => undefined, log = enqueueActions\n${rest.slice(rest.indexOf('export {'))}`
    }
    if (!id.endsWith('/react-router/dist/esm/CatchBoundary.js')) return undefined
    const [before, rest = ''] = code.split('function ErrorComponent(')
    return `${before}const ErrorComponent = () => null\n${rest.slice(rest.indexOf('export {'))}`
  },
}

const root = fileURLToPath(new URL('.', import.meta.url))
const routerStub = fileURLToPath(new URL('src/app/routes/reactRouterStub.ts', import.meta.url))
const epubjsStubs = fileURLToPath(new URL('src/readers/epub/layout/epubjsStubs.ts', import.meta.url))

/** Assets are addressed relative to `<base href>`, which the serving program sets to the base path. */
const config = {
  base: './',
  // React-admin's core imports React Router for its default adapter, which we replace: a stub saves 29 KiB. What epubjs brings
  // for browsers without an XML parser, and for marks, which we draw ourselves: 30 KiB.
  // The shim that brings useSyncExternalStore to React 17 is left out: React has it.
  resolve: {
    alias: [
      { find: /^react-router(-dom)?$/, replacement: routerStub },
      { find: /^(@xmldom\/xmldom|marks-pane)$/, replacement: epubjsStubs },
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
    rolldownOptions: {
      // A door (src/resources/X/index.ts) only names things: who takes a card through it does not load the lists behind it.
      treeshake: {
        moduleSideEffects: [{ test: /src\/(generated\/|resources\/[^/]+\/index\.ts)/, sideEffects: false }],
      },
    },
  },
} satisfies UserConfig

const plugins = () => [react(), localeTexts(), dropUnused]

export default defineConfig(async ({ command }) => ({
  ...config,
  resolve: { alias: [...config.resolve.alias, ...(command === 'serve' ? [headlessReactAdmin] : [])] },
  plugins: [...plugins(), holdPaint, ...askAheadInPage(root), refuseCircles, refuseMaterialUi, offlineWorker(root)],
  build: {
    ...config.build,
    rolldownOptions: {
      ...config.build.rolldownOptions,
      output: {
        // The names of all files stand in the first one, and a hash cannot be compressed: styles have no other name.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }: { names: string[] }) =>
          `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        ...(command === 'build' && { codeSplitting: await packed({ ...config, plugins: plugins() }, root) }),
      },
    },
  },
}))
