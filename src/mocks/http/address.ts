/** Where a call came in and where its caller believes the server to be. */
export type Address = { baseUrl: string; cookiePath: string; secure: boolean; ip: string }
type HeaderReader = (name: string) => string | null | undefined

/** Follows the forwarded headers of a proxy; its prefix takes the place of the own base path. */
export function addressOf(header: HeaderReader, local: { host: string; basePath: string; ip: string }): Address {
  const first = (name: string) => header(name)?.split(',')[0]?.trim() || undefined
  const proto = first('x-forwarded-proto') ?? 'http'
  const port = first('x-forwarded-port')
  const forwardedHost = first('x-forwarded-host')
  const host = withPort(
    forwardedHost ?? local.host,
    forwardedHost === undefined && port === undefined ? undefined : port,
    proto,
  )
  const prefix = withoutTrailingSlashes(first('x-forwarded-prefix') ?? local.basePath)
  return {
    baseUrl: `${proto}://${host}${prefix}`,
    cookiePath: prefix || '/',
    secure: proto === 'https',
    ip: first('x-forwarded-for') ?? local.ip,
  }
}

function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

/** A forwarded port replaces the host's own; the usual one of the protocol is not written. */
function withPort(host: string, port: string | undefined, proto: string): string {
  const usual = proto === 'https' ? '443' : '80'
  const bare = host.replace(/:\d+$/, '')
  const chosen = port ?? /:(\d+)$/.exec(host)?.[1]
  return chosen === undefined || chosen === usual ? bare : `${bare}:${chosen}`
}
