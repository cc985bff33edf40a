import { STATUS_CODES } from 'node:http'
import { expect } from 'vitest'
import { untrustedResponseSecurityHeaders } from '../../../server/proxy/restrictResponseHeaders'
import type { ServerLimits } from '../../../server/serverLimits'
import { failTestsOnUnhandledErrors } from '../../harness/failTestsOnUnhandledErrors'
import { fc, test } from '../../harness/propertyTest'
import { parseResponseHeads, sendRawRequest, startRawTcpServer } from '../../harness/server/rawHttp'
import { startLongboxProxy } from '../../harness/server/startLongboxProxy'
import { scaleHostileRunCount } from '../scaleHostileRunCount'

const errors = failTestsOnUnhandledErrors()

/**
 * Action of the hostile server after its response. `end` closes the connection, `reset` resets it, and `hang` leaves it
 * open without sending more data.
 */
type Ending = 'end' | 'reset' | 'hang'
type Sent = { pieces: Buffer[]; ending: Ending }

const limits = { upstreamHeadTimeoutMs: 500, upstreamSilenceTimeoutMs: 500 }

/**
 * Starts a hostile server, and a Longbox server that forwards requests to the hostile server. For requests to
 * `/api/good`, the hostile server sends a valid response. For each other request, the hostile server calls `sent`,
 * sends the pieces of the result, and then does the action `ending`.
 */
async function serveHostile(sent: () => Sent, ownLimits: Partial<ServerLimits> = limits): Promise<string> {
  const target = await startRawTcpServer(socket => {
    let isGood = false
    socket.on('data', data => {
      // The hostile server has already sent the valid response. It ignores the remaining data of the request, such as
      // the body.
      if (isGood) return
      if (data.toString('latin1').includes(' /api/good ')) {
        isGood = true
        socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\ngood')
        return
      }
      const { pieces, ending } = sent()
      for (const piece of pieces) socket.write(piece)
      if (ending === 'end') socket.end()
      if (ending === 'reset') socket.resetAndDestroy()
    })
  })
  return startLongboxProxy({ target, limits: ownLimits })
}

