import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { clientFiles } from '../../../server/clientFiles/clientFiles'
import { frontHandler } from '../../../server/frontHandler'
import { limits as defaultLimits, type Limits } from '../../../server/limits'
import { listen } from '../../../server/listen'
import { proxyTo } from '../../../server/proxy/proxy'
import { trustedProxies } from '../../../server/proxy/trustProxy'

const open: (() => void)[] = []
afterEach(() => {
  for (const end of open.splice(0)) end()
})

type Options = {
  /** Address of the upstream server. */
  target: string
  base?: string
  /** Value of `--trust-proxy`. */
  trustProxy?: string
  /** Limits that differ from the default. */
  limits?: Partial<Limits>
  /** Folder of a build; without it, no client files are served. */
  dist?: string
}

/**
 * Starts the Longbox server as a proxy in front of another server, on a free local port. It stops after the test.
 * @returns the address, without the base path
 */
export async function serveProxy({
  target,
  base = '',
  trustProxy,
  limits,
  dist = '/nowhere',
}: Options): Promise<string> {
  const isTrusted = trustedProxies(trustProxy === undefined ? [] : [trustProxy])
  const all = { ...defaultLimits, ...limits }
  const backend = proxyTo(new URL(target), base, all)
  const client = clientFiles(dist, base)
  const front = frontHandler({ base, isTrusted, backend: async () => backend, client, limits: all })
  const server = await listen(front, { port: 0, host: '127.0.0.1', isTrusted, limits: all })
  open.push(() => {
    server.closeAllConnections()
    server.close()
    void backend.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
