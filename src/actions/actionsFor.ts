import type { LucideIcon } from 'lucide-react'
import { can } from '../access/permissions'
import type { User } from '../generated/model.schemas'
import { type ActionName, type ActionRecords, type ActionResource, actionNames, actionRow } from './actionTable'
import { type DialogActionName, dialogActionNames, dialogActionRow } from './dialogActionTable'
import type { ContainingList } from './membership/MemberListContext'
import { type RecordBatch, runAction } from './runAction'

/** Everything that can be done to things: a call for each, or a dialog about all of them. */
export type AnyActionName = ActionName | DialogActionName

const afterMarks = actionNames.indexOf('markUnread') + 1

/** Every deed in the order of menus: read marks, dialogs, the rest, what loses something last. */
export const anyActionNames: readonly AnyActionName[] = [
  ...actionNames.slice(0, afterMarks),
  ...dialogActionNames,
  ...actionNames.slice(afterMarks),
]

const isOpener = (name: AnyActionName): name is DialogActionName => dialogActionNames.some(opener => opener === name)

/** Whether a deed takes things out of the list in which they stand. */
export const isWithinBatchLimit = (name: AnyActionName): boolean =>
  isOpener(name) && dialogActionRow(name).within !== undefined

/** How a deed looks in a menu. */
export function iconOf(name: AnyActionName): { icon: LucideIcon; loses: boolean } {
  return isOpener(name)
    ? { icon: dialogActionRow(name).icon, loses: false }
    : { icon: actionRow(name).icon, loses: actionRow(name).asks === 'lost' }
}

/**
 * What a person may do to things of a kind: allowed, there for so many, and right for at least one of those that are known; what
 * begins with a dialog is right for all of them.
 * @param records  those that are known; all of them unless "everything that matches" is meant
 * @param within  the set among whose members they stand; one that hides some from this person cannot be written
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

/** What would be right for them too, if they were fewer. What is for a single one is not a matter of how many. */
export function actionsBeyondLimit<Noun extends ActionResource>(
  ...asked: Parameters<typeof actionsFor<Noun>>
): AnyActionName[] {
  const [me, noun, total, records, within] = asked
  return rightFor(me, noun, records, within).filter(name => total > batchLimit(name) && batchLimit(name) > 1)
}

/** So many it can be done to at once. */
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

/** Does a deed. Resolves when it is done or was given up. */
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

/** The same things; what begins with a dialog is about all of them, which are read before it where they are not known. */
export async function readActionFor<Noun extends ActionResource>(
  name: AnyActionName,
  many: RecordBatch<Noun>,
): Promise<RecordBatch<Noun>> {
  if (!isOpener(name) || many.known) return many
  const known: ActionRecords[Noun][] = []
  for await (const { record } of many.things) known.push(record)
  return { ...many, known }
}
