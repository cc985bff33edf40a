import { bareProblem, problem } from './problems'
import { requestLimits } from './requestLimits'

/**
 * Reads the body of a request. Counts received bytes and ignores the announced length.
 * @throws a problem: 413 for more than `maxBytes`, 408 for a body that is too slow, 400 for a truncated body
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const deadline = Date.now() + requestLimits.bodyTotalMs
  const pieces: Uint8Array[] = []
  let total = 0
  for (;;) {
    const { done, value } = await within(reader.read(), Math.min(requestLimits.bodyIdleMs, deadline - Date.now()))
    if (done) break
    total += value.length
    if (total > maxBytes) throw bareProblem(413)
    pieces.push(value)
  }
  const bytes = new Uint8Array(total)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Reads the body of a request as text. Errors as `readBytes`. */
export async function readBodyText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes))
}

async function within<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(bareProblem(408)), Math.max(0, timeoutMs))
  })
  try {
    return await Promise.race([
      promise.catch(() => {
        throw problem(400, 'Unexpected end of the request body')
      }),
      expired,
    ])
  } finally {
    clearTimeout(timer)
  }
}
