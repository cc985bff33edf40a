import { getRunningImportActivity, type RunningImportActivity } from './getRunningImportActivity'
import type { ImportRowCounts } from './importTableRows'
import { useBookImportSelector } from './useRunningBookImport'

/** Returns the current work of the book import. Returns undefined if the user has paused the analysis. */
export const useRunningImportActivity = (counts: ImportRowCounts): RunningImportActivity =>
  useBookImportSelector(snapshot => getRunningImportActivity(snapshot, counts.importing > 0))
