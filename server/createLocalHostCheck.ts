import { isIP } from 'node:net'
import type { ServerOptions } from './serverOptions'

const withoutPort = (host: string) => host.replace(/:\d+$/, '').toLowerCase()
const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '')
const isLocalName = (name: string) => name === 'localhost' || name.endsWith('.localhost')
const isLocalAddress = (address: string) => isLocalName(address) || /^127\.|^::1$/.test(address)

/**
 * Creates a function that returns whether the mock server responds under a host name. If the mock server listens on this machine
 * only, a name from the internet means that a website has directed its own name to this machine (DNS rebinding). Scripts of
 * this website could sign in with the well-known passwords of the sample accounts. IP addresses cannot be directed.
 * @returns undefined if every name is allowed: for all addresses, and behind a trusted proxy on this machine
 */
export function createLocalHostCheck({
  host,
  isTrusted,
}: Pick<ServerOptions, 'host' | 'isTrusted'>): ((host: string) => boolean) | undefined {
  if (!isLocalAddress(host) || isTrusted('127.0.0.1') || isTrusted('::1')) return undefined
  return requestedHost => {
    const name = withoutPort(requestedHost)
    return isLocalName(name) || isIP(withoutBrackets(name)) !== 0
  }
}
