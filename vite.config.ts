import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { createBundledPackageListPlugins } from './scripts/vite/createBundledPackageListPlugins.ts'
import { createChunkGroups, rejectChunkCyclesPlugin } from './scripts/vite/createChunkGroups.ts'
import { createEarlyFetchScriptPlugins } from './scripts/vite/createEarlyFetchScriptPlugins.ts'
import { createLocaleTextBundlesPlugin } from './scripts/vite/createLocaleTextBundlesPlugin.ts'
import { createServiceWorkerBuildPlugin } from './scripts/vite/createServiceWorkerBuildPlugin.ts'
import { dropUnusedLibraryCodePlugin } from './scripts/vite/dropUnusedLibraryCodePlugin.ts'
import {
  headlessReactAdminAlias,
  rejectMaterialUiPlugin,
  rejectReactAdminOnFastPagesPlugin,
} from './scripts/vite/headlessReactAdmin.ts'

const NAMED_ENTRY_PATTERN = /\/src\/(app|pages)\/(.*\/)?[A-Z]\w+\.tsx$/

/** Blocks rendering until the scripts have set the theme. Otherwise, the wrong theme could be visible for a moment. */
const blockRenderingUntilScripts: Plugin = {
  name: 'hold-paint',
  apply: 'build',
  transformIndexHtml: html => html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
}

/**
 * Replaces unused parts of TanStack Router and XState by empty functions in the build, which saves 2.9 KiB per page.
 * Examples are a link component and a default error view.
 */
const replaceUnusedLibraryModules: Plugin = {
  name: 'replace-unused-library-modules',
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
const storeWithSelector = fileURLToPath(new URL('src/app/useSyncExternalStoreWithSelector.ts', import.meta.url))
const epubjsStubs = fileURLToPath(new URL('src/readers/epub/layout/epubjsStubs.ts', import.meta.url))

/**
 * Configuration of the client build, the development server and the division into chunks. Asset URLs are relative to
 * `<base href>`. The server writes the base path into this element.
 */
const config = {
  base: './',
  // Replaces modules that the client does not need: React Router, which ra-core imports (29 KiB), and parts of epub.js
  // (30 KiB). The last two entries replace `use-sync-external-store`, a package for compatibility with React 17. Its
  // module `shim/with-selector` is replaced by a function of the client, and its module `shim` by React.
  resolve: {
    alias: [
      { find: /^react-router(-dom)?$/, replacement: routerStub },
      { find: /^(@xmldom\/xmldom|marks-pane)$/, replacement: epubjsStubs },
      // Matches the paths by which the modules of epub.js import the CFI class.
      { find: /^(\.|\.\.\/\.\.)\/epubcfi$/, replacement: epubjsStubs },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: storeWithSelector,
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // `README.md` names the browser versions of the CSS target. For an older CSS target, the build would replace
  // `:dir(rtl)` by a list of languages. Such a list is wrong for right-to-left books in other languages.
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Marks generated code and the index files of resources (src/resources/X/index.ts) as free of side effects. As a
      // result, a chunk omits the exports that it does not use.
      treeshake: {
        moduleSideEffects: [{ test: /src\/(generated\/|resources\/[^/]+\/index\.ts)/, sideEffects: false }],
      },
    },
  },
} satisfies UserConfig

const bundledPackages = createBundledPackageListPlugins()
const plugins = () => [
  react(),
  createLocaleTextBundlesPlugin(),
  replaceUnusedLibraryModules,
  dropUnusedLibraryCodePlugin,
]

export default defineConfig(async ({ command }) => ({
  ...config,
  resolve: { alias: [...config.resolve.alias, ...(command === 'serve' ? [headlessReactAdminAlias] : [])] },
  plugins: [
    ...plugins(),
    blockRenderingUntilScripts,
    ...createEarlyFetchScriptPlugins(root),
    rejectChunkCyclesPlugin,
    rejectMaterialUiPlugin,
    rejectReactAdminOnFastPagesPlugin,
    createServiceWorkerBuildPlugin(root),
    bundledPackages.main,
  ],
  worker: { plugins: () => [bundledPackages.worker] },
  build: {
    ...config.build,
    rolldownOptions: {
      ...config.build.rolldownOptions,
      output: {
        // Chunks have short file names, because the entry chunk contains the file names of all chunks. A file name
        // always contains a short hash. The name of the chunk is added in two cases: 1. A dynamic import of a component
        // in `src/app` or `src/pages` has created the chunk. 2. The chunk is shared and has several modules.
        chunkFileNames: ({ isDynamicEntry, facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk) => {
          const hasName = isDynamicEntry ? NAMED_ENTRY_PATTERN.test(facadeModuleId ?? '') : moduleIds.length > 1
          return `assets/${hasName ? '[name]-' : ''}[hash:7].js`
        },
        assetFileNames: ({ names }: { names: string[] }) =>
          `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        ...(command === 'build' && { codeSplitting: await createChunkGroups({ ...config, plugins: plugins() }, root) }),
      },
    },
  },
}))
