import { isIP } from 'node:net'

/** Address at which the client reaches the server, and IP address of the client. */
export type ForwardedRequestAddress = { baseUrl: string; cookiePath: string; secure: boolean; ip: string }
type HeaderReader = (name: string) => string | null | undefined

const HOST_PATTERN = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i
/** Pattern of accepted path prefixes. It allows only characters that can be part of a cookie path and a URL. */
const PREFIX_PATTERN = /^\/[\w\-./~%]{0,255}$/

/**
 * Computes the public address of the server and the IP address of the client from the headers that a reverse proxy
 * adds. Treats a malformed header like a missing header.
 * @param local values that replace missing headers: host and base path of the server, and IP address of the client
 */
export function resolveForwardedRequestAddress(
  header: HeaderReader,
  local: { host: string; basePath: string; ip: string },
): ForwardedRequestAddress {
  const firstValue = (name: string) => header(name)?.split(',')[0]?.trim() || undefined
  const matching = (name: string, pattern: RegExp) => {
    const value = firstValue(name)
    return value !== undefined && pattern.test(value) ? value : undefined
  }
  const proto = matching('x-forwarded-proto', /^https?$/) ?? 'http'
  const port = matching('x-forwarded-port', /^\d{1,5}$/)
  const forwardedHost = matching('x-forwarded-host', HOST_PATTERN)
  const host = withForwardedPort(
    forwardedHost ?? local.host,
    forwardedHost === undefined && port === undefined ? undefined : port,
    proto,
  )
  const prefix = withoutTrailingSlashes(matching('x-forwarded-prefix', PREFIX_PATTERN) ?? local.basePath)
  const forwardedFor = firstValue('x-forwarded-for') ?? ''
  return {
    baseUrl: `${proto}://${host}${prefix}`,
    cookiePath: prefix || '/',
    secure: proto === 'https',
    ip: isIP(forwardedFor) ? forwardedFor : local.ip,
  }
}

function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

/**
 * Replaces the port of a host with the port from the reverse proxy. Omits the port if it is the default port of the
 * protocol.
 */
function withForwardedPort(host: string, port: string | undefined, proto: string): string {
  const usual = proto === 'https' ? '443' : '80'
  const bare = host.replace(/:\d+$/, '')
  const effectivePort = port ?? /:(\d+)$/.exec(host)?.[1]
  return effectivePort === undefined || effectivePort === usual ? bare : `${bare}:${effectivePort}`
}
