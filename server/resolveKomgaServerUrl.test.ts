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
