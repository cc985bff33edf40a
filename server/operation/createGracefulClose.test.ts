import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createGracefulClose } from './createGracefulClose'

async function startServer(handle: RequestListener, times?: Parameters<typeof createGracefulClose>[1]) {
  const server = createServer(handle)
  server.on('upgrade', (_, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  const close = createGracefulClose(server, times)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('finishes a running download and accepts no new connection', async () => {
  let finish = () => {}
  const { close, url } = await startServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/zip' }).write('first half, ')
    finish = () => response.end('second half')
  })
  const download = await fetch(url)
  const closed = close()
  await expect(fetch(url)).rejects.toThrow()
  finish()
  expect(await download.text()).toBe('first half, second half')
  await closed
})

test('ends event streams immediately', async () => {
  const { close, url } = await startServer((_, response) => {
    response.setHeader('Content-Type', 'text/event-stream').writeHead(200).write(':\n\n')
  })
  const stream = await fetch(url)
  // `close` must end the event stream. If the event stream stays open, this test exceeds its time limit.
  await Promise.all([close(), expect(stream.text()).rejects.toThrow()])
})

test('ends unanswered requests and endless downloads after their time limits', async () => {
  const { close, url } = await startServer(
    (request, response) => request.url === '/endless' && response.writeHead(200).write('…'),
    { unansweredMs: 10, downloadMs: 50 },
  )
  const hanging = expect(fetch(`${url}/hanging`)).rejects.toThrow()
  const endless = await fetch(`${url}/endless`)
  await Promise.all([close(), hanging, expect(endless.text()).rejects.toThrow()])
})

test('a second call ends all responses', async () => {
  const { close, url } = await startServer((_, response) => response.writeHead(200).write('…'))
  const download = await fetch(url)
  const closed = close()
  await close()
  await Promise.all([closed, expect(download.text()).rejects.toThrow()])
})

test('idle and upgraded connections do not delay the shutdown', async () => {
  const { close, url } = await startServer((_, response) => response.end())
  await fetch(url)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const isUpgraded = new Promise(resolve => socket.once('data', resolve))
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await isUpgraded
  await close()
  socket.destroy()
})
