import { foldText } from '../language/foldText'

/** A collection or read list with its member ids. */
export type MemberList = {
  id: string
  name: string
  members: readonly string[]
  /** Time of the last change, in the format of the server. */
  changed: string
  /** Some members are hidden from this user: writing the list would lose them. */
  filtered: boolean
}

/** Appends members, each once. */
export const withMembersAdded = (members: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...members, ...added]),
]

/** Removes members and keeps the order of the others. */
export const withMembersRemoved = (members: readonly string[], added: readonly string[]): string[] =>
  members.filter(id => !added.includes(id))

/** Returns the ids that are not in the list yet. */
export const missingMembers = ({ members }: MemberList, wanted: readonly string[]): string[] => {
  const there = new Set(members)
  return wanted.filter(id => !there.has(id))
}

/** Returns the lists whose name contains the text, regardless of case and accents; last modified first. */
export function sortByRelevance(sets: readonly MemberList[], typed: string): MemberList[] {
  const text = foldText(typed)
  return sets
    .filter(({ name }) => foldText(name).includes(text))
    .toSorted((one, other) => other.changed.localeCompare(one.changed) || one.name.localeCompare(other.name))
}

/** Returns the list with this name. Ignores case, like the server. */
export const isSameName = (sets: readonly MemberList[], typed: string): MemberList | undefined =>
  sets.find(({ name }) => name.trim().toLowerCase() === typed.trim().toLowerCase())
