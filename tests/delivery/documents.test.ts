import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { clientPageRoutes } from '../../server/clientFiles/clientPageRoutes'
import { projectFolder } from '../../server/serverOptions'

const MAX_README_LINES = 150
const read = (name: string) => readFileSync(join(projectFolder, name), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'demo/README.md',
  ...readdirSync(join(projectFolder, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
]

test('the README begins with a picture and three ways to start, and is short', () => {
  const readme = read('README.md')
  const [introduction = '', firstSection = ''] = readme.split(/^## /m)
  const [, picture = ''] = /^!\[.+\]\((.+)\)$/m.exec(introduction) ?? []
  expect(picture).toMatch(/\.jpg$/)
  expect(existsSync(join(projectFolder, picture))).toBe(true)
  for (const command of ['npx longbox --server', 'docker compose up', 'npm run build:static'])
    expect(firstSection).toContain(command)
  expect(firstSection).toContain('(docs/from-komga.md)')
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES)
})

test.each(documents)('the links of %s lead to existing files and headings', name => {
  const links = [...read(name).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)]
  const missing = links.filter(([, path = '', heading]) => {
    const target = path === '' ? name : join(dirname(name), path)
    return !existsSync(join(projectFolder, target)) || (heading && !headingsOf(target).includes(heading))
  })
  expect(missing.map(([link]) => link)).toEqual([])
})

/**
 * Paths of files and folders of the project. The tests check that this list contains each path that a document
 * mentions. Documents can shorten a path, for example `src/a/b.ts` to `b.ts`.
 */
const projectFiles = [
  '.github',
  'bin',
  'demo',
  'mock-server',
  'openapi',
  'packaging',
  'sample',
  'scripts',
  'server',
  'src',
  'tests',
]
  .flatMap(folder =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map(name => `/${folder}/${name}`),
  )
  .concat(readdirSync(projectFolder).map(name => `/${name}`))
const projectPaths = new Set(
  projectFiles.flatMap(file => [...file.matchAll(/\//g)].map(({ index }) => file.slice(index))),
)

test.each([...documents, 'tests/README.md'])('the files and folders that %s names exist', name => {
  const isFile = /^(?!(?:PascalCase|camelCase)\.)[\w.$-]+(?:\/[\w.$-]+)*\.(?:tsx?|mjs|cjs|css)$/
  const isFolder = /^(?:src|server|mock-server|tests|scripts|demo|packaging)(?:\/[\w.-]+)+$/
  const paths = [...read(name).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replace(/\/$/, ''))
  expect(paths.filter(path => (isFile.test(path) || isFolder.test(path)) && !projectPaths.has(`/${path}`))).toEqual([])
})

test('the addresses that bookmarks of the current client contain are addresses of Longbox', () => {
  expect(read('docs/from-komga.md')).toContain(
    'books, series, libraries, collections, read lists and readers are the same',
  )
  const addresses = ['book', 'series', 'oneshot', 'libraries', 'collections', 'readlists'].map(name => `/${name}/$`)
  const routes = clientPageRoutes.map(route => route.replace(/\$\w+/g, '$'))
  expect(routes).toEqual(expect.arrayContaining([...addresses, '/book/$/read', '/book/$/read-epub']))
})

/** Returns the link anchors that GitHub generates for the headings of a document. */
function headingsOf(name: string): string[] {
  return [...read(name).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}
