import { normalizeForSearch } from '../language/normalizeForSearch'

/** A collection or read list with its member ids. */
export type CollectionOrReadList = {
  id: string
  name: string
  members: readonly string[]
  /** Time of the last change, in the format of the server. */
  lastModified: string
  /** Whether some members are hidden from this user. Writing the list would remove them. */
  filtered: boolean
}

/** Returns the member ids with added ids at the end. Each id occurs once. */
export const appendMemberIds = (members: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...members, ...added]),
]

/** Returns the member ids without the removed ids, in the same order. */
export const withoutMemberIds = (members: readonly string[], removed: readonly string[]): string[] =>
  members.filter(id => !removed.includes(id))

/** Returns the ids that the list does not contain. */
export const listMissingMemberIds = (
  { members }: Pick<CollectionOrReadList, 'members'>,
  memberIds: readonly string[],
): string[] => {
  const existing = new Set(members)
  return memberIds.filter(id => !existing.has(id))
}

/** Returns the lists whose name contains the text, regardless of case and accents. The last modified list is first. */
export function filterMemberListsByName(
  memberLists: readonly CollectionOrReadList[],
  typed: string,
): CollectionOrReadList[] {
  const text = normalizeForSearch(typed)
  return memberLists
    .filter(({ name }) => normalizeForSearch(name).includes(text))
    .toSorted((a, b) => b.lastModified.localeCompare(a.lastModified) || a.name.localeCompare(b.name))
}

/** Returns the list with this name. Ignores case, like the server. */
export const findMemberListByName = (
  memberLists: readonly CollectionOrReadList[],
  typed: string,
): CollectionOrReadList | undefined =>
  memberLists.find(({ name }) => name.trim().toLowerCase() === typed.trim().toLowerCase())
