import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeAuthChallengeFromImageResponses } from './removeAuthChallengeFromImageResponses'

let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const wrapped = removeAuthChallengeFromImageResponses(request, response)
    wrapped.setHeader('WWW-Authenticate', 'Basic realm="Realm"')
    wrapped.setHeader('Set-Cookie', 'SESSION=anonymous')
    wrapped.statusCode = Number(request.url?.slice(1))
    wrapped.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const challengeAndCookieOf = async (status: number, accept: string) => {
  const { headers } = await fetch(`${address}/${status}`, { headers: { accept } })
  return [headers.get('www-authenticate'), headers.get('set-cookie')]
}

test('removes the challenge and the session cookie only from 401 responses to images and streams', async () => {
  const both = ['Basic realm="Realm"', 'SESSION=anonymous']
  expect(await challengeAndCookieOf(401, 'image/avif,image/webp,image/apng,*/*;q=0.8')).toEqual([null, null])
  expect(await challengeAndCookieOf(401, 'text/event-stream')).toEqual([null, null])
  expect(await challengeAndCookieOf(401, '*/*')).toEqual(both)
  expect(await challengeAndCookieOf(401, 'text/html,application/xhtml+xml')).toEqual(both)
})

test('keeps the session cookie of a successful image response', async () => {
  expect((await challengeAndCookieOf(200, 'image/avif,*/*'))[1]).toBe('SESSION=anonymous')
})
