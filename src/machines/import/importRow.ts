import type { Book, BookImport, MediaStatus, TransientBook } from '../../generated/model.schemas'
import {
  type DestinationFileNameProblem,
  findDestinationFileNameProblem,
  formatDestinationFileName,
  getPathBaseName,
  getPathExtension,
  normalizeFileNameForComparison,
} from './destinationFileName'
import { type ImportTargetSeries, isConfidentSeriesProposal, type ProposedTargetSeries } from './findMostSimilarSeries'
import type { ParsedBookFileName } from './parseBookFileName'

/** Book file on the server that the user can import. The file is not in a library. */
export type ImportableBookFile = {
  /**
   * Id of the transient book, which the server creates when it scans the file. The server deletes a transient book that
   * was not used for an hour.
   */
  readonly id: string
  /** Path of the file on the server. The client identifies files by path, because each scan gives a file a new id. */
  readonly url: string
  readonly name: string
  readonly sizeBytes: number
}

/** Result of the analysis of a file by the server. */
export type ImportFileAnalysis = {
  readonly status: MediaStatus
  /** Error codes of the analysis, as a text. Empty if the analysis succeeded. */
  readonly comment: string
  readonly mediaType: string
  readonly pagesCount: number
  readonly seriesId: string | null
  readonly number: number | null
}

/** Book that already exists in the selected series. */
export type ExistingSeriesBook = {
  readonly id: string
  readonly title: string
  readonly number: number
  readonly fileName: string
}

/** Values that the user has chosen for a file. For each missing value, the import uses the proposed value. */
export type ImportRowChoices = {
  readonly series?: ImportTargetSeries
  readonly number?: number
  readonly destinationName?: string
  readonly isSkipped?: boolean
  /**
   * Id of the existing book that the import replaces. Set after the user has compared the file with this book and
   * accepted the replacement.
   */
  readonly acceptedUpgradeId?: string | undefined
}

/** State of the import of a file. The names are the states of `importRowMachine`. */
export type ImportRowPhase =
  | 'waiting'
  | 'analyzing'
  | 'matching'
  | 'loadingBooks'
  | 'editing'
  | 'unsuitable'
  | 'analysisFailed'
  | 'sending'
  | 'importing'
  | 'verifying'
  | 'imported'
  | 'failed'

/**
 * Data that the browser stores about the import of a file. If `progress` is `sent`, the import request may have reached
 * the server.
 */
export type StoredImportRow = Pick<ImportableBookFile, 'url' | 'name' | 'sizeBytes'> & {
  readonly choice: ImportRowChoices
  readonly progress: 'open' | 'sent' | 'imported' | 'failed'
  readonly bookId?: string
  readonly reason?: string
}

export type ImportRow = {
  readonly file: ImportableBookFile
  readonly parsed: ParsedBookFileName
  readonly analysis: ImportFileAnalysis | undefined
  readonly proposal: ProposedTargetSeries | undefined
  readonly choice: ImportRowChoices
  /** Books that were loaded last, and the id of their series. The user may have selected another series since then. */
  readonly seriesBooks: { readonly seriesId: string; readonly books: readonly ExistingSeriesBook[] } | undefined
  /** Error of the last failed server call for the file of this import row. */
  readonly error: unknown
  /** Id of the book that the import has created or replaced. Undefined while the file is not imported. */
  readonly bookId: string | undefined
  /**
   * Reason for a failed import: an error code or a message of the server, `rejected` if the server gave no reason, or
   * `unconfirmed` if the result is unknown.
   */
  readonly reason: string | undefined
  /** Whether the last check could not find out whether a running import has ended. */
  readonly isResultUnknown: boolean
}

export type ImportRowProblem =
  | 'notAnalyzed'
  | 'unsuitable'
  | 'confirmSeries'
  | 'noSeries'
  | 'confirmNumber'
  | 'noNumber'
  | 'booksUnknown'
  | 'oneshotWithoutBook'
  | 'conflict'
  | DestinationFileNameProblem

/** Planned import of a file: series, book number and file name, and the problems that prevent the import. */
export type ImportRowPlan = {
  readonly series: ImportTargetSeries | undefined
  readonly number: number | undefined
  /** Existing book that the imported file will replace. Undefined if the import will create a new book. */
  readonly upgrade: ExistingSeriesBook | undefined
  readonly destinationName: string
  readonly outcome: 'new' | 'upgrade' | 'impossible'
  readonly problems: readonly ImportRowProblem[]
}

export const toImportableBookFile = ({ id, url, name, sizeBytes }: TransientBook): ImportableBookFile => ({
  id,
  url,
  name,
  sizeBytes,
})

export const toImportFileAnalysis = (book: TransientBook): ImportFileAnalysis => ({
  status: book.status,
  comment: book.comment,
  mediaType: book.mediaType,
  pagesCount: book.pages.length,
  seriesId: book.seriesId ?? null,
  number: book.number ?? null,
})

