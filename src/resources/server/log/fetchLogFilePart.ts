import { ServerError } from '../../../api/ServerError'
import { getLogFile } from '../../../generated/actuator/actuator.calls'
import { formatLogRangeHeader, type LogByteRange, type LogFilePart, parseContentRange } from './logFileWindow'

/**
 * Error if the server sends the whole log file instead of the requested byte range. The server or a proxy then does not
 * support byte ranges.
 */
export class LogByteRangesUnsupportedError extends Error {
  override readonly name = 'LogByteRangesUnsupportedError'
}

const RANGE_NOT_SATISFIABLE = 416

/**
 * Fetches a byte range of the log file.
 * @returns undefined if the range is outside of the file, for example because the server has begun a new log file
 * @throws ServerError when the request fails. The status is 404 if the server writes no log file.
 * @throws LogByteRangesUnsupportedError when the server or a proxy does not support byte ranges
 */
export async function fetchLogFilePart(range: LogByteRange, signal: AbortSignal): Promise<LogFilePart | undefined> {
  let part: LogFilePart | undefined
  let ignoresRanges = false
  // If `readBody` threw an error, `getLogFile` would report that the server is unreachable. Therefore, `readBody` only
  // stores that the response is not a byte range.
  const readBody = async (response: Response) => {
    const contentRange = parseContentRange(response.headers.get('content-range'))
    if (contentRange) part = { ...contentRange, bytes: new Uint8Array(await response.arrayBuffer()) }
    else {
      ignoresRanges = true
      await response.body?.cancel()
    }
    return new Blob()
  }
  try {
    await getLogFile({ Range: formatLogRangeHeader(range) }, { signal, cache: 'no-store', readBody })
  } catch (error) {
    if (!(error instanceof ServerError && error.status === RANGE_NOT_SATISFIABLE)) throw error
  }
  if (ignoresRanges) throw new LogByteRangesUnsupportedError()
  return part
}
