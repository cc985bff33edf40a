import type { HttpHandler } from 'msw'
import { operations } from '../../src/generated/operations'

type RouteResolver = (info: {
  request: Request
  params: Record<string, string>
  cookies: Record<string, string>
  requestId: string
}) => unknown
export type ApiRoute = { resolve: RouteResolver; roles: readonly string[]; template: string }
type RouteNode = {
  fixed: Map<string, RouteNode>
  any?: RouteNode
  rest?: RouteNode
  names: string[]
  routes: Map<string, ApiRoute>
  template: string
}
export type RouteLookupResult = { route: ApiRoute; params: Record<string, string> } | { allowed: string[] } | undefined

/** Names of path parameters that match several path segments. */
const REST_PARAMETERS = new Set(['resource'])

const createRouteNode = (template: string): RouteNode => ({ fixed: new Map(), names: [], routes: new Map(), template })

/**
 * Finds the handler of a request in a tree of path segments. The search of MSW is slower, because MSW tries all
 * handlers in order. If several handlers have the same method and path, the first handler is used.
 */
export class ApiRouteMatcher {
  private readonly root = createRouteNode('')

  constructor(handlers: readonly HttpHandler[]) {
    const roles = new Map(
      Object.values(operations).map(({ method, path, roles: needed }) => [
        `${method} ${withoutParameterNames(path)}`,
        needed,
      ]),
    )
    for (const handler of handlers) this.add(handler, roles)
  }

  find(method: string, path: string): RouteLookupResult {
    const values: string[] = []
    const matchedNode = findNode(this.root, path.split('/').slice(1), values)
    if (!matchedNode?.routes.size) return undefined
    const route = matchedNode.routes.get(method === 'HEAD' ? 'GET' : method)
    if (!route) return { allowed: [...matchedNode.routes.keys()] }
    return {
      route,
      params: Object.fromEntries(values.map((value, i) => [parameterNames(route.template)[i] ?? '', value])),
    }
  }

  private add(handler: HttpHandler, roles: ReadonlyMap<string, readonly string[]>): void {
    const { method, path } = handler.info
    if (typeof path !== 'string' || typeof method !== 'string') return
    const template = path.replace(/^\*/, '')
    let current = this.root
    for (const part of template.split('/').slice(1)) current = childNode(current, part)
    if (current.routes.has(method)) return
    const { resolver } = handler as unknown as { resolver: RouteResolver }
    current.routes.set(method, {
      resolve: resolver,
      roles: rolesOfRoute(roles, method, template),
      template,
    })
  }
}

/**
 * Returns the roles that may use a route. The API contract defines the roles by method and path. If the contract lacks
 * a path with a final wildcard `/*`, looks up the path without the wildcard. Only administrators may use a route that
 * is not in the contract.
 */
function rolesOfRoute(
  roles: ReadonlyMap<string, readonly string[]>,
  method: string,
  template: string,
): readonly string[] {
  const rolesOf = (path: string) => roles.get(`${method} ${withoutParameterNames(path)}`)
  return rolesOf(template) ?? rolesOf(template.replace(/\/\*$/, '')) ?? ['ADMIN']
}

const withoutParameterNames = (path: string) => path.replace(/\{\w+\}|:\w+|(?<=\/)\*$/g, '{}')
const parameterNames = (template: string) => [...template.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

function childNode(current: RouteNode, part: string): RouteNode {
  if (!part.startsWith(':') && part !== '*') {
    const child = current.fixed.get(part) ?? createRouteNode(part)
    current.fixed.set(part, child)
    return child
  }
  if (part === '*' || REST_PARAMETERS.has(part.slice(1))) {
    current.rest ??= createRouteNode(part)
    return current.rest
  }
  current.any ??= createRouteNode(part)
  return current.any
}

/**
 * Finds the node of a path in the route tree. If both a fixed path segment and a parameter match, the fixed segment has
 * priority.
 */
function findNode(current: RouteNode, parts: readonly string[], values: string[]): RouteNode | undefined {
  const [part, ...rest] = parts
  if (part === undefined) return current.routes.size ? current : undefined
  const fixed = current.fixed.get(part)
  const matchedNode = fixed && findNode(fixed, rest, values)
  if (matchedNode) return matchedNode
  if (current.any && part !== '') {
    values.push(decodeSegment(part))
    const deeper = findNode(current.any, rest, values)
    if (deeper) return deeper
    values.pop()
  }
  if (!current.rest) return undefined
  values.push(parts.map(decodeSegment).join('/'))
  return current.rest
}

function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
