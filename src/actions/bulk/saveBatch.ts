import type { WritingOperationId } from '../../generated/operations'
import type { BulkItem } from '../../machines/bulkMachine'
import { startBulkRun } from './bulkRuns'

/** One of many that were edited together, with what is to be sent for it. */
type Edited = BulkItem & { changes: object }

type SaveManyInput<Thing extends Edited> = {
  /** Finds the words of the run under `bulk`. */
  name: string
  operation: WritingOperationId
  things: readonly Thing[]
  save: (thing: Thing) => Promise<unknown>
}

/**
 * Saves what was edited of many, those left out of which nothing was changed. Their dialog does not wait for it: how far it is,
 * and what failed, is told as of everything done to many.
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
