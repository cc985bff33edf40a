import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lazyAdministrationPage } from './parentRoutes'
import { routeTree } from './routeTree'

vi.mock('../../machines/sessionRequests', () => ({}))
vi.mock('../../machines/sessionListeners', () => ({}))

/** Paths that the route tree must contain inside the app shell. The test also checks their order. */
const specifiedShellPaths = [
  '/',
  '/welcome',
  '/dashboard',
  '/libraries',
  '/libraries/$libraryId',
  '/libraries/$libraryId/recommended',
  '/libraries/$libraryId/series',
  '/libraries/$libraryId/collections',
  '/libraries/$libraryId/readlists',
  '/collections/$collectionId',
  '/readlists/$readListId',
  '/series/$seriesId',
  '/oneshot/$seriesId',
  '/book/$bookId',
  '/search',
  '/history',
  '/account',
  '/settings',
  '/settings/users',
  '/settings/users/add',
  '/settings/server',
  '/settings/metrics',
  '/settings/announcements',
  '/media-management',
  '/media-management/analysis',
  '/media-management/duplicate-files',
  '/media-management/duplicate-pages',
  '/duplicate-pages/known',
  '/duplicate-pages/unknown',
  '/import',
  '/import/books',
  '/import/readlist',
]
const specifiedStandalonePaths = ['/startup', '/login', '/book/$bookId/read', '/book/$bookId/read-epub', '/$']

type Node = { options: { path?: string; id?: string; component?: unknown }; children?: Node[] | Record<string, Node> }
const childrenOf = ({ children }: Node): Node[] => Object.values(children ?? {})
/** Lists all routes below a route, in the order of the tree. */
const routesBelow = (node: Node): Node[] => childrenOf(node).flatMap(child => [child, ...routesBelow(child)])
const pathsOf = (nodes: Node[]) => nodes.flatMap(({ options }) => options.path ?? [])

const root = routeTree as unknown as Node
const shell = childrenOf(root).find(({ options }) => options.id === '_shell')

test('the shell contains the specified routes in order, with additional pages between them', () => {
  const paths = pathsOf(shell ? routesBelow(shell) : [])
  expect(paths.filter(path => specifiedShellPaths.includes(path))).toEqual(specifiedShellPaths)
})

test('sign-in pages, readers and the not-found page are outside of the shell', () => {
  expect(pathsOf(childrenOf(root))).toEqual(specifiedStandalonePaths)
})

test('each administration page has a route, and each of their routes has a page', () => {
  const source = readFileSync(join(import.meta.dirname, 'administrationPages.tsx'), 'utf8')
  const pages = [...source.matchAll(/^ {2}'(\/[^']+)': lazyComponent\(/gm)].map(([, path]) => path)
  const routes = shell ? routesBelow(shell).filter(({ options }) => options.component === lazyAdministrationPage) : []
  expect(pages.sort()).toEqual(pathsOf(routes).sort())
})

test('no route uses the features of the router that scripts/vite/unusedLibraryCode.ts lists', () => {
  const routes = [root, ...routesBelow(root)]
  expect(routes.length).toBeGreaterThan(specifiedShellPaths.length)
  for (const route of routes) {
    expect(route).not.toHaveProperty('lazyFn')
    for (const option of ['head', 'loader', 'scripts', 'shouldReload']) expect(route.options).not.toHaveProperty(option)
  }
})
