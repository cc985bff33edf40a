import type { WriteOperationId } from '../../generated/operations'
import type { BulkActionItem } from '../../machines/bulkActionMachine'
import { startBulkActionRun } from './bulkActionRuns'

type EditedRecord = BulkActionItem & { changes: object }

type SaveChangedRecordsInput<Item extends EditedRecord> = {
  /** Name of the bulk action. The translation keys of its texts begin with `bulk.` and this name. */
  name: string
  operation: WriteOperationId
  records: readonly Item[]
  save: (record: Item) => Promise<unknown>
  /** Opens the edit dialog again with the entered values, for the records with the given ids. */
  editAgain: (ids: readonly string[]) => unknown
}

/**
 * Saves the edited records as a bulk action. Skips records without changes. Does not wait for the server, so that the
 * edit dialog closes at once. `BulkActionProgressPanel` shows failures, with buttons to retry and to edit again.
 */
export function saveRecordsAsBulkAction<Item extends EditedRecord>({
  name,
  operation,
  records,
  save,
  editAgain,
}: SaveChangedRecordsInput<Item>): void {
  const changed = new Map(
    records.filter(({ changes }) => Object.keys(changes).length > 0).map(record => [record.id, record]),
  )
  void startBulkActionRun({
    name,
    operation,
    editAgain,
    total: changed.size,
    items: [...changed.values()].map(({ id, title }) => ({ id, title })),
    call: async ({ id }) => {
      const record = changed.get(id)
      if (record) await save(record)
    },
  })
}
