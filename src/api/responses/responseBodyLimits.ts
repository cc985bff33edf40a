import { ServerError } from '../ServerError'
import type { ServerCallWithTimeout } from '../timeouts/serverCallTimeout'

/**
 * Maximum sizes of response bodies, in bytes. For JSON bodies, `parseJsonWithinLimits.ts` defines further, lower
 * limits.
 */
const maxBodyBytes = {
  /** Body of a failed call. The client reads only an error message and field violations from it. */
  failure: 2 ** 20,
  data: 2 ** 27,
  /** Response body that is a file, for example the file of a book, a page image or a font. */
  file: 2 ** 29,
} as const

/** Response with a size limit. Reading its body fails if the body exceeds the limit. */
export interface SizeLimitedResponse {
  readonly response: Response
  /**
   * Returns the `tooLarge` error if the body has exceeded its size limit, otherwise undefined. Callers need this
   * function, because some browsers report a different error when a body that is too large is read.
   */
  readonly getExcess: () => ServerError | undefined
}

/**
 * Limits the size of a response body. While bytes of the body arrive, the timeout of the call starts again.
 * @param kind kind of the body of a successful response. The body of a failed call has its own limit.
 */
export function limitResponseBody(
  { operation, watch }: ServerCallWithTimeout,
  response: Response,
  kind: 'data' | 'file',
): SizeLimitedResponse {
  const { ok, status } = response
  let excess: ServerError | undefined
  const limited = watch(response, bytes => {
    if (bytes <= maxBodyBytes[ok ? kind : 'failure']) return
    excess = new ServerError({ operation, status, tooLarge: true })
    throw excess
  })
  return { response: limited, getExcess: () => excess }
}
