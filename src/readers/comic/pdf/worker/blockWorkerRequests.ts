/** Global functions of a worker that send requests or start code. pdf.js reads a PDF without these functions. */
const BLOCKED_GLOBALS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'Worker',
  'importScripts',
] as const

for (const name of BLOCKED_GLOBALS) Object.defineProperty(globalThis, name, { value: undefined })
