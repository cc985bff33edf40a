import { expect, test, vi } from 'vitest'
import { pageRoutes } from '../../../server/clientFiles/pageRoutes'
import { routeTree } from './routes'

vi.mock('../../machines/sessionCalls', () => ({}))
vi.mock('../../machines/sessionListeners', () => ({}))

const specifiedOutside = ['/startup', '/login', '/book/$bookId/read', '/book/$bookId/read-epub', '/$']
const pagesOfOurOwn = ['/offline']

/** Section 2 of the specification, line by line: the paths that the serving program knows. */
const specified: string[] = pageRoutes.filter(path => ![...specifiedOutside, ...pagesOfOurOwn].includes(path))

type Node = { options: { path?: string; id?: string }; children?: Node[] | Record<string, Node> }
const childrenOf = ({ children }: Node): Node[] => Object.values(children ?? {})
const pathsOf = (nodes: Node[]) => nodes.flatMap(({ options }) => options.path ?? [])

const root = routeTree as unknown as Node
const shell = childrenOf(root).find(({ options }) => options.id === '_shell')

test('inside the shell stands what the specification lists, in its order; pages of our own may stand between', () => {
  const paths = pathsOf(shell ? childrenOf(shell) : [])
  expect(paths.filter(path => specified.includes(path))).toEqual(specified)
})

test('outside stand the entrance, the readers and the page for nothing', () => {
  expect(pathsOf(childrenOf(root))).toEqual(specifiedOutside)
})
