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

/** File outside the libraries that can be imported. */
export type ImportFile = {
  /** Id of the transient book. The server forgets it after an hour without use. */
  readonly id: string
  /** Path on the server; identifies the file across scans. */
  readonly url: string
  readonly name: string
  readonly sizeBytes: number
}

/** Result of the analysis of a file by the server. */
export type FileAnalysis = {
  readonly status: MediaStatus
  /** Error codes of the server, or empty. */
  readonly comment: string
  readonly mediaType: string
  readonly pagesCount: number
  readonly seriesId: string | null
  readonly number: number | null
}

/** Book that exists in the series of a row. */
export type ExistingSeriesBook = {
  readonly id: string
  readonly title: string
  readonly number: number
  readonly fileName: string
}

/** Choices of the user. Absent values follow the proposals. */
export type RowChoice = {
  readonly series?: SeriesOption
  readonly number?: number
  readonly destinationName?: string
  readonly isSkipped?: boolean
}

/** Phase of a row; the states of `importRowMachine`. */
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

/** Part of a row that is stored in the browser. `sent`: the server may have received the import request. */
export type StoredRow = Pick<ImportFile, 'url' | 'name' | 'sizeBytes'> & {
  readonly choice: RowChoice
  readonly progress: 'open' | 'sent' | 'imported' | 'failed'
  readonly bookId?: string
  readonly reason?: string
}

/** Data of a row. */
export type ImportRow = {
  readonly file: ImportFile
  readonly parsed: ParsedBookFile
  readonly analysis: FileAnalysis | undefined
  readonly proposal: SeriesProposal | undefined
  readonly choice: RowChoice
  /** Books of a series, once loaded. */
  readonly seriesBooks: { readonly seriesId: string; readonly books: readonly ExistingSeriesBook[] } | undefined
  /** Last failure of a call of this row. */
  readonly error: unknown
  /** Created or replaced book, after the import. */
  readonly bookId: string | undefined
  /** Reason of a failed import: an error code or a sentence of the server; `unconfirmed` if the server reports no result. */
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

/** What an import of a row would do. */
export type RowImportPlan = {
  readonly series: SeriesOption | undefined
  readonly number: number | undefined
  /** Existing book that the file replaces. */
  readonly upgrade: ExistingSeriesBook | undefined
  readonly destinationName: string
  /** File names of the series, for the choice of a name. */
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

/** Returns the chosen series, or the proposed series if the proposal is confident. */
export const selectedSeries = ({
  choice,
  proposal,
}: Pick<ImportRow, 'choice' | 'proposal'>): SeriesOption | undefined =>
  choice.series ?? (proposal && isConfidentProposal(proposal) ? proposal.series : undefined)

/** Returns the loaded books of the selected series. Returns undefined while they are unknown. */
const booksOfSelectedSeries = (row: ImportRow): readonly ExistingSeriesBook[] | undefined => {
  const series = selectedSeries(row)
  return series && row.seriesBooks?.seriesId === series.id ? row.seriesBooks.books : undefined
}

/** Whether the books of the selected series have to be loaded. */
export const needsSeriesBooks = (row: ImportRow): boolean =>
  selectedSeries(row) !== undefined && booksOfSelectedSeries(row) === undefined

/** Returns what an import of a row would do with a destination pattern. */
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

/** A number from a doubtful file name has to be confirmed. */
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

/** Targets of plans. Plans of unchanged rows stay the same objects, see `importRowPlans.ts`. */
const targetCache = new WeakMap<RowImportPlan, readonly string[]>()

/** Returns what only one file of an import may take: a file name, and a number or an upgraded book of a series. */
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
 * Returns the paths of rows that collide with an earlier row: the same destination file, number or upgraded book in the same
 * series.
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

/** Returns a key of the proposal of a row. A choice for one row can be applied to all rows with the same key. */
export const seriesProposalKey = ({ parsed, proposal }: Pick<ImportRow, 'parsed' | 'proposal'>): string =>
  JSON.stringify([parsed.series.normalize('NFKC').toLowerCase(), parsed.year ?? null, proposal?.series.id ?? null])
