import { ServerError } from '../ServerError'
import type { ServerCallWithTimeout } from '../timeouts/serverCallTimeout'

/**
 * Maximum sizes of response bodies, in bytes. JSON bodies must also meet the lower limits of
 * `parseJsonWithinLimits.ts`.
 */
const maxBodyBytes = {
  /** Body of a failed call. The client reads only an error message from such a body. */
  failure: 2 ** 20,
  data: 2 ** 27,
  /** Body that contains the file of a book. */
  file: 2 ** 29,
} as const

/** Response whose body ends with an error at its size limit. */
export interface SizeLimitedResponse {
  readonly response: Response
  /**
   * Returns the error if the body has exceeded its size limit. Needed because reading such a body may reject with a
   * different error, depending on the browser.
   */
  readonly getExcess: () => ServerError | undefined
}

/**
 * Limits the size of a response body. Progress of the body restarts the timeout of the call.
 * @param kind kind of the body if the response is successful
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
