import { expect, test, vi } from 'vitest'
import { routeTree } from '../../src/app/routes/routeTree'
import { clientPageRoutes, isClientPagePath } from './clientPageRoutes'

vi.mock('../../src/machines/sessionRequests', () => ({}))
vi.mock('../../src/machines/sessionListeners', () => ({}))

type Node = { options: { path?: string }; children?: Node[] | Record<string, Node> }
const pathsOf = (node: Node): string[] =>
  Object.values(node.children ?? {}).flatMap(child => [child.options.path ?? [], pathsOf(child)].flat())

test('lists every route of the client except the one for unknown paths', () => {
  const routes = pathsOf(routeTree as unknown as Node).filter(path => path !== '/$')
  expect([...clientPageRoutes].sort()).toEqual([...new Set(routes)].sort())
})

test.each([
  ['', true],
  ['/', true],
  ['/dashboard', true],
  ['/dashboard/', true],
  ['/book/0ABC/read', true],
  ['/book//read', false],
  ['/book/0ABC/read/more', false],
  ['/nowhere', false],
  ['/index.html.gz', false],
])('isPageRoute(%s) is %s', (path, isPage) => {
  expect(isClientPagePath(path)).toBe(isPage)
})
