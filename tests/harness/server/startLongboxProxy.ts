import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { createClientFileHandler } from '../../../server/clientFiles/createClientFileHandler'
import { openBuildFolder } from '../../../server/clientFiles/openBuildFolder'
import { createGatewayHandler } from '../../../server/createGatewayHandler'
import { createProxyBackend } from '../../../server/proxy/createProxyBackend'
import { parseTrustedProxies } from '../../../server/proxy/parseTrustedProxies'
import { serverLimits as defaultLimits, type ServerLimits } from '../../../server/serverLimits'
import { startHttpServer } from '../../../server/startHttpServer'

const open: (() => void)[] = []
afterEach(() => {
  for (const end of open.splice(0)) end()
})

type Options = {
  target: string
  base?: string
  trustProxy?: string
  /** Limits of the proxy that differ from the default limits, for example timeouts. */
  limits?: Partial<ServerLimits>
  /** Path of a folder with a build of the client. If undefined, the proxy serves no files of the client. */
  dist?: string
}

/**
 * Starts the Longbox server on a free local port. The Longbox server forwards requests to another server and stops
 * after the test.
 * @returns address without the base path
 */
export async function startLongboxProxy({
  target,
  base = '',
  trustProxy,
  limits,
  dist = '/nowhere',
}: Options): Promise<string> {
  const isTrusted = parseTrustedProxies(trustProxy === undefined ? [] : [trustProxy])
  const all = { ...defaultLimits, ...limits }
  const backend = createProxyBackend(new URL(target), base, all)
  const client = createClientFileHandler(openBuildFolder(dist), base)
  const front = createGatewayHandler({ base, isTrusted, backend: async () => backend, client, limits: all })
  const server = await startHttpServer(front, { port: 0, host: '127.0.0.1', isTrusted, limits: all })
  open.push(() => {
    server.closeAllConnections()
    server.close()
    void backend.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
