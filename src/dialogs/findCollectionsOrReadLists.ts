import { normalizeForSearch } from '../language/normalizeForSearch'
import type { CollectionOrReadList } from './collectionOrReadListMembers'

/**
 * Returns the collections or read lists whose name contains the typed text. Ignores case and accents. The most recently
 * modified collection or read list is first.
 */
export function filterCollectionsOrReadListsByName(
  memberLists: readonly CollectionOrReadList[],
  typed: string,
): CollectionOrReadList[] {
  const text = normalizeForSearch(typed)
  return memberLists
    .filter(({ name }) => normalizeForSearch(name).includes(text))
    .toSorted((a, b) => b.lastModified.localeCompare(a.lastModified) || a.name.localeCompare(b.name))
}

/**
 * Returns the collection or read list whose name equals the typed text. Ignores case, because the server also ignores
 * case in the names of collections and read lists.
 */
export const findCollectionOrReadListByName = (
  memberLists: readonly CollectionOrReadList[],
  typed: string,
): CollectionOrReadList | undefined =>
  memberLists.find(({ name }) => name.trim().toLowerCase() === typed.trim().toLowerCase())
