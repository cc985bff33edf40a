import { isIP } from 'node:net'
import type { ServerOptions } from './serverOptions'

const withoutPort = (host: string) => host.replace(/:\d+$/, '').toLowerCase()
const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '')
const isThisMachine = (address: string) => /^localhost$|\.localhost$|^127\.|^::1$/.test(address)

/**
 * Matches host names that exist only in a local network: names without a dot, and names with an ending that is not
 * available for public domains.
 */
const localNamePattern = /^[^.]+$|\.(localhost|local|localdomain|lan|home|home\.arpa|internal|intranet|private|test)$/

/**
 * Creates a function that returns whether the mock server accepts requests for a host name. The check protects a mock
 * server that listens only on this machine from DNS rebinding. In this attack, the DNS entry of a website points to
 * this machine, and scripts of the website sign in with the public passwords of the sample accounts. IP addresses are
 * accepted, because an attacker cannot make them point to another machine.
 * @returns undefined if every name is accepted: if the server listens on all addresses, or behind a trusted proxy on
 *   this machine
 */
export function createAllowedHostCheck({
  host,
  isTrusted,
}: Pick<ServerOptions, 'host' | 'isTrusted'>): ((host: string) => boolean) | undefined {
  if (!isThisMachine(host) || isTrusted('127.0.0.1') || isTrusted('::1')) return undefined
  return requestedHost => {
    const name = withoutPort(requestedHost)
    return localNamePattern.test(name) || isIP(withoutBrackets(name)) !== 0
  }
}
