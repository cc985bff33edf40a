/** Globals of Node that the mock server uses. Imported before it. */
import { Buffer as BrowserBuffer } from 'buffer/'

type Encoder = (encoding?: string, start?: number, end?: number) => string

const { toString: encode } = BrowserBuffer.prototype as { toString: Encoder }
const { from } = BrowserBuffer as unknown as { from: (...args: unknown[]) => Buffer }

/** `buffer` knows no base64url. */
BrowserBuffer.prototype.toString = function (this: BrowserBuffer, ...args: Parameters<Encoder>): string {
  if (args[0] !== 'base64url') return encode.apply(this, args)
  return encode.call(this, 'base64').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
} as never
BrowserBuffer.from = ((...args: unknown[]) =>
  args[1] === 'base64url'
    ? from(String(args[0]).replaceAll('-', '+').replaceAll('_', '/'), 'base64')
    : from(...args)) as never

Object.assign(globalThis, {
  Buffer: BrowserBuffer,
  process: { env: {}, cwd: () => '/', once: () => {}, memoryUsage: () => ({ heapUsed: 0, rss: 0 }), uptime: () => 0 },
  setImmediate: (run: () => void) => setTimeout(run),
  // MSW stores cookies at its start. Service workers have no cookies and no local storage.
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
})
