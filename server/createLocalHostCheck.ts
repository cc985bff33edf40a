import { isIP } from 'node:net'
import type { ServerOptions } from './serverOptions'

const withoutPort = (host: string) => host.replace(/:\d+$/, '').toLowerCase()
const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '')
const isThisMachine = (address: string) => /^localhost$|\.localhost$|^127\.|^::1$/.test(address)

/** Matches names that only a local network gives: without a dot, or with an ending that nobody can register. */
const localNamePattern = /^[^.]+$|\.(localhost|local|localdomain|lan|home|home\.arpa|internal|intranet|private|test)$/

/**
 * Creates a function that returns whether the mock server responds under a host name. If the mock server listens on this machine
 * only, a public name means that a website has directed its own name to this machine (DNS rebinding). Scripts of
 * this website could sign in with the well-known passwords of the sample accounts. IP addresses cannot be directed.
 * @returns undefined if every name is allowed: for all addresses, and behind a trusted proxy on this machine
 */
export function createLocalHostCheck({
  host,
  isTrusted,
}: Pick<ServerOptions, 'host' | 'isTrusted'>): ((host: string) => boolean) | undefined {
  if (!isThisMachine(host) || isTrusted('127.0.0.1') || isTrusted('::1')) return undefined
  return requestedHost => {
    const name = withoutPort(requestedHost)
    return localNamePattern.test(name) || isIP(withoutBrackets(name)) !== 0
  }
}
