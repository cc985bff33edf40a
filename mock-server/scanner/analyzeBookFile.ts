import { ArchivesClosedError } from '../archives/archiveErrors'
import { type FileAnalysis, failedAnalysis } from './analyzeFile'
import type { ArchiveTaskRunner } from './archiveTaskRunner'

/** Analyses a book file by an archive runner. Exceeded time or memory limits give an analysis with an error. */
export async function analyzeBookFile(
  archives: ArchiveTaskRunner,
  path: string,
  measure: boolean,
): Promise<FileAnalysis> {
  try {
    return await archives.run('analyzeFile', path, measure)
  } catch (error) {
    if (error instanceof ArchivesClosedError) throw error
    console.error(`Analysis of ${JSON.stringify(path)} failed: ${error instanceof Error ? error.message : error}`)
    return failedAnalysis('ERROR', 'ERR_1005', '')
  }
}
