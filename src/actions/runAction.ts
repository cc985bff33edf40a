import type { ConfirmRequest } from '../dialogs/ConfirmDialog'
import { openDialog } from '../dialogs/dialogs'
import { translate } from '../language/language'
import type { BulkItem } from '../machines/bulkMachine'
import { type ActionName, type ActionRecords, type ActionResource, type ActionRow, actionRow } from './actionTable'
import { startBulkRun } from './bulk/bulkRuns'
import type { ContainingList } from './membership/MemberListContext'

/** A record with its display title. */
export type NamedRecord<Noun extends ActionResource> = { record: ActionRecords[Noun]; title: string }

/** Records that an action runs on. They are read lazily, so their number is not limited. */
export type RecordBatch<Noun extends ActionResource> = {
  total: number
  /** Title of the first record, for the confirmation of an action on a single record. */
  title: string
  things: AsyncIterable<NamedRecord<Noun>> | Iterable<NamedRecord<Noun>>
  /** The same records as last loaded; undefined when they are not loaded. Dialogs read the current state themselves. */
  known?: readonly ActionRecords[Noun][]
  /** The collection or read list that lists the records. */
  within?: ContainingList
}

/**
 * Runs an action with one call per record, after a confirmation if its row requires it.
 * @returns whether all calls succeeded; false when cancelled
 */
export async function runAction<Noun extends ActionResource>(
  name: ActionName,
  noun: Noun,
  many: RecordBatch<Noun>,
): Promise<boolean> {
  const { on, asks, undo } = actionRow(name)
  const row = on[noun]
  const call = row && (await confirmedCall(name, row, asks, many))
  if (!call) return false
  const memory = undo?.[noun]?.()
  const { named, recordOf, forget } = remembered(leavesItsList(noun) ? await all(many.things) : many.things)
  return startBulkRun({
    name,
    operation: row.operation,
    total: many.total,
    things: named,
    call: async ({ id }) => {
      const record = recordOf(id)
      if (record) await memory?.remember(record)
      await call(id)
      forget(id)
    },
    undo: memory && (({ id }) => memory.putBack(id)),
  })
}

/** Deleted collections and read lists leave the list while it is read. They are few, so all are loaded first. */
const leavesItsList = (noun: ActionResource) => noun === 'collections' || noun === 'readlists'

async function all<Noun extends ActionResource>(things: RecordBatch<Noun>['things']): Promise<NamedRecord<Noun>[]> {
  const known: NamedRecord<Noun>[] = []
  for await (const thing of things) known.push(thing)
  return known
}

/** Returns the call for each record; undefined when the user does not confirm the action. */
async function confirmedCall(
  name: ActionName,
  row: NonNullable<ActionRow['on'][ActionResource]>,
  asks: ActionRow['asks'],
  { total, title }: Pick<RecordBatch<ActionResource>, 'total' | 'title'>,
) {
  const words = { count: total, title }
  const texts = (): ConfirmRequest => ({
    title: translate(`dialog.${name}.title`, words),
    text: translate(`dialog.${name}.text`, words),
    verb: translate(`dialog.${name}.verb`, words),
    danger: asks === 'irreversible',
    acknowledge: asks === 'simple' ? undefined : translate(`dialog.${name}.acknowledge`, words),
  })
  if ('deletes' in row) return openDialog('confirmDelete', { ...texts(), resource: row.deletes })
  return !asks || (await openDialog('confirm', texts())) ? row.call : undefined
}

/**
 * Splits records into items for the bulk machine and a lookup by id. A record stays in memory only until its call has
 * ended.
 */
function remembered<Noun extends ActionResource>(things: RecordBatch<Noun>['things']) {
  const records = new Map<string, ActionRecords[Noun]>()
  const walk = Symbol.asyncIterator in things ? things[Symbol.asyncIterator]() : things[Symbol.iterator]()
  const next = async (): Promise<IteratorResult<BulkItem>> => {
    const result = await walk.next()
    if (result.done) return { done: true, value: undefined }
    const { record, title } = result.value
    records.set(record.id, record)
    return { done: false, value: { id: record.id, title } }
  }
  return {
    named: { [Symbol.asyncIterator]: () => ({ next }) },
    recordOf: (id: string) => records.get(id),
    forget: (id: string) => records.delete(id),
  }
}