const requestText = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: nas\r\nConnection: close\r\n${method === 'POST' ? 'Content-Length: 2\r\n\r\n{}' : '\r\n'}`

async function expectSurvival(address: string, method: string): Promise<void> {
  const { text, isClosed } = await sendRawRequest(address, requestText(method, '/api/v1/books'), 4_000)
  expect(isClosed, 'the connection ends').toBe(true)
  const [head] = parseResponseHeads(text)
  if (head) {
    expect(head.status).toBeGreaterThanOrEqual(200)
    expect(head.status).toBeLessThan(600)
    expect(head.phrase).toBe(STATUS_CODES[head.status] ?? 'unknown')
    expect(head.headers.get('content-security-policy')).toBe(
      untrustedResponseSecurityHeaders['Content-Security-Policy'],
    )
    expect(head.headers.get('x-content-type-options')).toBe('nosniff')
    for (const name of [
      'upgrade',
      'link',
      'refresh',
      'service-worker-allowed',
      'trailer',
      'access-control-allow-origin',
    ])
      expect(head.headers.has(name), name).toBe(false)
  }
  // Sends a POST request, because Longbox always opens a new connection for a POST request. On an existing connection,
  // a late response to an earlier request could arrive instead of the expected response.
  const good = await sendRawRequest(address, requestText('POST', '/api/good'), 4_000)
  expect(good.text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*good$/)
  expect(errors).toEqual([])
}

const anyByte = fc.integer({ min: 0, max: 255 })
const noise = fc.array(anyByte, { maxLength: 40 }).map(bytes => Buffer.from(bytes).toString('latin1'))
const status = fc.oneof(
  fc.constantFrom(
    '000',
    '001',
    '099',
    '100',
    '101',
    '102',
    '103',
    '199',
    '204',
    '304',
    '401',
    '600',
    '999',
    '1000',
    '-1',
    '2e2',
    '20',
    '',
  ),
  fc.integer({ min: 0, max: 1200 }).map(String),
)
const version = fc.constantFrom(
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'http/1.1',
  'ICY',
)
const phrase = fc.oneof(
  fc.constantFrom('OK', '', 'a\x01b', 'a\x7f', 'a\tb', 'a\rb', 'a\nb', 'caf\xe9', 'x'.repeat(70_000)),
  noise,
)
const header = fc.oneof(
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: -1',
    'Content-Length: 5, 5',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: identity',
    'Transfer-Encoding : chunked',
    'Connection: upgrade\r\nUpgrade: websocket',
    'Connection: keep-alive, content-security-policy',
    'Location: http://[',
    'Location: //evil.example/\x01',
    'Location: javascript:alert(1)',
    'Set-Cookie: a=b\x01c; Path=/',
    'Set-Cookie:',
    'Link: </evil.css>; rel=preload',
    'Refresh: 0;url=/evil',
    'Content-Security-Policy: default-src *',
    'Service-Worker-Allowed: /',
    'Access-Control-Allow-Origin: *',
    'Trailer: Location',
    'Content-Type: text/event-stream',
    'Content-Type: image/svg+xml',
    'Content-Encoding: br',
    'Keep-Alive: timeout=0',
    'Keep-Alive: timeout=-5, max=x',
    ': empty',
    'no colon',
    ' folded',
    'Bad Name: x',
    `X-Long: ${'x'.repeat(20_000)}`,
    ...[...Array(3)].map((_, index) => `X-${'y'.repeat(index * 9_000)}: z`),
  ),
  fc.tuple(noise, noise).map(([name, value]) => `${name}: ${value}`),
)
const body = fc.oneof(
  fc.constantFrom(
    '',
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    '5\r\nhello\r\n',
    'zz\r\n',
    'fffffffffffffffff\r\nx',
    '5;ext=\x01\r\nhello\r\n0\r\nLocation: x\r\n\r\n',
    '-1\r\n\r\n',
    'x'.repeat(200_000),
  ),
  noise,
)
const message = fc
  .tuple(version, status, phrase, fc.array(header, { maxLength: 6 }), body)
  .map(([http, code, words, headers, content]) => [`${http} ${code} ${words}`, ...headers, '', content].join('\r\n'))
const switching = fc
  .array(header, { maxLength: 3 })
  .map(headers => ['HTTP/1.1 101 x', 'Connection: upgrade', 'Upgrade: websocket', ...headers, '', ''].join('\r\n'))

/**
 * Generates HTTP responses, or random bytes. Both may be cut off. The hostile server sends them in up to five pieces.
 */
const sent: fc.Arbitrary<Sent> = fc
  .record({
    messages: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.array(fc.oneof({ weight: 9, arbitrary: message }, { weight: 1, arbitrary: switching }), {
          minLength: 1,
          maxLength: 3,
        }),
      },
      { weight: 1, arbitrary: noise.map(text => [text]) },
    ),
    keep: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: 1 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    ending: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Ending>('end') },
      { weight: 2, arbitrary: fc.constant<Ending>('reset') },
      { weight: 2, arbitrary: fc.constant<Ending>('hang') },
    ),
  })
  .map(({ messages, keep, cuts, ending }) => {
    const whole = Buffer.from(messages.join(''), 'latin1')
    const bytes = whole.subarray(0, Math.ceil(whole.length * keep))
    const offsets = [0, ...cuts.map(cut => Math.floor(cut * bytes.length)).sort((a, b) => a - b), bytes.length]
    return { pieces: offsets.slice(1).map((offset, index) => bytes.subarray(offsets[index], offset)), ending }
  })

test.prop([fc.array(fc.tuple(fc.constantFrom('GET', 'HEAD', 'POST'), sent), { minLength: 16, maxLength: 16 })], {
  numRuns: scaleHostileRunCount(20),
})(
  'survives arbitrary bytes of a server and handles the next valid request',
  async exchanges => {
    await Promise.all(
      exchanges.map(async ([method, exchange]) => {
        const address = await serveHostile(() => exchange)
        await expectSurvival(address, method)
      }),
    )
  },
  120_000 * scaleHostileRunCount(1),
)

const good = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'

test('survives an abort after each byte of a response', async () => {
  await Promise.all(
    [...good].flatMap((_, length) =>
      (['end', 'reset'] as const).map(async ending => {
        const address = await serveHostile(() => ({ pieces: [Buffer.from(good.slice(0, length))], ending }))
        await expectSurvival(address, 'GET')
      }),
    ),
  )
})

test.each([
  ['a status below 100', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n', 502],
  ['status 000', 'HTTP/1.1 000 Odd\r\nContent-Length: 0\r\n\r\n', 502],
  ['a status above 599', 'HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n', 502],
  ['a status of four digits', 'HTTP/1.1 1000 Odd\r\nContent-Length: 0\r\n\r\n', 502],
  ['switched protocols', 'HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n', 502],
  ['switched protocols without saying to which', 'HTTP/1.1 101 Switching\r\n\r\n', 502],
  ['a flood of informational responses', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(1_000), 502],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', 502],
  ['two framings', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 502],
  ['a control character in the phrase', 'HTTP/1.1 200 a\x01b\r\nContent-Length: 0\r\n\r\n', 200],
  [
    'early hints before the response',
    'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
    200,
  ],
])('responds immediately to %s', async (_, bytes, status) => {
  const address = await serveHostile(() => ({ pieces: [Buffer.from(bytes, 'latin1')], ending: 'hang' }), {})
  const { text } = await sendRawRequest(address, requestText('GET', '/api/v1/books'), 3_000)
  expect(parseResponseHeads(text).map(head => head.status)).toEqual([status])
  expect(errors).toEqual([])
})

test('bytes after the end of a response do not become the next response', async () => {
  const address = await serveHostile(() => ({
    pieces: [
      Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nxHTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nbad'),
    ],
    ending: 'hang',
  }))
  for (let round = 0; round < 5; round++) await expectSurvival(address, 'GET')
})
