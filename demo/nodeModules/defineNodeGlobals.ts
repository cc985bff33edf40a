/** Defines the global variables of Node that the mock server uses. Import this file before the mock server. */
import { Buffer as BrowserBuffer } from 'buffer/'

type Encoder = (encoding?: string, start?: number, end?: number) => string

const { toString: encode } = BrowserBuffer.prototype as { toString: Encoder }
const { from } = BrowserBuffer as unknown as { from: (...args: unknown[]) => Buffer }

/** Adds the encoding base64url, which the package `buffer` lacks. */
BrowserBuffer.prototype.toString = function (this: BrowserBuffer, ...args: Parameters<Encoder>): string {
  if (args[0] !== 'base64url') return encode.apply(this, args)
  return encode
    .call(this, 'base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '')
} as never
BrowserBuffer.from = ((...args: unknown[]) =>
  args[1] === 'base64url'
    ? from(String(args[0]).replaceAll('-', '+').replaceAll('_', '/'), 'base64')
    : from(...args)) as never

Object.assign(globalThis, {
  Buffer: BrowserBuffer,
  process: { env: {}, cwd: () => '/', once: () => {}, memoryUsage: () => ({ heapUsed: 0, rss: 0 }), uptime: () => 0 },
  setImmediate: (run: () => void) => setTimeout(run),
  // Replaces `localStorage`. MSW uses `localStorage`, but service workers do not have it.
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
})
