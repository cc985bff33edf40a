import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createUserRecord } from '../handlers/accounts/createSessionAndClaimHandlers'
import { MockServerState } from '../state/mockServerState'
import { createMockServerRequestListener } from './createMockServerRequestListener'

const world = new MockServerState()
let server: Server
let base = ''
const ADMIN = { authorization: `Basic ${btoa('admin@example.org:secret')}`, 'x-requested-with': 'XMLHttpRequest' }

beforeAll(async () => {
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  world.collections.set('C', {
    id: 'C',
    name: 'Woods',
    ordered: true,
    seriesIds: [],
    storedCount: 0,
    created: 0,
    lastModified: 0,
  })
  server = createServer(createMockServerRequestListener(world, { basePath: '/base' }))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'file') => {
  const form = new FormData()
  form.append(name, new Blob([bytes]), 'poster.png')
  return fetch(`${base}/api/v1/collections/C/thumbnails`, { method: 'POST', headers: ADMIN, body: form })
}

test('cookies carry the base path', async () => {
  const response = await fetch(`${base}/api/v2/users/me?remember-me=true`, { headers: ADMIN })
  expect(response.headers.getSetCookie().map(cookie => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(['/base', '/base'])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('sends the headers of the live events with the first event, and events while the request is open', async () => {
  const aborter = new AbortController()
  const subscribe = vi.spyOn(world, 'subscribe')
  let hasHeaders = false
  const pending = fetch(`${base}/sse/v1/events`, { headers: ADMIN, signal: aborter.signal }).then(response => {
    hasHeaders = true
    return response
  })
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalled())
  await fetch(`${base}/api/v1/claim`)
  expect(hasHeaders).toBe(false)
  world.emit('everyone', 'LibraryAdded', { libraryId: 'L' })
  const response = await pending
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const { value } = (await response.body?.getReader().read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('event:LibraryAdded\ndata:{"libraryId":"L"}\n\n')
  aborter.abort()
})

test('rejects uploads that are too large, not an image, or without a file part', async () => {
  const large = await upload(new Uint8Array(1024 * 1024 + 1))
  expect([large.status, large.headers.get('cache-control'), await large.text()]).toEqual([413, null, ''])
  expect((await upload(new Uint8Array(10))).status).toBe(415)
  const nameless = await upload(new Uint8Array(10), 'other')
  expect(await nameless.json()).toMatchObject({
    status: 400,
    message: "Required part 'file' is not present.",
    path: '/base/api/v1/collections/C/thumbnails',
  })
})

test('responds to an operation of the contract without a custom rule', async () => {
  const response = await fetch(`${base}/api/v1/page-hashes/unknown`, { headers: ADMIN })
  expect(response.status).toBe(200)
})

test('responds to HEAD without a body', async () => {
  const response = await fetch(`${base}/api/v1/claim`, { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '18', ''])
})
