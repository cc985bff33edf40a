import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveLimits } from '../../mock-server/archives/archiveLimits'
import { createMockServerRequestListener } from '../../mock-server/http/createMockServerRequestListener'
import { resizeToJpeg } from '../../mock-server/state/convertImages'
import { createPngWithFalseSize, createSvgBomb } from './generators/hostileImages'
import { createHostileZip } from './generators/hostileZip'
import { ADMIN_ACCOUNT_HEADERS, RestrictedMockServer } from './mockServer/restrictedMockServer'

const CLIENT_COUNT = 60
const PAGE_BYTES = 6 * 1024 * 1024
/** PNG image whose file ends with many additional bytes, which decoders ignore. */
const LARGE_PICTURE = Buffer.concat([createPngWithFalseSize(16, 32), Buffer.alloc(PAGE_BYTES, 'x')])

let mockServer: RestrictedMockServer
let server: Server
let bytesBefore = 0
const sockets: Socket[] = []

beforeAll(async () => {
  mockServer = new RestrictedMockServer()
  mockServer.writeFile('Large/Series/comic.cbz', createHostileZip([{ name: '1.png', content: LARGE_PICTURE }]))
  mockServer.writeFile('Large/Series/cover.png', LARGE_PICTURE)
  await mockServer.scan('Large')
  server = createServer(createMockServerRequestListener(mockServer.world))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  bytesBefore = bytesHeld()
}, 30_000)
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  server.close()
  await mockServer.close()
})

function requestWithoutReading(path: string): Socket {
  const headers = Object.entries(ADMIN_ACCOUNT_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`)
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers.join('')}\r\n`),
  )
  socket.on('error', () => {})
  sockets.push(socket)
  return socket.pause()
}

const bytesHeld = () => process.memoryUsage().arrayBuffers

describe('clients that do not read their responses', () => {
  test.each([
    ['pages', () => `/api/v1/books/${mockServer.book('Large', 'comic').id}/pages/1`],
    ['posters beside the files', () => `/api/v1/series/${mockServer.book('Large', 'comic').seriesId}/thumbnail`],
  ])(
    '%s: need a limited amount of memory',
    async (_, path) => {
      let peak = 0
      const timer = setInterval(() => {
        peak = Math.max(peak, bytesHeld() - bytesBefore)
      }, 5)
      const open = Array.from({ length: CLIENT_COUNT }, () => requestWithoutReading(path()))
      await Promise.all(open.map(socket => once(socket, 'readable')))
      const { port } = server.address() as AddressInfo
      expect((await fetch(`http://127.0.0.1:${port}/api/v1/claim`)).status).toBe(200)
      clearInterval(timer)
      for (const socket of open) socket.destroy()
      expect(peak).toBeLessThan((CLIENT_COUNT * PAGE_BYTES) / 2)
    },
    30_000,
  )
})

describe('images that wait to be decoded', () => {
  const picture = createPngWithFalseSize(16, 32)

  test('are read when their decoding starts, and not earlier', async () => {
    let reading = 0
    let most = 0
    const read = async () => {
      reading += 1
      most = Math.max(most, reading)
      await Promise.resolve()
      return picture
    }
    const decode = async (group: string) => {
      await resizeToJpeg({ group, read }, 8)
      reading -= 1
    }
    await Promise.all(Array.from({ length: 40 }, (_, i) => decode(`book ${i % 5}`)))
    expect(most).toBeLessThanOrEqual(archiveLimits.imageDecodes.total + 1)
  })

  test('of one book do not delay the images of another book', async () => {
    const order: string[] = []
    const decode = async (group: string) => {
      await resizeToJpeg({ group, read: () => Promise.resolve(picture) }, 8)
      order.push(group)
    }
    await Promise.all([...Array.from({ length: 40 }, () => decode('hostile')), decode('other')])
    expect(order.indexOf('other')).toBeLessThan(8)
  })

  test('in SVG format do not delay other images', async () => {
    const order: string[] = []
    const decode = async (group: string, bytes: Buffer) => {
      await resizeToJpeg({ group, read: () => Promise.resolve(bytes) }, 8).catch(() => undefined)
      order.push(group)
    }
    const slow = createSvgBomb(4)
    await Promise.all([...['a', 'b', 'c', 'd'].map(group => decode(group, slow)), decode('other', picture)])
    expect(order[0]).toBe('other')
  }, 60_000)
})

test('a streamed page has an ETag and is not sent again if it has not changed', async () => {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api/v1/books/${mockServer.book('Large', 'comic').id}/pages/1`
  const first = await fetch(url, { headers: ADMIN_ACCOUNT_HEADERS })
  expect((await first.arrayBuffer()).byteLength).toBe(LARGE_PICTURE.length)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"0[\da-f]/)
  const again = await fetch(url, { headers: { ...ADMIN_ACCOUNT_HEADERS, 'if-none-match': etag } })
  expect(again.status).toBe(304)
})
