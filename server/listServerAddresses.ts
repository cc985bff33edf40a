import { networkInterfaces } from 'node:os'
import { getServerAddress, type ServerOptions } from './serverOptions'

/**
 * Lists the HTTP addresses under which browsers can open a server with the given options. If the server listens on all
 * addresses of the machine, the first address is for browsers on this machine, and the others are for other devices:
 * IPv4 before IPv6, without link-local addresses.
 */
export function listServerAddresses(
  options: Pick<ServerOptions, 'host' | 'port' | 'base'>,
  interfaces = networkInterfaces(),
): string[] {
  const families = { '0.0.0.0': ['IPv4'], '::': ['IPv4', 'IPv6'] }[options.host]
  if (!families) return [getServerAddress(options)]
  const external = Object.values(interfaces).flatMap((addresses = []) =>
    addresses.filter(({ internal, address }) => !internal && !/^(fe[89ab]|169\.254\.)/i.test(address)),
  )
  const hosts = families.flatMap(family => external.filter(address => address.family === family))
  return ['localhost', ...hosts.map(({ address }) => address)].map(host => getServerAddress({ ...options, host }))
}

/** Returns the addresses of {@link listServerAddresses} as a text with a line for each address. */
export const formatServerAddresses = (options: ServerOptions, indentation: string): string =>
  listServerAddresses(options)
    .map(address => `${address}/`)
    .join(`\n${indentation}`)
