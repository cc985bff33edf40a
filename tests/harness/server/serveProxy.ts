import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { clientFiles } from '../../../server/clientFiles/clientFiles'
import { frontHandler } from '../../../server/frontHandler'
import { type Limits, limits as usualLimits } from '../../../server/limits'
import { listen } from '../../../server/listen'
import { proxyTo } from '../../../server/proxy/proxy'
import { trustedProxies } from '../../../server/proxy/trustProxy'

const open: (() => void)[] = []
afterEach(() => {
  for (const end of open.splice(0)) end()
})

type Served = {
  /** Address of the server behind. */
  target: string
  base?: string
  /** Value of `--trust-proxy`. */
  trustProxy?: string
  /** Limits that differ from the usual ones. */
  limits?: Partial<Limits>
  /** Folder of a build; without it there are no files of the client. */
  dist?: string
}

/**
 * The serving program in front of another server, on a free port of this machine, until the test ends.
 * @returns its address, without the base path
 */
export async function serveProxy({
  target,
  base = '',
  trustProxy,
  limits,
  dist = '/nowhere',
}: Served): Promise<string> {
  const isTrusted = trustedProxies(trustProxy === undefined ? [] : [trustProxy])
  const all = { ...usualLimits, ...limits }
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
