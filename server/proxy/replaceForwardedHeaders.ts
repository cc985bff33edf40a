import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isValidHostHeaderValue } from './hostHeaderAndPathChecks'
import { normalizeIpAddress, type TrustedProxyPredicate } from './parseTrustedProxies'
import type { PublicLongboxAddress } from './rewriteUpstreamAddresses'

/** Public address of Longbox as the browser sees it, and IP address of the browser. */
export type PublicAddressAndClientIp = PublicLongboxAddress & { clientAddress: string }

/** Matches the request headers with which a proxy reports the address, host, path or method of the original request. */
const FORWARDED_HEADER_PATTERN =
  /^(x-forwarded.*|x-original-.*|x-rewrite-url|forwarded.*|x-real-ip|x-remote-.*|x-(cluster-)?client-.*|x-proxyuser-ip|x-http-method.*|x-method-override|client-ip|true-client-ip|(cf|fastly)-(connecting|client)-ip.*|cf-pseudo-ipv4|x-envoy-external-address|x-azure-(clientip|socketip)|x-appengine-.*|x-host)$/

/**
 * Determines the public address of Longbox and the address of the browser from the forwarded headers of trusted
 * proxies. Then replaces all forwarded headers, so that the upstream server receives no untrusted values. Reads
 * `X-Forwarded-For` from right to left up to the first untrusted address. In each other forwarded header, uses the
 * entry that the trusted proxy nearest to the browser has added.
 * @param base base path, '' or '/path'
 */
export function replaceForwardedHeaders(
  request: IncomingMessage,
  base: string,
  isTrusted: TrustedProxyPredicate,
): PublicAddressAndClientIp {
  const { clientAddress, hops } = resolveClientAddress(request, isTrusted)
  const read = (name: string) => {
    const entries = hops ? headerEntries(request, `x-forwarded-${name}`) : []
    return entries[Math.max(0, entries.length - hops)]
  }
  const proto = read('proto')?.toLowerCase() === 'https' ? 'https' : 'http'
  const forwardedHost = read('host')
  const host =
    forwardedHost && isValidHostHeaderValue(forwardedHost) ? forwardedHost : (request.headers.host ?? 'localhost')
  const port = parsePort(read('port')) ?? (portOfHost(host) || (proto === 'https' ? '443' : '80'))
  const path = `${parsePathPrefix(read('prefix'))}${base}`
  for (const name of Object.keys(request.headers))
    if (FORWARDED_HEADER_PATTERN.test(name.replaceAll('_', '-'))) delete request.headers[name]
  Object.assign(request.headers, {
    'x-forwarded-for': clientAddress,
    'x-forwarded-host': host,
    'x-forwarded-proto': proto,
    'x-forwarded-port': port,
    'x-forwarded-prefix': path || '/',
  })
  return { origin: `${proto}://${host}`, path, clientAddress }
}

/** Returns the IP address of the browser, and the number of trusted proxies between the browser and this server. */
function resolveClientAddress(
  request: IncomingMessage,
  isTrusted: TrustedProxyPredicate,
): { clientAddress: string; hops: number } {
  const chain = headerEntries(request, 'x-forwarded-for')
  let clientAddress = normalizeIpAddress(request.socket.remoteAddress ?? '')
  let hops = 0
  while (isTrusted(clientAddress)) {
    hops += 1
    const next = parseForwardedAddress(chain.pop() ?? '')
    if (next === undefined) break
    clientAddress = next
  }
  return { clientAddress, hops }
}

const headerEntries = (request: IncomingMessage, name: string): string[] =>
  String(request.headers[name] ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

/** Parses an IP address, optionally with quotes and port. Returns undefined for other texts. */
function parseForwardedAddress(entry: string): string | undefined {
  const bare = entry.replace(/^"(.*)"$/, '$1')
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(bare) ?? []
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare) ?? []
  const address = normalizeIpAddress(bracketed ?? withPort ?? bare)
  return isIP(address) ? address : undefined
}

const portOfHost = (host: string) => /:(\d+)$/.exec(host)?.[1]

const parsePort = (text = ''): string | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? String(Number(text)) : undefined

/**
 * Parses the path prefix that a proxy has removed from a request. The result has no slash at the end. If the prefix is
 * invalid, the result is an empty text.
 */
function parsePathPrefix(text = ''): string {
  const prefix = text.replace(/(?<!\/)\/+$/, '')
  return prefix.length <= 200 && /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/.test(prefix) ? prefix : ''
}
