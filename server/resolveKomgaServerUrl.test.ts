import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { resolveKomgaServerUrl } from './resolveKomgaServerUrl'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['ENOTFOUND', 'The host nas is unknown to this machine.'],
  ['EAI_AGAIN', 'The host nas is unknown to this machine.'],
  ['ECONNREFUSED', 'The server at http://nas:25600 does not answer.'],
])('explains the connection failure %s', async (code, message) => {
  vi.stubGlobal('fetch', () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code } })))
  await expect(resolveKomgaServerUrl(new URL('http://nas:25600'))).rejects.toThrow(message)
})

test('names the address without HTTPS if the server does not use HTTPS', async () => {
  const server = createServer((_, response) => response.end())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(resolveKomgaServerUrl(new URL(`https://${host}`))).rejects.toThrow(
    `The HTTPS connection to https://${host} failed (ERR_SSL_WRONG_VERSION_NUMBER). If the server does not use HTTPS, try http://${host}.`,
  )
  server.close()
})
