import { foldText } from '../language/foldText'

/** A collection or a read list, as far as adding to it goes. */
export type MemberList = {
  id: string
  name: string
  members: readonly string[]
  /** When it was last changed, as the server writes it. */
  changed: string
  /** Some of its members are hidden from this person: writing the list back would lose them. */
  filtered: boolean
}

/** The members with others behind them, each once. */
export const withMembersAdded = (members: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...members, ...added]),
]

/** The members without those that were added; what was there before stays, in its order. */
export const withMembersRemoved = (members: readonly string[], added: readonly string[]): string[] =>
  members.filter(id => !added.includes(id))

/** Those that the set does not have yet. */
export const missingMembers = ({ members }: MemberList, wanted: readonly string[]): string[] => {
  const there = new Set(members)
  return wanted.filter(id => !there.has(id))
}

/** The sets whose name holds what is typed, without case and accents; the one changed last comes first. */
export function sortByRelevance(sets: readonly MemberList[], typed: string): MemberList[] {
  const text = foldText(typed)
  return sets
    .filter(({ name }) => foldText(name).includes(text))
    .toSorted((one, other) => other.changed.localeCompare(one.changed) || one.name.localeCompare(other.name))
}

/** The set that has exactly this name; the server does not tell capital letters from small ones. */
export const isSameName = (sets: readonly MemberList[], typed: string): MemberList | undefined =>
  sets.find(({ name }) => name.trim().toLowerCase() === typed.trim().toLowerCase())
