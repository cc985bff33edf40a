import { bookPageShape } from '../../generated/shapes/bookPageShape'
import { bookShape } from '../../generated/shapes/bookShape'
import { libraryShape } from '../../generated/shapes/libraryShape'
import { manifestShape } from '../../generated/shapes/manifestShape'
import { positionsShape } from '../../generated/shapes/positionsShape'
import { progressionShape } from '../../generated/shapes/progressionShape'
import { seriesShape } from '../../generated/shapes/seriesShape'
import { userShape } from '../../generated/shapes/userShape'
import { matchesResponseShape, type ResponseShape } from '../responseShape'
import { trackResponseBodyProgress } from '../responses/trackResponseBodyProgress'

/**
 * Expected shapes of the JSON records that the client stores for offline use. The shape of a record depends on the end
 * of its API path, which the regular expression matches.
 */
const storedRecordShapes: readonly (readonly [RegExp, ResponseShape])[] = [
  [/\/books\/[^/]+(\/next|\/previous)?$/, bookShape],
  [/\/books\/[^/]+\/pages$/, [bookPageShape]],
  [/\/books\/[^/]+\/manifest$/, manifestShape],
  [/\/books\/[^/]+\/positions$/, positionsShape],
  [/\/books\/[^/]+\/progression$/, progressionShape],
  [/\/series\/[^/]+$/, seriesShape],
  [/\/users\/me$/, userShape],
  [/\/libraries$/, [libraryShape]],
]

/**
 * Matches the API path of a single book or series. The group `id` captures the id. The response must contain the record
 * with this id.
 */
const identifiedRecordPattern = /\/(?:books|series)\/(?<id>[^/]+)$/

/** Maximum size of a stored record, in bytes. The largest records are the position lists of EPUBs. */
const MAX_RECORD_BYTES = 2 ** 26

/**
 * Returns whether the response of an API path is a JSON record that the client stores for offline use. All other
 * responses that the client stores are files.
 */
export const isApiPathOfStorableRecord = (path: string): boolean => findShape(path) !== undefined

/**
 * Returns whether a response contains the record to which the API path refers. Any other response must not be stored,
 * because it would replace a valid record. Does not consume the body.
 * @param path API path without the base path and the query
 * @throws the network error if the connection breaks
 */
export async function isStorableRecordResponse(path: string, response: Response): Promise<boolean> {
  const shape = findShape(path)
  if (!shape || response.redirected) return false
  if (response.status === 204) return shape === progressionShape
  if (!/json/.test(response.headers.get('content-type') ?? '')) return false
  const record = await readRecord(response.clone())
  const { id } = identifiedRecordPattern.exec(path)?.groups ?? {}
  return matchesResponseShape(record, shape) && (id === undefined || (record as { id: unknown }).id === id)
}

const findShape = (path: string): ResponseShape | undefined =>
  storedRecordShapes.find(([pattern]) => pattern.test(path))?.[1]

/** Returns the JSON value of a response. Returns undefined if the body is too large or not valid. */
async function readRecord(response: Response): Promise<unknown> {
  let isTooLarge = false
  const limited = trackResponseBodyProgress(response, undefined, bytes => {
    isTooLarge = bytes > MAX_RECORD_BYTES
    if (isTooLarge) throw new RangeError()
  })
  try {
    return await limited.json()
  } catch (error) {
    if (isTooLarge || error instanceof SyntaxError) return undefined
    throw error
  }
}