export const toExistingSeriesBook = ({ id, metadata, url }: Book): ExistingSeriesBook => ({
  id,
  title: metadata.title,
  number: metadata.numberSort,
  fileName: getPathBaseName(url),
})

/**
 * Returns the series to which a file will be imported. This is the series that the user has chosen, or else the
 * proposed series. A proposed series with low confidence is not used, because the user must confirm it.
 */
export const getSelectedSeriesOfImportRow = ({
  choice,
  proposal,
}: Pick<ImportRow, 'choice' | 'proposal'>): ImportTargetSeries | undefined =>
  choice.series ?? (proposal && isConfidentSeriesProposal(proposal) ? proposal.series : undefined)

const booksOfSelectedSeries = (row: ImportRow): readonly ExistingSeriesBook[] | undefined => {
  const series = getSelectedSeriesOfImportRow(row)
  return series && row.seriesBooks?.seriesId === series.id ? row.seriesBooks.books : undefined
}

/** Returns whether the books of the selected series must be loaded. Returns false if no series is selected. */
export const mustLoadSeriesBooksOfRow = (row: ImportRow): boolean =>
  getSelectedSeriesOfImportRow(row) !== undefined && booksOfSelectedSeries(row) === undefined

/**
 * Determines the series, book number and file name for the import of a file. The choices of the user have priority over
 * the proposed values. Exception: if the selected series is a one-shot (a series with a single book), the book number
 * is the number of this existing book.
 * @param pattern file name pattern, see {@link findFileNamePatternProblem}
 */
export function createImportRowPlan(row: ImportRow, pattern: string): ImportRowPlan {
  const series = getSelectedSeriesOfImportRow(row)
  const books = booksOfSelectedSeries(row)
  const oneshotBook = series?.isOneshot ? books?.[0] : undefined
  const number = oneshotBook?.number ?? row.choice.number ?? row.analysis?.number ?? row.parsed.number
  const upgrade = oneshotBook ?? books?.find(book => book.number === number)
  const destinationName =
    row.choice.destinationName ??
    formatDestinationFileName(pattern, {
      series: series?.title ?? row.parsed.series,
      number: series?.isOneshot ? undefined : number,
      title: row.parsed.title,
      volume: row.parsed.volume,
      year: row.parsed.year,
      name: row.file.name,
    })
  const destinationProblem = findDestinationFileNameProblem(
    destinationName,
    getPathExtension(row.file.url),
    new Set(books?.filter(book => book.id !== upgrade?.id).map(book => normalizeFileNameForComparison(book.fileName))),
  )
  const problems = [
    ...findAnalysisProblems(row),
    ...findSeriesProblems(row, series, books),
    ...(series?.isOneshot ? [] : findNumberProblems(row, number)),
    ...(series && destinationProblem ? [destinationProblem] : []),
  ]
  const outcome = problems.length > 0 ? 'impossible' : upgrade ? 'upgrade' : 'new'
  return { series, number, upgrade, destinationName, outcome, problems }
}

function findAnalysisProblems({ analysis }: ImportRow): ImportRowProblem[] {
  if (!analysis) return ['notAnalyzed']
  return analysis.status === 'READY' ? [] : ['unsuitable']
}

function findSeriesProblems(
  { proposal }: ImportRow,
  series: ImportTargetSeries | undefined,
  books: readonly ExistingSeriesBook[] | undefined,
): ImportRowProblem[] {
  if (!series) return [proposal ? 'confirmSeries' : 'noSeries']
  if (!books) return ['booksUnknown']
  return series.isOneshot && books.length === 0 ? ['oneshotWithoutBook'] : []
}

/**
 * Returns `noNumber` if the file has no book number. Returns `confirmNumber` if the number was derived from the file
 * name with low confidence and the user has not confirmed it.
 */
function findNumberProblems({ choice, analysis, parsed }: ImportRow, number: number | undefined): ImportRowProblem[] {
  if (number === undefined) return ['noNumber']
  const isConfirmed = choice.number !== undefined || typeof analysis?.number === 'number'
  return isConfirmed || parsed.confidence !== 'low' ? [] : ['confirmNumber']
}

/** Converts a planned import to the import request for the server. */
export const toBookImportRequest = (
  file: ImportableBookFile,
  { series, upgrade, destinationName }: ImportRowPlan,
): BookImport => ({
  sourceFile: file.url,
  seriesId: series?.id ?? '',
  destinationName,
  ...(upgrade && { upgradeBookId: upgrade.id }),
})

/**
 * Returns a key that is equal for files with the same series name, year and proposed series. When the user chooses a
 * series for a file, the client can apply the choice to all files with the same key.
 */
export const createProposedSeriesGroupKey = ({ parsed, proposal }: Pick<ImportRow, 'parsed' | 'proposal'>): string =>
  JSON.stringify([parsed.series.normalize('NFKC').toLowerCase(), parsed.year ?? null, proposal?.series.id ?? null])
