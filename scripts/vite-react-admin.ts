import type { Alias, Plugin } from 'vite'

/**
 * Tests and the dev server load the headless core of react-admin directly: they do not shake unused modules out, and would load
 * Material UI with it.
 */
export const headlessReactAdmin: Alias = { find: /^react-admin$/, replacement: 'ra-core' }

const forbidden = /\/node_modules\/(@mui|@emotion|ra-ui-materialui)\//

/** Fails the build when Material UI reaches a bundle: react-admin is used for its contexts and hooks only. */
export const refuseMaterialUi: Plugin = {
  name: 'refuse-material-ui',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const [module] = Object.entries(chunk.modules).find(([id, m]) => forbidden.test(id) && m.renderedLength > 0) ?? []
      if (module)
        this.error(`${chunk.fileName} contains ${module}: react-admin's Material UI components are not used here.`)
    }
  },
}
