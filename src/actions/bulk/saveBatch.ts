import type { WritingOperationId } from '../../generated/operations'
import type { BulkItem } from '../../machines/bulkMachine'
import { startBulkRun } from './bulkRuns'

/** An edited record with the changes to send for it. */
type Edited = BulkItem & { changes: object }

type SaveManyInput<Thing extends Edited> = {
  /** Selects the texts of the run under the translation key `bulk`. */
  name: string
  operation: WritingOperationId
  things: readonly Thing[]
  save: (thing: Thing) => Promise<unknown>
}

/**
 * Saves the edited records as a bulk run and skips records without changes. The edit dialog does not wait for the run:
 * progress and failures appear in the bulk progress panel.
 */
export function saveBatch<Thing extends Edited>({ name, operation, things, save }: SaveManyInput<Thing>): void {
  const changed = new Map(things.filter(({ changes }) => Object.keys(changes).length > 0).map(one => [one.id, one]))
  void startBulkRun({
    name,
    operation,
    total: changed.size,
    things: [...changed.values()].map(({ id, title }) => ({ id, title })),
    call: async ({ id }) => {
      const thing = changed.get(id)
      if (thing) await save(thing)
    },
  })
}
