import { createSizeLimitedByteArrayConstructor, MAX_PDFJS_ARRAY_BYTES } from './createSizeLimitedByteArrayConstructor'

/**
 * Global functions that are removed from the PDF worker. They can send requests, start code, or decompress data without
 * a size limit. pdf.js does not need them to read a PDF.
 */
const BLOCKED_GLOBALS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'Worker',
  'importScripts',
  'DecompressionStream',
] as const

for (const name of BLOCKED_GLOBALS) Object.defineProperty(globalThis, name, { value: undefined })
globalThis.Uint8Array = createSizeLimitedByteArrayConstructor(Uint8Array, MAX_PDFJS_ARRAY_BYTES)
