import type { Alias, Plugin } from 'vite'

/**
 * Alias of react-admin to its headless core, for tests and the dev server. They do not remove unused modules and would load
 * Material UI too.
 */
export const headlessReactAdminAlias: Alias = { find: /^react-admin$/, replacement: 'ra-core' }

const MATERIAL_UI_PATTERN = /\/node_modules\/(@mui|@emotion|ra-ui-materialui)\//

/** Fails the build when a chunk contains Material UI. Only the contexts and hooks of react-admin are used. */
export const rejectMaterialUi: Plugin = {
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
