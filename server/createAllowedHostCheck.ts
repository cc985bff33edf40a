import { isIP } from 'node:net'
import type { ServerOptions } from './serverOptions'

const withoutPort = (host: string) => host.replace(/:\d+$/, '').toLowerCase()
const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '')
const isThisMachine = (address: string) => /^localhost$|\.localhost$|^127\.|^::1$/.test(address)

/**
 * Matches host names that exist only in a local network. These names have no dot, or they have an ending that is not
 * available for public domains, for example `.local`.
 */
const localNamePattern = /^[^.]+$|\.(localhost|local|localdomain|lan|home|home\.arpa|internal|intranet|private|test)$/

/**
 * Creates the check of host names that protects a mock server on this machine from DNS rebinding. In this attack, the
 * DNS entry of a hostile website points to this machine. Scripts of the website could then sign in with the public
 * passwords of the sample accounts. The check accepts IP addresses, because this attack needs a DNS name.
 * @returns function that receives a host name and returns whether the name is accepted. Undefined if the server needs
 *   no check, because it listens on a network address or a trusted proxy runs on this machine
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
