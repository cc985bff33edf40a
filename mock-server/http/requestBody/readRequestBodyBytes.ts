import { createHttpProblem, createHttpProblemWithoutBody } from '../httpProblems'
import { requestLimits } from '../requestLimits'

/**
 * Reads the body of a request. Counts the received bytes, because the Content-Length header can be wrong.
 * @throws HttpProblem with status 413 when the body has more than `maxBytes` bytes
 * @throws HttpProblem with status 408 when the client sends the body too slowly
 * @throws HttpProblem with status 400 when the body ends too early
 */
export async function readRequestBodyBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (request.body === undefined) return readBodyWithoutStream(request, maxBytes)
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const deadline = Date.now() + requestLimits.bodyTotalMs
  const chunks: Uint8Array[] = []
  let total = 0
  for (;;) {
    const { done, value } = await withTimeout(reader.read(), Math.min(requestLimits.bodyIdleMs, deadline - Date.now()))
    if (done) break
    total += value.length
    if (total > maxBytes) throw createHttpProblemWithoutBody(413)
    chunks.push(value)
  }
  const bytes = new Uint8Array(total)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/**
 * Reads the body of a request without `Request.body`, which Firefox does not support. The demo uses this function in
 * Firefox, because the demo runs the mock server in the browser.
 */
async function readBodyWithoutStream(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > maxBytes) throw createHttpProblemWithoutBody(413)
  return bytes
}

/** Reads the body of a request as text. Throws the same errors as `readRequestBodyBytes`. */
export async function readRequestBodyText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readRequestBodyBytes(request, maxBytes))
}

async function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createHttpProblemWithoutBody(408)), Math.max(0, timeoutMs))
  })
  try {
    return await Promise.race([
      promise.catch(() => {
        throw createHttpProblem(400, 'Unexpected end of the request body')
      }),
      expired,
    ])
  } finally {
    clearTimeout(timer)
  }
}
