import { openDialog } from '../dialogs/dialogs'
import { translate } from '../language/language'
import type { BulkThing } from '../machines/bulkMachine'
import { type ActionName, type ActionNoun, type ActionRecords, type ActionRow, actionRow } from './actionTable'
import { startBulk } from './bulkRuns'
import type { Within } from './WithinSet'

/** A record and the name by which a person knows it. */
export type Thing<Noun extends ActionNoun> = { record: ActionRecords[Noun]; title: string }

/** Things that something is done to. They are read as they are needed, so there may be any number of them. */
export type Many<Noun extends ActionNoun> = {
  total: number
  /** How the first is called; a question about a single one names it. */
  title: string
  things: AsyncIterable<Thing<Noun>> | Iterable<Thing<Noun>>
  /** The same as they were last seen, where they are known: enough for a dialog, which reads anew what it changes. */
  known?: readonly ActionRecords[Noun][]
  /** The set among whose members they stand. */
  within?: Within
}

/** Does an action to things; asks first where its row says so. Gives whether all went well. */
export async function doAction<Noun extends ActionNoun>(
  name: ActionName,
  noun: Noun,
  many: Many<Noun>,
): Promise<boolean> {
  const { on, asks, undo } = actionRow(name)
  const row = on[noun]
  if (!row || (asks && !(await isConfirmed(name, asks, many)))) return false
  const memory = undo?.[noun]?.()
  const { named, recordOf, forget } = remembered(leavesItsList(noun) ? await all(many.things) : many.things)
  return startBulk({
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
const leavesItsList = (noun: ActionNoun) => noun === 'collections' || noun === 'readlists'

async function all<Noun extends ActionNoun>(things: Many<Noun>['things']): Promise<Thing<Noun>[]> {
  const known: Thing<Noun>[] = []
  for await (const thing of things) known.push(thing)
  return known
}

function isConfirmed(name: ActionName, asks: NonNullable<ActionRow['asks']>, { total, title }: Many<ActionNoun>) {
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
function remembered<Noun extends ActionNoun>(things: Many<Noun>['things']) {
  const records = new Map<string, ActionRecords[Noun]>()
  const walk = Symbol.asyncIterator in things ? things[Symbol.asyncIterator]() : things[Symbol.iterator]()
  const next = async (): Promise<IteratorResult<BulkThing>> => {
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
