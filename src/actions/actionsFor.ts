import type { LucideIcon } from 'lucide-react'
import { can } from '../access/permissions'
import type { User } from '../generated/model.schemas'
import { type ActionName, type ActionRecords, type ActionResource, actionNames, actionRow } from './actionTable'
import { type DialogActionName, dialogActionNames, dialogActionRow } from './dialogActionTable'
import type { ContainingList } from './membership/MemberListContext'
import { type RecordBatch, runAction } from './runAction'

/** An action with one call per record, or an action that opens a dialog for all records. */
export type AnyActionName = ActionName | DialogActionName

const afterMarks = actionNames.indexOf('markUnread') + 1

/** All actions in menu order: read status, dialog actions, other actions, destructive actions. */
export const anyActionNames: readonly AnyActionName[] = [
  ...actionNames.slice(0, afterMarks),
  ...dialogActionNames,
  ...actionNames.slice(afterMarks),
]

const isOpener = (name: AnyActionName): name is DialogActionName => dialogActionNames.some(opener => opener === name)

/** Returns whether the action removes the records from the collection or read list that lists them. */
export const isWithinBatchLimit = (name: AnyActionName): boolean =>
  isOpener(name) && dialogActionRow(name).within !== undefined

/** Returns the menu icon of an action and whether the action is destructive. */
export function iconOf(name: AnyActionName): { icon: LucideIcon; loses: boolean } {
  return isOpener(name)
    ? { icon: dialogActionRow(name).icon, loses: false }
    : { icon: actionRow(name).icon, loses: actionRow(name).asks === 'irreversible' }
}

/**
 * Lists the actions that the user may run on these records: the permission is granted, the batch limit is not exceeded,
 * and the action applies to the records. An action with one call per record must apply to at least one loaded record; a
 * dialog action must apply to all of them.
 * @param total  number of records
 * @param records  the loaded records; undefined when "select all" is active and the records are not loaded
 * @param within  the collection or read list that lists the records. Actions that write its members are left out when
 *   it hides some members from the user
 */
export function actionsFor<Noun extends ActionResource>(
  me: Pick<User, 'roles'>,
  noun: Noun,
  total: number,
  records: readonly ActionRecords[Noun][] | undefined,
  within?: ContainingList,
): AnyActionName[] {
  return rightFor(me, noun, records, within).filter(name => total <= batchLimit(name))
}

/**
 * Lists the actions that apply to these records but exceed their batch limit. Actions for a single record are left out.
 */
export function actionsBeyondLimit<Noun extends ActionResource>(
  ...asked: Parameters<typeof actionsFor<Noun>>
): AnyActionName[] {
  const [me, noun, total, records, within] = asked
  return rightFor(me, noun, records, within).filter(name => total > batchLimit(name) && batchLimit(name) > 1)
}

/**
 * Returns the largest number of records that the action accepts at once; infinite for actions with one call per record.
 */
export const batchLimit = (name: AnyActionName): number =>
  isOpener(name) ? dialogActionRow(name).most : Number.POSITIVE_INFINITY

function rightFor<Noun extends ActionResource>(
  me: Pick<User, 'roles'>,
  noun: Noun,
  records: readonly ActionRecords[Noun][] | undefined,
  within: ContainingList | undefined,
): AnyActionName[] {
  return anyActionNames.filter(name => {
    if (isOpener(name)) {
      const { on, may, fits, within: kind } = dialogActionRow(name)
      if (kind && (within?.kind !== kind || within.set.filtered)) return false
      const suits = fits?.[noun]
      return on[noun] !== undefined && can(me, may) && (!suits || records?.every(suits) === true)
    }
    const { on, may, fits } = actionRow(name)
    const suits = fits?.[noun]
    return on[noun] !== undefined && can(me, may) && (!suits || !records || records.some(suits))
  })
}

/** Runs an action of either kind. Resolves when it has ended or was cancelled. */
export async function runAnyAction<Noun extends ActionResource>(
  name: AnyActionName,
  noun: Noun,
  many: RecordBatch<Noun>,
): Promise<unknown> {
  if (!isOpener(name)) return runAction(name, noun, many)
  const open = dialogActionRow(name).on[noun]
  const { known = [], within } = await readActionFor(name, many)
  return open?.(known, within)
}

/** Returns the batch with its records loaded when the action is a dialog action, which needs all of them. */
export async function readActionFor<Noun extends ActionResource>(
  name: AnyActionName,
  many: RecordBatch<Noun>,
): Promise<RecordBatch<Noun>> {
  if (!isOpener(name) || many.known) return many
  const known: ActionRecords[Noun][] = []
  for await (const { record } of many.things) known.push(record)
  return { ...many, known }
}
