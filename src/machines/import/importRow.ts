import type { Book, BookImport, MediaStatus, TransientBook } from '../../generated/model.schemas'
import {
  baseNameOf,
  type DestinationProblem,
  extensionOf,
  fileNameKey,
  findDestinationProblem,
  formatDestinationName,
} from './destinationName'
import { isConfidentProposal, type SeriesOption, type SeriesProposal } from './matchSeries'
import type { ParsedBookFile } from './parseBookFileName'

/** Book file outside of the libraries that the user can import. */
export type ImportFile = {
  /** Id of the transient book. The server deletes a transient book that is unused for an hour. */
  readonly id: string
  /** Path of the file on the server. It identifies the file in later scans, where the id is another. */
  readonly url: string
  readonly name: string
  readonly sizeBytes: number
}

/** Result of the analysis of a file by the server. */
export type FileAnalysis = {
  readonly status: MediaStatus
  /** Error codes of the server; empty without an error. */
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

/** Choices of the user for a row. Where a choice is missing, the proposal applies. */
export type RowChoice = {
  readonly series?: SeriesOption
  readonly number?: number
  readonly destinationName?: string
  readonly isSkipped?: boolean
}

/** State of the `importRowMachine` of a row. */
export type RowPhase =
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

/** Data of a row that the browser stores. `progress` is `sent` if the server may have received the import request. */
export type StoredRow = Pick<ImportFile, 'url' | 'name' | 'sizeBytes'> & {
  readonly choice: RowChoice
  readonly progress: 'open' | 'sent' | 'imported' | 'failed'
  readonly bookId?: string
  readonly reason?: string
}

export type ImportRow = {
  readonly file: ImportFile
  readonly parsed: ParsedBookFile
  readonly analysis: FileAnalysis | undefined
  readonly proposal: SeriesProposal | undefined
  readonly choice: RowChoice
  /** Existing books of the series whose books were loaded last. */
  readonly seriesBooks: { readonly seriesId: string; readonly books: readonly ExistingSeriesBook[] } | undefined
  /** Error of the last failed call of this row. */
  readonly error: unknown
  /** Id of the book that the import created or replaced. Undefined before the import succeeds. */
  readonly bookId: string | undefined
  /** Why the import failed: error code or message of the server. `unconfirmed`: the server reports no result. */
  readonly reason: string | undefined
}

export type RowProblem =
  | 'notAnalyzed'
  | 'unsuitable'
  | 'confirmSeries'
  | 'noSeries'
  | 'confirmNumber'
  | 'noNumber'
  | 'booksUnknown'
  | 'oneshotWithoutBook'
  | 'conflict'
  | DestinationProblem

/** Planned import of a row, with its problems. */
export type RowImportPlan = {
  readonly series: SeriesOption | undefined
  readonly number: number | undefined
  /** Existing book that the file replaces. */
  readonly upgrade: ExistingSeriesBook | undefined
  readonly destinationName: string
  readonly outcome: 'new' | 'upgrade' | 'impossible'
  readonly problems: readonly RowProblem[]
}

export const toImportFile = ({ id, url, name, sizeBytes }: TransientBook): ImportFile => ({ id, url, name, sizeBytes })

export const toFileAnalysis = (book: TransientBook): FileAnalysis => ({
  status: book.status,
  comment: book.comment,
  mediaType: book.mediaType,
  pagesCount: book.pages.length,
  seriesId: book.seriesId ?? null,
  number: book.number ?? null,
})

export const toSeriesBook = ({ id, metadata, url }: Book): ExistingSeriesBook => ({
  id,
  title: metadata.title,
  number: metadata.numberSort,
  fileName: baseNameOf(url),
})

/** Returns the selected series of a row: the choice of the user, or a proposal that needs no confirmation. */
export const selectedSeries = ({
  choice,
  proposal,
}: Pick<ImportRow, 'choice' | 'proposal'>): SeriesOption | undefined =>
  choice.series ?? (proposal && isConfidentProposal(proposal) ? proposal.series : undefined)

/** Returns the books of the selected series; undefined until they are loaded. */
const booksOfSelectedSeries = (row: ImportRow): readonly ExistingSeriesBook[] | undefined => {
  const series = selectedSeries(row)
  return series && row.seriesBooks?.seriesId === series.id ? row.seriesBooks.books : undefined
}

/** Whether the books of the selected series must be loaded. */
export const needsSeriesBooks = (row: ImportRow): boolean =>
  selectedSeries(row) !== undefined && booksOfSelectedSeries(row) === undefined

/**
 * Returns the planned import of a row.
 * @param pattern  destination pattern, see {@link findPatternProblem}
 */
export function toRowImportPlan(row: ImportRow, pattern: string): RowImportPlan {
  const series = selectedSeries(row)
  const books = booksOfSelectedSeries(row)
  const oneshotBook = series?.isOneshot ? books?.[0] : undefined
  const number = oneshotBook?.number ?? row.choice.number ?? row.analysis?.number ?? row.parsed.number
  const upgrade = oneshotBook ?? books?.find(book => book.number === number)
  const destinationName =
    row.choice.destinationName ??
    formatDestinationName(pattern, {
      series: series?.title ?? row.parsed.series,
      number: series?.isOneshot ? undefined : number,
      title: row.parsed.title,
      volume: row.parsed.volume,
      year: row.parsed.year,
      name: row.file.name,
    })
  const destinationProblem = findDestinationProblem(
    destinationName,
    extensionOf(row.file.url),
    new Set(books?.filter(book => book.id !== upgrade?.id).map(book => fileNameKey(book.fileName))),
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

function findAnalysisProblems({ analysis }: ImportRow): RowProblem[] {
  if (!analysis) return ['notAnalyzed']
  return analysis.status === 'READY' ? [] : ['unsuitable']
}

function findSeriesProblems(
  { proposal }: ImportRow,
  series: SeriesOption | undefined,
  books: readonly ExistingSeriesBook[] | undefined,
): RowProblem[] {
  if (!series) return [proposal ? 'confirmSeries' : 'noSeries']
  if (!books) return ['booksUnknown']
  return series.isOneshot && books.length === 0 ? ['oneshotWithoutBook'] : []
}

/** Returns the problems of a book number. The user must confirm a number with low confidence. */
function findNumberProblems({ choice, analysis, parsed }: ImportRow, number: number | undefined): RowProblem[] {
  if (number === undefined) return ['noNumber']
  const isConfirmed = choice.number !== undefined || typeof analysis?.number === 'number'
  return isConfirmed || parsed.confidence !== 'low' ? [] : ['confirmNumber']
}

/** Returns the import request of a planned row. */
export const toBookImport = (file: ImportFile, { series, upgrade, destinationName }: RowImportPlan): BookImport => ({
  sourceFile: file.url,
  seriesId: series?.id ?? '',
  destinationName,
  ...(upgrade && { upgradeBookId: upgrade.id }),
})

const targetCache = new WeakMap<RowImportPlan, readonly string[]>()

/**
 * Returns keys of what a planned import creates or replaces: the file name, and the book number or replaced book.
 * Imports with a common key exclude each other.
 */
function targetsOf(file: ImportFile, plan: RowImportPlan): readonly string[] {
  const cached = targetCache.get(plan)
  if (cached || !plan.series) return cached ?? []
  const { id } = plan.series
  const targets = [
    `${id} file ${fileNameKey(plan.destinationName + extensionOf(file.url))}`,
    plan.upgrade ? `${id} book ${plan.upgrade.id}` : `${id} number ${plan.number}`,
  ]
  targetCache.set(plan, targets)
  return targets
}

/**
 * Returns the paths of rows that conflict with an earlier row in the same series: same file name, number or
 * replaced book.
 */
export function findConflicts(rows: readonly { file: ImportFile; plan: RowImportPlan }[]): ReadonlySet<string> {
  const taken = new Set<string>()
  const conflicts = new Set<string>()
  for (const { file, plan } of rows) {
    if (plan.outcome === 'impossible') continue
    const targets = targetsOf(file, plan)
    if (targets.some(target => taken.has(target))) conflicts.add(file.url)
    else for (const target of targets) taken.add(target)
  }
  return conflicts
}

/** Returns a key of the proposed series of a row. The user can choose a series for all rows with the same key. */
export const seriesProposalKey = ({ parsed, proposal }: Pick<ImportRow, 'parsed' | 'proposal'>): string =>
  JSON.stringify([parsed.series.normalize('NFKC').toLowerCase(), parsed.year ?? null, proposal?.series.id ?? null])
