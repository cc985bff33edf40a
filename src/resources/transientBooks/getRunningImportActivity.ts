import type { SnapshotFrom } from 'xstate'
import type { bookImportMachine } from '../../machines/import/bookImportMachine'

/** Current activity of the book import. Undefined if nothing is running. */
export type RunningImportActivity = 'analysis' | 'import' | undefined

/**
 * Returns the current activity of the book import. A paused analysis is not an activity.
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
