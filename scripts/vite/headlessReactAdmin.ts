import type { Alias, Plugin } from 'vite'

/**
 * Replaces react-admin by its headless core in tests and in the dev server. Tests and dev server load unused modules
 * too, and react-admin itself imports Material UI.
 */
export const headlessReactAdminAlias: Alias = { find: /^react-admin$/, replacement: 'ra-core' }

const MATERIAL_UI_PATTERN = /\/node_modules\/(@mui|@emotion|ra-ui-materialui)\//

/** Fails the build if a chunk contains Material UI. The client uses only the contexts and hooks of react-admin. */
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
