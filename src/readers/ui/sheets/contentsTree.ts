import { foldTextWithOffsets } from '../../search/foldTextWithOffsets'

/** Entry of a table of contents, which is stored as a flat list. */
export interface ContentsEntry {
  readonly title: string
  /** Nesting level of the entry, from 0 for the top level. */
  readonly depth: number
}

/** Entry of a table of contents with its subentries. */
export interface ContentsNode<Entry extends ContentsEntry> {
  readonly entry: Entry
  /** Index of the entry in the flat list. */
  readonly index: number
  readonly children: readonly ContentsNode<Entry>[]
}

/**
 * Maximum nesting level in the tree. Entries with a higher level are placed at this level. Without this limit, a book
 * with very deeply nested lists could exceed the call stack and block the browser tab.
 */
const MAX_LEVEL = 8

/**
 * Maximum number of entries in a short list. In a short list, all entries are visible at first. A longer list shows
 * only its top level and the entries around the current entry, and has a filter field.
 */
export const MAX_SHORT_LIST_ENTRIES = 50

/**
 * Arranges the entries of a table of contents in a tree. An entry is a subentry of the last entry with a lower level.
 */
export function createContentsTree<Entry extends ContentsEntry>(entries: readonly Entry[]): ContentsNode<Entry>[] {
  const top: ContentsNode<Entry>[] = []
  const openLists = [top]
  for (const [index, entry] of entries.entries()) {
    const level = Math.min(Math.max(0, entry.depth), MAX_LEVEL, openLists.length - 1)
    const children: ContentsNode<Entry>[] = []
    openLists[level]?.push({ entry, index, children })
    openLists.splice(level + 1, openLists.length, children)
  }
  return top
}

/**
 * Returns the indexes of an entry and of all entries that contain it, from the top level. Empty if the entry is not in
 * the tree.
 */
export function findContentsPath<Entry extends ContentsEntry>(
  nodes: readonly ContentsNode<Entry>[],
  entry: Entry | undefined,
): number[] {
  for (const node of nodes) {
    if (node.entry === entry) return [node.index]
    const path = findContentsPath(node.children, entry)
    if (path.length > 0) return [node.index, ...path]
  }
  return []
}

/**
 * Returns the indexes of the entries whose subentries are visible at first: all entries of a short list, otherwise the
 * current entry and the entries that contain it. A top-level entry without siblings is always open, because it is often
 * the title of the book.
 * @param entryCount number of all entries in `nodes`, including subentries
 */
export function findInitiallyOpenEntries<Entry extends ContentsEntry>(
  nodes: readonly ContentsNode<Entry>[],
  entryCount: number,
  currentEntry: Entry | undefined,
): ReadonlySet<number> {
  if (entryCount <= MAX_SHORT_LIST_ENTRIES) return new Set(Array.from({ length: entryCount }, (_, index) => index))
  const onlyEntry = nodes.length === 1 ? nodes : []
  return new Set([...onlyEntry.map(({ index }) => index), ...findContentsPath(nodes, currentEntry)])
}

/**
 * Creates a function that filters a tree by a text. An entry matches if its title contains the text. The function
 * returns the matching entries and all their ancestors. If an entry matches but none of its subentries match, the
 * function also returns all subentries of this entry. Ignores case and accents.
 * @param titleOf  returns the displayed title of an entry
 */
export function createContentsFilter<Entry extends ContentsEntry>(
  nodes: readonly ContentsNode<Entry>[],
  titleOf: (node: ContentsNode<Entry>) => string,
): (text: string) => ContentsNode<Entry>[] {
  /** Cache of the folded titles, by entry index. In a long list, it takes time to fold all titles. */
  const foldedTitles: string[] = []
  const foldTitleOf = (node: ContentsNode<Entry>): string => {
    const folded = foldedTitles[node.index] ?? foldTextWithOffsets(titleOf(node)).text
    foldedTitles[node.index] = folded
    return folded
  }
  return text => {
    const foldedText = foldTextWithOffsets(text).text.trim()
    const filter = (list: readonly ContentsNode<Entry>[]): ContentsNode<Entry>[] =>
      list.flatMap(node => {
        const children = filter(node.children)
        if (children.length > 0) return [{ ...node, children }]
        return foldTitleOf(node).includes(foldedText) ? [node] : []
      })
    return filter(nodes)
  }
}
