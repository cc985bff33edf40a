import type { HttpHandler } from 'msw'
import { operations } from '../../src/generated/operations'

type Resolver = (info: {
  request: Request
  params: Record<string, string>
  cookies: Record<string, string>
  requestId: string
}) => unknown
export type Route = { resolve: Resolver; roles: readonly string[]; template: string }
type Node = {
  fixed: Map<string, Node>
  any?: Node
  rest?: Node
  names: string[]
  routes: Map<string, Route>
  template: string
}
export type Found = { route: Route; params: Record<string, string> } | { allowed: string[] } | undefined

/** Path parameters that match several segments, as does `*`. */
const REST_PARAMETERS = new Set(['resource'])

const node = (template: string): Node => ({ fixed: new Map(), names: [], routes: new Map(), template })

/**
 * Finds the handler of a request by its path in one step, where MSW tries all handlers in turn. The first handler of a
 * path wins.
 */
export class RouteTable {
  private readonly root = node('')

  constructor(handlers: readonly HttpHandler[]) {
    const roles = new Map(
      Object.values(operations).map(({ method, path, roles: needed }) => [`${method} ${bare(path)}`, needed]),
    )
    for (const handler of handlers) this.add(handler, roles)
  }

  find(method: string, path: string): Found {
    const values: string[] = []
    const found = walk(this.root, path.split('/').slice(1), values)
    if (!found?.routes.size) return undefined
    const route = found.routes.get(method === 'HEAD' ? 'GET' : method)
    if (!route) return { allowed: [...found.routes.keys()] }
    return { route, params: Object.fromEntries(values.map((value, i) => [namesOf(route.template)[i] ?? '', value])) }
  }

  private add(handler: HttpHandler, roles: ReadonlyMap<string, readonly string[]>): void {
    const { method, path } = handler.info
    if (typeof path !== 'string' || typeof method !== 'string') return
    const template = path.replace(/^\*/, '')
    let at = this.root
    for (const part of template.split('/').slice(1)) at = step(at, part)
    if (at.routes.has(method)) return
    const { resolver } = handler as unknown as { resolver: Resolver }
    at.routes.set(method, { resolve: resolver, roles: roles.get(`${method} ${bare(template)}`) ?? ['USER'], template })
  }
}

/** Path template with parameter names replaced by `{}`. */
const bare = (path: string) => path.replace(/\{\w+\}|:\w+|(?<=\/)\*$/g, '{}')
const namesOf = (template: string) => [...template.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

function step(at: Node, part: string): Node {
  if (!part.startsWith(':') && part !== '*') {
    const known = at.fixed.get(part) ?? node(part)
    at.fixed.set(part, known)
    return known
  }
  if (part === '*' || REST_PARAMETERS.has(part.slice(1))) {
    at.rest ??= node(part)
    return at.rest
  }
  at.any ??= node(part)
  return at.any
}

/** Finds the node of a path. Fixed segments take precedence over parameters. */
function walk(at: Node, parts: readonly string[], values: string[]): Node | undefined {
  const [part, ...more] = parts
  if (part === undefined) return at.routes.size ? at : undefined
  const fixed = at.fixed.get(part)
  const found = fixed && walk(fixed, more, values)
  if (found) return found
  if (at.any && part !== '') {
    values.push(decoded(part))
    const deeper = walk(at.any, more, values)
    if (deeper) return deeper
    values.pop()
  }
  if (!at.rest) return undefined
  values.push(parts.map(decoded).join('/'))
  return at.rest
}

/** Decodes percent-encoding; returns invalid encoding unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
