import type { Alias, Plugin, Rolldown } from 'vite'
import { listStaticImports } from './listStaticImports.ts'

/**
 * Alias that replaces imports of `react-admin` by imports of `ra-core` in tests and in the dev server. `ra-core`
 * contains the contexts and hooks of react-admin, but no Material UI. The build does not need this alias, because the
 * build removes the unused Material UI modules.
 */
export const headlessReactAdminAlias: Alias = { find: /^react-admin$/, replacement: 'ra-core' }

const MATERIAL_UI_PATTERN = /\/node_modules\/(@mui|@emotion|ra-ui-materialui)\//

/**
 * Vite plugin that fails the build if a chunk contains Material UI. The client uses only the contexts and hooks of
 * react-admin, which do not need Material UI.
 */
export const rejectMaterialUiPlugin: Plugin = {
  name: 'refuse-material-ui',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const module = findRenderedModule(chunk, MATERIAL_UI_PATTERN)
      if (module)
        this.error(`${chunk.fileName} contains ${module}: react-admin's Material UI components are not used here.`)
    }
  },
}

const REACT_ADMIN_PATTERN = /\/node_modules\/(react-admin|ra-[^/]+)\//

/** Pages that must load quickly on slow connections, and the app shell. */
const PAGES_WITHOUT_REACT_ADMIN = [
  '/src/app/AppShellRouteLayout.tsx',
  '/src/pages/DashboardPage.tsx',
  '/src/pages/signIn/LoginPage.tsx',
  '/src/readers/comic/ComicReaderPage.tsx',
  '/src/readers/epub/EpubReaderPage.tsx',
]

/**
 * Fails the build if the app shell, the sign-in page, the dashboard or a reader loads react-admin through static
 * imports.
 */
export const rejectReactAdminOnFastPagesPlugin: Plugin = {
  name: 'refuse-react-admin-on-fast-pages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    for (const page of PAGES_WITHOUT_REACT_ADMIN) {
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))
      if (!entry) this.error(`${page} has no chunk: scripts/vite/headlessReactAdmin.ts needs its new path.`)
      for (const chunk of listStaticImports(bundle, entry.fileName)) {
        const module = findRenderedModule(chunk, REACT_ADMIN_PATTERN)
        if (module) this.error(`${page} loads ${chunk.fileName}, which contains ${module}.`)
      }
    }
  },
}

/**
 * Searches a chunk for a module whose id matches a pattern, and returns the id. Ignores modules without rendered code.
 */
const findRenderedModule = ({ modules }: Rolldown.OutputChunk, pattern: RegExp): string | undefined =>
  Object.keys(modules).find(id => pattern.test(id) && (modules[id]?.renderedLength ?? 0) > 0)
