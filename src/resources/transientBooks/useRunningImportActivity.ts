import { getRunningImportActivity, type RunningImportActivity } from './getRunningImportActivity'
import type { ImportRowCounts } from './importTableRows'
import { useBookImportSelector } from './useRunningBookImport'

/** Returns the current activity of the book import, see {@link getRunningImportActivity}. */
export const useRunningImportActivity = (counts: ImportRowCounts): RunningImportActivity =>
  useBookImportSelector(snapshot => getRunningImportActivity(snapshot, counts.importing > 0))
