import type { Alias, Plugin, Rolldown } from 'vite'

/**
 * Makes imports of `react-admin` load the package `ra-core` in tests and in the dev server. `ra-core` contains the
 * contexts and hooks of react-admin, but no Material UI. The build does not need this alias, because the build removes
 * the unused Material UI modules.
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
      const [module] =
        Object.entries(chunk.modules).find(([id, m]) => MATERIAL_UI_PATTERN.test(id) && m.renderedLength > 0) ?? []
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

/** Fails the build if the sign-in page, the dashboard or a reader loads react-admin together with the page. */
export const rejectReactAdminOnFastPagesPlugin: Plugin = {
  name: 'refuse-react-admin-on-fast-pages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    for (const page of PAGES_WITHOUT_REACT_ADMIN) {
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))
      if (!entry) this.error(`${page} has no chunk: scripts/vite/headlessReactAdmin.ts needs its new path.`)
      for (const { modules, fileName } of listStaticImports(bundle, entry.fileName)) {
        const [module] =
          Object.entries(modules).find(([id, m]) => REACT_ADMIN_PATTERN.test(id) && m.renderedLength > 0) ?? []
        if (module) this.error(`${page} loads ${fileName}, which contains ${module}.`)
      }
    }
  },
}

/** Lists a chunk and all chunks that it imports statically, directly or through other chunks. */
function listStaticImports(bundle: Rolldown.OutputBundle, fileName: string): Rolldown.OutputChunk[] {
  const found = new Set([fileName])
  for (const name of found) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported)
  }
  return [...found].flatMap(name => {
    const chunk = bundle[name]
    return chunk?.type === 'chunk' ? [chunk] : []
  })
}
