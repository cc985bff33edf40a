import { ServerError } from '../ServerError'
import type { ServerCallWithTimeout } from '../timeouts/serverCallTimeout'

/**
 * Maximum sizes of response bodies, in bytes. `parseJsonWithinLimits.ts` has lower limits for the data of each operation.
 */
const maxBodyBytes = {
  /** Body of a failed call. The client reads only an error message from such a body. */
  failure: 2 ** 20,
  data: 2 ** 27,
  /** File of a book. */
  file: 2 ** 29,
} as const

/** Response whose body ends with an error at its size limit. */
export interface SizeLimitedResponse {
  readonly response: Response
  /** Returns the error of a body above its limit. Browsers pass a different error to the reader of the body. */
  readonly getExcess: () => ServerError | undefined
}

/**
 * Limits the size of a body, and lets its progress restart the timeout of the call.
 * @param kind kind of the body of a successful response
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
