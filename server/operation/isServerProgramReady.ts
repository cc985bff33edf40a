import { getServerAddress, type ServerOptions } from '../serverOptions'

const TIMEOUT_MS = 8_000

/**
 * Returns whether a Longbox server with the given options is running and ready. Sends a request to its health check. If
 * the server listens on all addresses, the request goes to the loopback address.
 */
export async function isServerProgramReady({ host, port, base }: ServerOptions): Promise<boolean> {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  try {
    const url = `${getServerAddress({ host: local, port, base })}/readyz`
    return (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).ok
  } catch {
    return false
  }
}
