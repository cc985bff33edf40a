import { getOwnProperty } from '../../state/getOwnProperty'
import { isInt32 } from './isInt32'

/** Series metadata from series.json, a file of the comic manager Mylar. */
type MylarSeries = {
  title: string
  status: 'ENDED' | 'ONGOING'
  summary: string | null
  publisher: string | null
  ageRating: number | null
  totalBookCount: number
}

const AGES_BY_RATING: Record<string, number> = { All: 0, '9+': 9, '12+': 12, '15+': 15, '17+': 17, Adult: 18 }

/** Text fields that a series.json must contain. Each entry lists the possible names of a field, in lower case. */
const REQUIRED_TEXT_FIELDS = [
  ['type'],
  ['publisher'],
  ['name'],
  ['comicid', 'cid'],
  ['booktype'],
  ['comic_image', 'comicimage'],
  ['publication_run'],
]

/**
 * Parses a series.json of Mylar. Returns undefined for an invalid file, for a file without a required field, and for an
 * unknown age rating, because the real server then ignores the whole file. If the file contains a volume other than 1,
 * adds the year to the title, for example "Batman (2016)".
 */
export function parseMylarSeriesJson(text: string): MylarSeries | undefined {
  try {
    const file = withLowerCaseKeys(JSON.parse(text))
    const metadata = withLowerCaseKeys(file.metadata)
    const { name, status, volume, year, total_issues: totalBookCount, age_rating: rating } = metadata
    if (REQUIRED_TEXT_FIELDS.some(names => !names.some(field => isScalar(metadata[field])))) return undefined
    if (status !== 'Ended' && status !== 'Continuing') return undefined
    if (!isInt32Value(year) || !isInt32Value(totalBookCount)) return undefined
    const ageRating = rating === undefined || rating === null ? null : getOwnProperty(AGES_BY_RATING, String(rating))
    if (ageRating === undefined) return undefined
    return {
      title: typeof volume !== 'number' || volume === 1 ? String(name) : `${name} (${year})`,
      status: status === 'Ended' ? 'ENDED' : 'ONGOING',
      summary: nonBlankText(metadata.description_formatted) ?? nonBlankText(metadata.description_text),
      publisher: nonBlankText(metadata.publisher),
      ageRating,
      totalBookCount,
    }
  } catch {
    return undefined
  }
}

/** Returns a map with the entries of a JSON object. The keys are in lower case, because their case does not matter. */
function withLowerCaseKeys(value: unknown): Partial<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key.toLowerCase(), item]))
}

/** Returns whether the real server can convert a JSON value to a text. */
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const isInt32Value = (value: unknown): value is number => Number.isInteger(value) && isInt32(value as number)

function nonBlankText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
