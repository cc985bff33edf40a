import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainlyRefused } from './refusedPicture'

let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = plainlyRefused(request, response)
    answer.setHeader('WWW-Authenticate', 'Basic realm="Realm"')
    answer.setHeader('Set-Cookie', 'SESSION=ofAStranger')
    answer.statusCode = Number(request.url?.slice(1))
    answer.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const toldWith = async (status: number, accept: string) => {
  const { headers } = await fetch(`${address}/${status}`, { headers: { accept } })
  return [headers.get('www-authenticate'), headers.get('set-cookie')]
}

test('pictures and streams of a page are refused without a challenge and a stranger’s session, other programs with both', async () => {
  const both = ['Basic realm="Realm"', 'SESSION=ofAStranger']
  expect(await toldWith(401, 'image/avif,image/webp,image/apng,*/*;q=0.8')).toEqual([null, null])
  expect(await toldWith(401, 'text/event-stream')).toEqual([null, null])
  expect(await toldWith(401, '*/*')).toEqual(both)
  expect(await toldWith(401, 'text/html,application/xhtml+xml')).toEqual(both)
})

test('a picture that is given brings its session along, as for a person who is remembered', async () => {
  expect((await toldWith(200, 'image/avif,*/*'))[1]).toBe('SESSION=ofAStranger')
})
