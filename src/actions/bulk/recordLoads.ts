import type { RowFetchProgress } from '../../lists/table/rows/fetchRowsOfAllPages'
import { createObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import { confirmEndOfBulkAction } from './confirmEndOfBulkAction'

/** Loading of the selected records before an action. `progress` is undefined until some of the records have arrived. */
export type RecordLoad = { id: number; progress: RowFetchProgress | undefined; stop: () => void }

const loads = createObservableStore<readonly RecordLoad[]>([])
let lastLoadId = 0

/**
 * Loads the records for an action. `BulkActionProgressPanel` shows the progress, with a button that stops the load.
 * During the load, asks for confirmation before the user signs out or closes the window.
 * @param load loads the records. It rejects with the abort reason if the signal is aborted
 * @returns the records, or undefined if the load is stopped
 * @throws the error of a failed load
 */
export async function loadRecordsWithProgress<Item>(
  load: (options: {
    signal: AbortSignal
    onProgress: (progress: RowFetchProgress) => void
  }) => Promise<readonly Item[]>,
): Promise<readonly Item[] | undefined> {
  const controller = new AbortController()
  lastLoadId += 1
  const id = lastLoadId
  loads.set([...loads.get(), { id, progress: undefined, stop: () => controller.abort() }])
  const onProgress = (progress: RowFetchProgress) =>
    loads.set(loads.get().map(other => (other.id === id ? { ...other, progress } : other)))
  const endConfirmation = confirmEndOfBulkAction('loading')
  try {
    return await load({ signal: controller.signal, onProgress })
  } catch (error) {
    if (controller.signal.aborted) return undefined
    throw error
  } finally {
    endConfirmation()
    loads.set(loads.get().filter(other => other.id !== id))
  }
}

/** Stops every running {@link RecordLoad}. */
export function stopRecordLoads(): void {
  for (const { stop } of loads.get()) stop()
}

/** Returns every running {@link RecordLoad}, oldest first. */
export const useRecordLoads = (): readonly RecordLoad[] => useObservableStoreValue(loads)
