import { openDialog } from '../dialogs/dialogs'
import { translate } from '../language/language'
import type { BulkItem } from '../machines/bulkMachine'
import { type ActionName, type ActionRecords, type ActionResource, type ActionRow, actionRow } from './actionTable'
import { startBulkRun } from './bulk/bulkRuns'
import type { ContainingList } from './membership/MemberListContext'

/** A record and the name by which a person knows it. */
export type NamedRecord<Noun extends ActionResource> = { record: ActionRecords[Noun]; title: string }

/** Things that something is done to. They are read as they are needed, so there may be any number of them. */
export type RecordBatch<Noun extends ActionResource> = {
  total: number
  /** How the first is called; a question about a single one names it. */
  title: string
  things: AsyncIterable<NamedRecord<Noun>> | Iterable<NamedRecord<Noun>>
  /** The same as they were last seen, where they are known: enough for a dialog, which reads anew what it changes. */
  known?: readonly ActionRecords[Noun][]
  /** The set among whose members they stand. */
  within?: ContainingList
}

/** Does an action to things; asks first where its row says so. Gives whether all went well. */
export async function runAction<Noun extends ActionResource>(
  name: ActionName,
  noun: Noun,
  many: RecordBatch<Noun>,
): Promise<boolean> {
  const { on, asks, undo } = actionRow(name)
  const row = on[noun]
  if (!row || (asks && !(await isConfirmed(name, asks, many)))) return false
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
      await row.call(id)
      forget(id)
    },
    undo: memory && (({ id }) => memory.putBack(id)),
  })
}

/** Sets that are deleted leave the list that is walked through; they are few, and known before the first one goes. */
const leavesItsList = (noun: ActionResource) => noun === 'collections' || noun === 'readlists'

async function all<Noun extends ActionResource>(things: RecordBatch<Noun>['things']): Promise<NamedRecord<Noun>[]> {
  const known: NamedRecord<Noun>[] = []
  for await (const thing of things) known.push(thing)
  return known
}

function isConfirmed(
  name: ActionName,
  asks: NonNullable<ActionRow['asks']>,
  { total, title }: RecordBatch<ActionResource>,
) {
  const words = { count: total, title }
  return openDialog('confirm', {
    title: translate(`dialog.${name}.title`, words),
    text: translate(`dialog.${name}.text`, words),
    verb: translate(`dialog.${name}.verb`, words),
    danger: asks === 'lost',
    acknowledge: asks === 'once' ? undefined : translate(`dialog.${name}.acknowledge`, words),
  })
}

/** Things by id and name; a record is kept only between being read and being done with. */
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
