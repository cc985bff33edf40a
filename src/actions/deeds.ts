import type { LucideIcon } from 'lucide-react'
import { can } from '../access/permissions'
import type { User } from '../generated/model.schemas'
import { type ActionName, type ActionNoun, type ActionRecords, actionNames, actionRow } from './actionTable'
import { doAction, type Many } from './doAction'
import { type OpenerName, openerNames, openerRow } from './openerTable'
import type { Within } from './WithinSet'

/** Everything that can be done to things: a call for each, or a dialog about all of them. */
export type DeedName = ActionName | OpenerName

const afterMarks = actionNames.indexOf('markUnread') + 1

/** Every deed in the order of menus: read marks, dialogs, the rest, what loses something last. */
export const deedNames: readonly DeedName[] = [
  ...actionNames.slice(0, afterMarks),
  ...openerNames,
  ...actionNames.slice(afterMarks),
]

const isOpener = (name: DeedName): name is OpenerName => openerNames.some(opener => opener === name)

/** Whether a deed takes things out of the list in which they stand. */
export const isWithin = (name: DeedName): boolean => isOpener(name) && openerRow(name).within !== undefined

/** How a deed looks in a menu. */
export function faceOf(name: DeedName): { icon: LucideIcon; loses: boolean } {
  return isOpener(name)
    ? { icon: openerRow(name).icon, loses: false }
    : { icon: actionRow(name).icon, loses: actionRow(name).asks === 'lost' }
}

/**
 * What a person may do to things of a kind: allowed, there for so many, and right for at least one of those that are known; what
 * begins with a dialog is right for all of them.
 * @param records  those that are known; all of them unless "everything that matches" is meant
 * @param within  the set among whose members they stand; one that hides some from this person cannot be written
 */
export function deedsFor<Noun extends ActionNoun>(
  me: Pick<User, 'roles'>,
  noun: Noun,
  total: number,
  records: readonly ActionRecords[Noun][] | undefined,
  within?: Within,
): DeedName[] {
  return rightFor(me, noun, records, within).filter(name => total <= mostOf(name))
}

/** What would be right for them too, if they were fewer. What is for a single one is not a matter of how many. */
export function deedsForFewer<Noun extends ActionNoun>(...asked: Parameters<typeof deedsFor<Noun>>): DeedName[] {
  const [me, noun, total, records, within] = asked
  return rightFor(me, noun, records, within).filter(name => total > mostOf(name) && mostOf(name) > 1)
}

/** So many it can be done to at once. */
export const mostOf = (name: DeedName): number => (isOpener(name) ? openerRow(name).most : Number.POSITIVE_INFINITY)

function rightFor<Noun extends ActionNoun>(
  me: Pick<User, 'roles'>,
  noun: Noun,
  records: readonly ActionRecords[Noun][] | undefined,
  within: Within | undefined,
): DeedName[] {
  return deedNames.filter(name => {
    if (isOpener(name)) {
      const { on, may, fits, within: kind } = openerRow(name)
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
export async function doDeed<Noun extends ActionNoun>(name: DeedName, noun: Noun, many: Many<Noun>): Promise<unknown> {
  if (!isOpener(name)) return doAction(name, noun, many)
  const open = openerRow(name).on[noun]
  const { known = [], within } = await readFor(name, many)
  return open?.(known, within)
}

/** The same things; what begins with a dialog is about all of them, which are read before it where they are not known. */
export async function readFor<Noun extends ActionNoun>(name: DeedName, many: Many<Noun>): Promise<Many<Noun>> {
  if (!isOpener(name) || many.known) return many
  const known: ActionRecords[Noun][] = []
  for await (const { record } of many.things) known.push(record)
  return { ...many, known }
}
