import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutChallenge } from './challenge'

let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = withoutChallenge(request, response)
    answer.setHeader('WWW-Authenticate', 'Basic realm="Realm"')
    answer.writeHead(401).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const challengeTo = async (accept: string) =>
  (await fetch(address, { headers: { accept } })).headers.get('www-authenticate')

test('pictures and streams of a page are refused without a challenge, other programs with one', async () => {
  expect(await challengeTo('image/avif,image/webp,image/apng,*/*;q=0.8')).toBeNull()
  expect(await challengeTo('text/event-stream')).toBeNull()
  expect(await challengeTo('*/*')).toBe('Basic realm="Realm"')
  expect(await challengeTo('text/html,application/xhtml+xml')).toBe('Basic realm="Realm"')
})
