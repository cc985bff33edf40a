import { type IncomingMessage, validateHeaderValue } from 'node:http'
import { describe, expect } from 'vitest'
import { fc, test } from '../../tests/harness/propertyTest'
import { normalizeIpAddress, parseTrustedProxies } from './parseTrustedProxies'
import { replaceForwardedHeaders } from './replaceForwardedHeaders'

const OUTER_PROXY = '10.0.0.1'
const INNER_PROXY = 'fd00::1'
const isTrusted = parseTrustedProxies([`${OUTER_PROXY},${INNER_PROXY}`])

function replace(remoteAddress: string, headers: Record<string, string>) {
  const request = { socket: { remoteAddress }, headers: { host: 'nas:25600', ...headers } }
  return { ...replaceForwardedHeaders(request as unknown as IncomingMessage, '', isTrusted), headers: request.headers }
}

const names = ['for', 'host', 'proto', 'port', 'prefix'] as const
const oddText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(',', ' ', '"', '[', ']', ':', '%', '.', '0', 'f', '\t'), maxLength: 16 }),
  fc.constantFrom(
    OUTER_PROXY,
    INNER_PROXY,
    `${OUTER_PROXY}, ${INNER_PROXY}`,
    '127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '[fd00::1]:80',
    'fd00::1%eth0',
    'evil.example',
    'https',
    '//evil',
    'unknown',
    '_hidden',
    ', , ,',
  ),
)
const forgedHeaders = fc
  .array(fc.tuple(fc.constantFrom(...names), oddText), { maxLength: 6 })
  .map(entries => Object.fromEntries(entries.map(([name, text]) => [`x-forwarded-${name}`, text])))
const client = fc.oneof(fc.ipV4(), fc.ipV6()).filter(address => !isTrusted(normalizeIpAddress(address)))
const origin = fc.record({
  host: fc.constantFrom('books.example', 'books.example:8443', '[2001:db8::1]'),
  proto: fc.constantFrom('http', 'https'),
  port: fc.constantFrom('80', '8443'),
  prefix: fc.constantFrom('/books', '/a/b'),
})

const append = (headers: Record<string, string>, values: Record<string, string>) => ({
  ...headers,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const received = headers[`x-forwarded-${name}`]
      return [`x-forwarded-${name}`, received === undefined ? value : `${received}, ${value}`]
    }),
  ),
})

describe('forwarded headers', () => {
  test.prop([client, forgedHeaders])('of an untrusted client have no effect', (address, forged) => {
    expect(replace(address, forged)).toEqual(replace(address, {}))
    expect(replace(address, forged).clientAddress).toBe(normalizeIpAddress(address))
  })

  test.prop([client, forgedHeaders, origin])(
    'are used only if a trusted proxy has added them',
    (address, forged, values) => {
      const result = replace(OUTER_PROXY, append(forged, { for: address, ...values }))
      expect(result).toMatchObject({
        origin: `${values.proto}://${values.host}`,
        path: values.prefix,
        clientAddress: normalizeIpAddress(address),
        headers: { 'x-forwarded-port': values.port },
      })
    },
  )

  test.prop([client, forgedHeaders, origin, fc.constantFrom(INNER_PROXY, '::ffff:10.0.0.1', 'fd00::1%eth0')])(
    'come from the outermost of two trusted proxies',
    (address, forged, values, inner) => {
      const outer = append(forged, { for: address, ...values })
      const result = replace(
        inner,
        append(outer, { for: OUTER_PROXY, host: 'inner', proto: 'http', port: '1', prefix: '/inner' }),
      )
      expect(result).toMatchObject({
        origin: `${values.proto}://${values.host}`,
        path: values.prefix,
        clientAddress: normalizeIpAddress(address),
      })
    },
  )

  test.prop([fc.constantFrom(OUTER_PROXY, INNER_PROXY, '203.0.113.7'), forgedHeaders])(
    'never give an invalid header, host or path',
    (address, forged) => {
      const { headers, origin, path, clientAddress } = replace(address, forged)
      for (const [name, value] of Object.entries(headers)) expect(() => validateHeaderValue(name, value)).not.toThrow()
      expect(new URL(origin).origin.length).toBeGreaterThan(0)
      expect(path).toMatch(/^(\/[\w.~-]+)*$/)
      expect(parseTrustedProxies([clientAddress])(clientAddress)).toBe(true)
    },
  )
})

test.each([
  '10.0.0.0/33',
  '::1/129',
  '1.2.3',
  '010.0.0.1',
  '10.0.0.1/',
  '/8',
  '',
  'localhost',
  '10.0.0.1/-1',
  '::ffff:10.0.0.1/104',
])('rejects an invalid trusted proxy: "%s"', entry => expect(() => parseTrustedProxies([entry])).toThrow(RangeError))

test.each([
  ['::ffff:10.0.0.1', '10.0.0.1', true],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['fd00::/8', 'fdff::1', true],
  ['fd00::/8', 'fe00::1', false],
  ['loopback', '::1', true],
  ['loopback', '128.0.0.1', false],
  ['0.0.0.0/0', '::1', false],
])('with the trusted proxy %s, trust in the address %s is %s', (entry, address, expected) => {
  expect(parseTrustedProxies([entry])(normalizeIpAddress(address))).toBe(expected)
})
