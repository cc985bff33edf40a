import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Front } from './ownAddress'
import { isHost } from './requestTarget'
import { plainAddress, type TrustProxy } from './trustProxy'

/** Where a browser sees the client, and the address from which it does. */
export type Origin = Front & { clientAddress: string }

/** Headers that name a client, an origin or another path or method on behalf of somebody else. */
const forwardedHeader =
  /^(x-forwarded.*|x-original-.*|x-rewrite-url|forwarded.*|x-real-ip|x-remote-.*|x-(cluster-)?client-.*|x-proxyuser-ip|x-http-method.*|x-method-override|client-ip|true-client-ip|(cf|fastly)-(connecting|client)-ip.*|cf-pseudo-ipv4|x-envoy-external-address|x-azure-(clientip|socketip)|x-appengine-.*|x-host)$/

/**
 * Finds out where a browser sees the client, from the request and from the forwarded headers of trusted proxies, and puts
 * forwarded headers of our own in place of all that came: servers behind read nothing else.
 *
 * The chain of `X-Forwarded-For` is walked from the right as long as its addresses are trusted. Of the other headers the
 * entry of the outermost trusted proxy counts; a header that each proxy replaces has one entry.
 * @param base  path under which the client is served, '' or '/path'
 */
export function takeOrigin(request: IncomingMessage, base: string, isTrusted: TrustProxy): Origin {
  const { clientAddress, hops } = walkChain(request, isTrusted)
  const read = (name: string) => {
    const entries = hops ? listOf(request, `x-forwarded-${name}`) : []
    return entries[Math.max(0, entries.length - hops)]
  }
  const proto = read('proto')?.toLowerCase() === 'https' ? 'https' : 'http'
  const named = read('host')
  const host = named && isHost(named) ? named : (request.headers.host ?? 'localhost')
  const port = portOf(read('port')) ?? (portIn(host) || (proto === 'https' ? '443' : '80'))
  const path = `${prefixOf(read('prefix'))}${base}`
  for (const name of Object.keys(request.headers))
    if (forwardedHeader.test(name.replaceAll('_', '-'))) delete request.headers[name]
  Object.assign(request.headers, {
    'x-forwarded-for': clientAddress,
    'x-forwarded-host': host,
    'x-forwarded-proto': proto,
    'x-forwarded-port': port,
    'x-forwarded-prefix': path || '/',
  })
  return { origin: `${proto}://${host}`, path, clientAddress }
}

/** The address of the client, and how many trusted proxies stand between it and this program. */
function walkChain(request: IncomingMessage, isTrusted: TrustProxy): { clientAddress: string; hops: number } {
  const chain = listOf(request, 'x-forwarded-for')
  let clientAddress = plainAddress(request.socket.remoteAddress ?? '')
  let hops = 0
  while (isTrusted(clientAddress)) {
    hops += 1
    const next = addressIn(chain.pop() ?? '')
    if (next === undefined) break
    clientAddress = next
  }
  return { clientAddress, hops }
}

/** Entries of a header that each proxy may add to. */
const listOf = (request: IncomingMessage, name: string): string[] =>
  String(request.headers[name] ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

/** The address of an entry, which may be quoted and may carry a port. */
function addressIn(entry: string): string | undefined {
  const bare = entry.replace(/^"(.*)"$/, '$1')
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(bare) ?? []
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare) ?? []
  const address = plainAddress(bracketed ?? withPort ?? bare)
  return isIP(address) ? address : undefined
}

const portIn = (host: string) => /:(\d+)$/.exec(host)?.[1]

const portOf = (text = ''): string | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? String(Number(text)) : undefined

/** The path that a proxy takes off, without a slash at the end; '' where it is none: it ends up in cookies and redirects. */
function prefixOf(text = ''): string {
  const prefix = text.replace(/\/+$/, '')
  return prefix.length <= 200 && /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/.test(prefix) ? prefix : ''
}
