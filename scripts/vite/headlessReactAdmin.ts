import type { Alias, Plugin } from 'vite'

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
