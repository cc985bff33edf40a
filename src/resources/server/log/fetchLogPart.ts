import { ServerError } from '../../../api/ServerError'
import { getLogFile } from '../../../generated/actuator/actuator.calls'
import { formatRange, type LogPart, type LogRange, parseContentRange } from './logWindow'

/** Thrown when the server, or a proxy before it, ignores ranges and would send the whole log. */
export class LogRangesUnsupportedError extends Error {
  override readonly name = 'LogRangesUnsupported'
}

const RANGE_NOT_SATISFIABLE = 416

/**
 * Fetches a part of the log file.
 * @returns undefined when the range is outside of the file, which is then empty or shorter than before
 * @throws ServerError for failed calls, with status 404 when the server writes no log; LogRangesUnsupportedError
 */
export async function fetchLogPart(range: LogRange, signal: AbortSignal): Promise<LogPart | undefined> {
  let contentRange: ReturnType<typeof parseContentRange>
  const readBody = async (response: Response) => {
    contentRange = parseContentRange(response.headers.get('content-range'))
    if (contentRange) return response.blob()
    await response.body?.cancel()
    throw new LogRangesUnsupportedError()
  }
  try {
    const body: unknown = await getLogFile({ Range: formatRange(range) }, { signal, cache: 'no-store', readBody })
    // The server sends no content type for an empty body.
    if (!contentRange || !(body instanceof Blob)) return undefined
    return { ...contentRange, bytes: new Uint8Array(await body.arrayBuffer()) }
  } catch (error) {
    if (error instanceof ServerError && error.status === RANGE_NOT_SATISFIABLE) return undefined
    throw error
  }
}
