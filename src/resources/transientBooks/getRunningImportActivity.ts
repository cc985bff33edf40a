import type { SnapshotFrom } from 'xstate'
import type { bookImportMachine } from '../../machines/import/bookImportMachine'

/** Current work of the book import. Undefined if the import has nothing to do. */
export type RunningImportActivity = 'analysis' | 'import' | undefined

/**
 * Returns the current work of the book import. Returns undefined if the user has paused the analysis.
 * @param isImportingRows whether the server is importing a file
 */
export function getRunningImportActivity(
  snapshot: SnapshotFrom<typeof bookImportMachine>,
  isImportingRows: boolean,
): RunningImportActivity {
  if (isImportingRows || !snapshot.matches({ transfer: 'idle' })) return 'import'
  const { active, waiting } = snapshot.context
  return snapshot.value.analysis !== 'paused' && active.length + waiting.length > 0 ? 'analysis' : undefined
}
