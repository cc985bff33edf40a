import { ServerError } from '../../api/ServerError'
import type { FormValues } from '../../forms/formDraft'
import { isSameStoredValue } from '../../forms/storedValues/isSameStoredValue'
import type { WriteOperationId } from '../../generated/operations'
import { translate } from '../../language/interfaceLanguage'
import type { BulkActionItem } from '../../machines/bulkActionMachine'
import { startBulkActionRun } from './bulkActionRuns'

/** `values`: values of the record just before the first attempt to save. `changes`: values that the user entered. */
type EditedRecord = BulkActionItem & { values: FormValues; changes: FormValues }

type SaveChangedRecordsInput<Item extends EditedRecord> = {
  /** Name of the bulk action. The translation keys of its texts begin with `bulk.` and this name. */
  name: string
  operation: WriteOperationId
  records: readonly Item[]
  save: (record: Item) => Promise<unknown>
  /** Fetches the current values of a record. */
  read: (record: Item) => Promise<FormValues>
  /**
   * Opens the edit dialog again with the entered values, for the records with the given ids. `baseline` contains the
   * values of these records just before the first attempt to save.
   */
  editAgain: (ids: readonly string[], baseline: readonly FormValues[]) => unknown
}

/**
 * Saves the edited records as a bulk action. Skips records without changes. Does not wait for the server, so that the
 * edit dialog closes at once. `BulkActionProgressPanel` shows failures, with buttons to retry and to edit again. A
 * retry first fetches the current values of the record. The retry fails if an edited field now has a third value, which
 * is neither its value before the first attempt nor the entered value. If the user edits again, the edit dialog shows
 * this conflict.
 */
export function saveRecordsAsBulkAction<Item extends EditedRecord>({
  name,
  operation,
  records,
  save,
  read,
  editAgain,
}: SaveChangedRecordsInput<Item>): void {
  const changed = new Map(
    records.filter(({ changes }) => Object.keys(changes).length > 0).map(record => [record.id, record]),
  )
  const attemptedIds = new Set<string>()
  void startBulkActionRun({
    name,
    operation,
    editAgain: ids =>
      editAgain(
        ids,
        records.filter(({ id }) => ids.includes(id)).map(({ values }) => values),
      ),
    total: changed.size,
    items: [...changed.values()].map(({ id, title }) => ({ id, title })),
    call: async ({ id }) => {
      const record = changed.get(id)
      if (!record) return
      if (attemptedIds.has(id)) checkForConflict(operation, record, await read(record))
      attemptedIds.add(id)
      await save(record)
    },
  })
}

function checkForConflict(operation: WriteOperationId, { values, changes }: EditedRecord, current: FormValues): void {
  const hasConflict = Object.keys(changes).some(
    name =>
      !isSameStoredValue(name, current[name], values[name]) && !isSameStoredValue(name, current[name], changes[name]),
  )
  if (hasConflict) throw new ServerError({ operation, status: 409, serverMessage: translate('dialog.conflict.title') })
}
