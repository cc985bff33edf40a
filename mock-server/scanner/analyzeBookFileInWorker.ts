import { describeErrorForLog } from '../../server/operation/describeErrorForLog'
import { ArchiveWorkersClosedError } from '../archives/archiveErrors'
import type { BookRecord } from '../state/libraryRecords'
import { type BookFileAnalysis, createFailedAnalysis } from './analyzeBookFileContents'
import type { ArchiveTaskRunner } from './archiveTaskFunctions'

/**
 * Analyzes a book file in a worker thread. If the analysis fails, for example because it exceeds its time or memory
 * limit, returns a result with an error code. The log message about a failed analysis contains the id of the book. The
 * message does not contain the path, because file names are personal data.
 * @throws ArchiveWorkersClosedError when the server is closing
 */
export async function analyzeBookFileInWorker(
  archives: ArchiveTaskRunner,
  { id, path }: Pick<BookRecord, 'id' | 'path'>,
  measure: boolean,
): Promise<BookFileAnalysis> {
  try {
    return await archives.run('analyzeFile', path, measure)
  } catch (error) {
    if (error instanceof ArchiveWorkersClosedError) throw error
    console.error(`Analysis of book ${id} failed: ${describeErrorForLog(error)}`)
    return createFailedAnalysis('ERROR', 'ERR_1005', '')
  }
}

/**
 * Error codes that simulate temporary errors of generated books. A generated book has no file: the mock server draws
 * its pages. A new analysis of a generated book removes its temporary error.
 */
const PASSING_FAULTS = ['ERR_1000', 'ERR_1005']
const GENERATED_PAGE_COUNT = 20

/**
 * Simulates the analysis of a generated book and returns the result. If the book has a temporary error (see
 * `PASSING_FAULTS`), the result contains no error and has the status `READY`. Returns undefined for a book that is not
 * generated.
 */
export function analyzeGeneratedBook({
  drawing,
  media,
}: Pick<BookRecord, 'drawing' | 'media'>): BookFileAnalysis | undefined {
  if (!drawing) return undefined
  const { lastModified: _, ...current } = media
  const isRepaired = PASSING_FAULTS.includes(media.comment)
  const repaired = isRepaired ? ({ status: 'READY', comment: '', pagesCount: GENERATED_PAGE_COUNT } as const) : {}
  const type = isRepaired ? ({ mediaType: 'application/zip', mediaProfile: 'DIVINA' } as const) : {}
  return { ...current, ...repaired, ...type, pages: [], files: [] }
}
