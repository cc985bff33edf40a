import { getOwnProperty } from '../../state/getOwnProperty'

/** Series metadata from series.json, a file of the comic manager Mylar. */
type MylarSeries = {
  title: string
  status: 'ENDED' | 'ONGOING'
  summary: string | null
  publisher: string | null
  ageRating: number | null
  totalBookCount: number | null
}

const AGES_BY_RATING: Record<string, number> = {
  all: 0,
  'all ages': 0,
  '9+': 9,
  '12+': 12,
  '15+': 15,
  '17+': 17,
  adult: 18,
}

/**
 * Parses a series.json of Mylar. Returns undefined for an invalid file. If the file contains a year and a volume
 * other than 1, adds the year to the title, for example "Batman (2016)".
 */
export function parseMylarSeriesJson(text: string): MylarSeries | undefined {
  try {
    const { metadata } = JSON.parse(text) as { metadata: Record<string, unknown> }
    const { name, status, volume, year } = metadata
    if (typeof name !== 'string' || (status !== 'Ended' && status !== 'Continuing')) return undefined
    return {
      title: typeof volume !== 'number' || volume === 1 || !isInt32(year) ? name : `${name} (${year})`,
      status: status === 'Ended' ? 'ENDED' : 'ONGOING',
      summary: nonBlankText(metadata.description_formatted) ?? nonBlankText(metadata.description_text),
      publisher: nonBlankText(metadata.publisher),
      ageRating: getOwnProperty(AGES_BY_RATING, (nonBlankText(metadata.age_rating) ?? '').toLowerCase()) ?? null,
      totalBookCount: isInt32(metadata.total_issues) ? metadata.total_issues : null,
    }
  } catch {
    return undefined
  }
}

const isInt32 = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31

function nonBlankText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
