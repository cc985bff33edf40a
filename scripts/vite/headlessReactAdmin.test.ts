import { expect, test } from 'vitest'
import { rejectMaterialUiPlugin } from './headlessReactAdmin'

/**
 * Runs the plugin on a bundle with a single chunk. The chunk contains `renderedLength` characters of the module with
 * the id `id`.
 */
function checkBundle(id: string, renderedLength: number): void {
  const chunk = { type: 'chunk', fileName: 'page.js', modules: { [id]: { renderedLength } } }
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const generateBundle = rejectMaterialUiPlugin.generateBundle as (options: object, bundle: object) => void
  generateBundle.call(context, {}, { 'page.js': chunk, 'page.css': { type: 'asset' } })
}

test.each(['@mui/material/Button/Button.js', '@emotion/react/dist/index.js', 'ra-ui-materialui/dist/List.js'])(
  'rejects a build whose chunk contains %s',
  file => {
    const id = `/project/node_modules/${file}`
    expect(() => checkBundle(id, 10)).toThrow(`page.js contains ${id}`)
  },
)

test('accepts modules of Material UI without rendered code, and other modules', () => {
  expect(() => checkBundle('/project/node_modules/@mui/material/index.js', 0)).not.toThrow()
  expect(() => checkBundle('/project/node_modules/ra-core/dist/index.js', 10)).not.toThrow()
})
