import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { rejectMaterialUiPlugin, rejectReactAdminOnFastPagesPlugin } from './headlessReactAdmin'

/** Runs a plugin on a bundle. Throws the error that the plugin reports. */
function checkBundle({ generateBundle }: Plugin, bundle: object): void {
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  ;(generateBundle as (options: object, bundle: object) => void).call(context, {}, bundle)
}

/** Runs `rejectMaterialUiPlugin` on a chunk that contains `renderedLength` characters of the module `id`. */
function checkModule(id: string, renderedLength: number): void {
  const chunk = { type: 'chunk', fileName: 'page.js', modules: { [id]: { renderedLength } } }
  checkBundle(rejectMaterialUiPlugin, { 'page.js': chunk, 'page.css': { type: 'asset' } })
}

const fastPages = [
  'app/AppShellRouteLayout.tsx',
  'pages/DashboardPage.tsx',
  'pages/signIn/LoginPage.tsx',
  'readers/comic/ComicReaderPage.tsx',
  'readers/epub/EpubReaderPage.tsx',
]

/**
 * Runs `rejectReactAdminOnFastPagesPlugin` on a bundle in which `page` imports the module `id` through other chunks.
 * `pages` contains the paths of all pages in the bundle.
 */
function checkImportOfPage(page: string, id: string, pages = fastPages): void {
  const entries = pages.map(path => {
    const chunk = { type: 'chunk', fileName: path, facadeModuleId: `/project/src/${path}`, modules: {} }
    return [path, { ...chunk, imports: path === page ? ['a.js'] : [] }]
  })
  checkBundle(rejectReactAdminOnFastPagesPlugin, {
    ...Object.fromEntries(entries),
    'a.js': { type: 'chunk', fileName: 'a.js', imports: ['b.js'], modules: {} },
    'b.js': { type: 'chunk', fileName: 'b.js', imports: ['a.js'], modules: { [id]: { renderedLength: 1 } } },
  })
}

test.each(['@mui/material/Button/Button.js', '@emotion/react/dist/index.js', 'ra-ui-materialui/dist/List.js'])(
  'rejects a build whose chunk contains %s',
  file => {
    const id = `/project/node_modules/${file}`
    expect(() => checkModule(id, 10)).toThrow(`page.js contains ${id}`)
  },
)

test('accepts modules of Material UI without rendered code, and other modules', () => {
  expect(() => checkModule('/project/node_modules/@mui/material/index.js', 0)).not.toThrow()
  expect(() => checkModule('/project/node_modules/ra-core/dist/index.js', 10)).not.toThrow()
})

test.each(fastPages)('rejects a build in which %s loads react-admin through another chunk', page => {
  const id = '/project/node_modules/ra-core/dist/core/CoreAdminContext.js'
  expect(() => checkImportOfPage(page, id)).toThrow(`/src/${page} loads b.js, which contains ${id}`)
  expect(() => checkImportOfPage(page, '/project/node_modules/react/index.js')).not.toThrow()
})

test('accepts react-admin in chunks that only other pages load', () => {
  expect(() => checkImportOfPage('none', '/project/node_modules/ra-core/dist/index.js')).not.toThrow()
})

test('rejects a build in which a page without react-admin is missing', () => {
  expect(() => checkImportOfPage('none', '/project/src/main.tsx', fastPages.slice(1))).toThrow('has no chunk')
})
