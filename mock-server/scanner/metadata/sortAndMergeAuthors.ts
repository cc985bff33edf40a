import type { Author } from '../../state/libraryRecords'

/**
 * Sorts authors by name and role, and removes duplicates. The real server does this to the stored authors of a book
 * when it saves metadata that contains no authors. New authors keep their order and their duplicates until the next
 * save.
 */
export function sortAndMergeAuthors(authors: readonly Author[]): Author[] {
  return [...authors]
    .sort(compareAuthors)
    .filter(({ name, role }, i, sorted) => sorted[i - 1]?.name !== name || sorted[i - 1]?.role !== role)
}

/** Compares authors by name and then by role. */
export function compareAuthors(a: Author, b: Author): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return a.role === b.role ? 0 : a.role < b.role ? -1 : 1
}
