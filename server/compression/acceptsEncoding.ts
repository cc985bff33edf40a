import type { IncomingMessage } from 'node:http'

/**
 * Returns whether the header `Accept-Encoding` of a request names a content encoding. A weight of 0 (`q=0`) means that
 * the client rejects the encoding.
 */
export function acceptsEncoding({ headers }: IncomingMessage, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter(entry => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .some(entry => entry.split(';', 1)[0]?.trim() === encoding)
}
