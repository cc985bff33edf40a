import type { Series } from '../../generated/model.schemas'
import type { FileNameParseConfidence, ParsedBookFileName } from './parseBookFileName'

/** Existing series to which a file can be imported. */
export type ImportTargetSeries = {
  readonly id: string
  readonly libraryId: string
  readonly title: string
  /** All names of the series: title, folder name and alternate titles. */
  readonly names: readonly string[]
  readonly year: number | undefined
  readonly isOneshot: boolean
}

/** Series that the client proposes for a file. If the confidence is low, the user must confirm the proposal. */
export type ProposedTargetSeries = {
  readonly series: ImportTargetSeries
  readonly confidence: FileNameParseConfidence
  /**
   * `server`: the server used the metadata in the file to find the series. `name`: the client found the series, because
   * its name is similar to the file name or folder name.
   */
  readonly source: 'server' | 'name'
}

/** Minimum match score of a series, see `computeSeriesMatchScore`. A series with a lower score is not proposed. */
const MIN_MATCH_SCORE = 0.6
const confidenceLevels: readonly FileNameParseConfidence[] = ['low', 'medium', 'high']

export const toImportTargetSeries = ({
  id,
  libraryId,
  name,
  metadata,
  booksMetadata,
  oneshot,
}: Series): ImportTargetSeries => ({
  id,
  libraryId,
  title: metadata.title,
  names: [...new Set([metadata.title, name, ...metadata.alternateTitles.map(({ title }) => title)])],
  year: booksMetadata.releaseDate ? Number(booksMetadata.releaseDate.slice(0, 4)) : undefined,
  isOneshot: oneshot,
})

/**
 * Proposes the series whose name is most similar to the name of a file. If two series have the highest match score, the
 * confidence is low.
 * @param candidates series that a search on the server has found
 * @returns undefined if no name is similar, or if the file has no series name
 */
export function findMostSimilarSeries(
  file: Pick<ParsedBookFileName, 'series' | 'year' | 'volume' | 'confidence'>,
  candidates: readonly ImportTargetSeries[],
): ProposedTargetSeries | undefined {
  if (file.series === '') return undefined
  const ranked = candidates
    .map(series => ({ series, score: computeSeriesMatchScore(file, series) }))
    .filter(({ score }) => score >= MIN_MATCH_SCORE)
    .sort((a, b) => b.score - a.score)
  const [best, second] = ranked
  if (!best) return undefined
  const isAmbiguous = second !== undefined && second.score === best.score
  const confidence = isAmbiguous ? 'low' : lowerConfidence(toConfidence(best.score), file.confidence)
  return { series: best.series, confidence, source: 'name' }
}

/**
 * Adds a confidence to the series that the server proposes for a file. The server may propose a series whose title
 * contains only a part of the series name of the file. Therefore, the confidence is low if the title and the series
 * name differ in more than accents, punctuation or articles.
 */
export function rateSeriesProposedByServer(
  file: Pick<ParsedBookFileName, 'series' | 'year' | 'volume'>,
  series: ImportTargetSeries,
): ProposedTargetSeries {
  const confidence = file.series === '' ? 'medium' : toConfidence(computeSeriesMatchScore(file, series))
  return { series, confidence, source: 'server' }
}

/** Returns whether a file can be imported to a proposed series without confirmation by the user. */
export const isConfidentSeriesProposal = ({ confidence }: ProposedTargetSeries): boolean => confidence !== 'low'

const lowerConfidence = (a: FileNameParseConfidence, b: FileNameParseConfidence): FileNameParseConfidence =>
  confidenceLevels[Math.min(confidenceLevels.indexOf(a), confidenceLevels.indexOf(b))] ?? 'low'

/** Converts the match score of a series to a confidence. */
const toConfidence = (score: number): FileNameParseConfidence => (score >= 1 ? 'high' : score >= 0.9 ? 'medium' : 'low')

/**
 * Returns a score for how well a series matches the series name of a file. The score is computed for each name of the
 * series, and the highest score counts:
 * - above 1: the name consists of the series name of the file and the year or volume of the file
 * - 1: the name equals the series name of the file
 * - below 1: the name is only similar to the series name of the file
 *
 * If the year of the series differs from the year of the file by more than 1, a score of 1 or more is reduced.
 * Exception: a name that contains the year of the file keeps its score.
 */
function computeSeriesMatchScore(
  { series, year, volume }: Pick<ParsedBookFileName, 'series' | 'year' | 'volume'>,
  option: ImportTargetSeries,
) {
  const scores = option.names.map(name => {
    if (year !== undefined && equals(name, `${series} (${year})`)) return 1.2
    if (volume !== undefined && equals(name, `${series} (${volume})`)) return 1.1
    if (equals(name, series)) return 1
    const [folded, foldedName] = [normalizeSeriesTitleForComparison(series), normalizeSeriesTitleForComparison(name)]
    return folded !== '' && folded === foldedName ? 0.95 : Math.min(similarity(folded, foldedName), 0.89)
  })
  const score = Math.max(0, ...scores)
  // A series with an equal name but a different year may be a different series. Its score is therefore reduced.
  const isOtherYear = year !== undefined && option.year !== undefined && Math.abs(year - option.year) > 1
  return isOtherYear && score >= 1 && score < 1.2 ? score - 0.08 : score
}

const equals = (a: string, b: string) => normalizeTitle(a) === normalizeTitle(b)
const normalizeTitle = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/**
 * Normalizes a title for comparison. The result is in lower case. It has no accents, no punctuation, and no article
 * such as "the" at the start.
 */
export const normalizeSeriesTitleForComparison = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|a|an|der|die|das|le|la|les|el|los) (?=.)/u, '')

/**
 * Returns the similarity of two texts, from 0 to 1. The similarity is the share of letter pairs that both texts contain
 * (Dice coefficient).
 */
function similarity(a: string, b: string): number {
  const [pairs, otherPairs] = [pairsOf(a), pairsOf(b)]
  const total = pairs.length + otherPairs.length
  if (total === 0) return 0
  const counts = new Map<string, number>()
  for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  let common = 0
  for (const pair of otherPairs) {
    const count = counts.get(pair) ?? 0
    if (count > 0) common += 1
    counts.set(pair, count - 1)
  }
  return (2 * common) / total
}

const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
