import type { LucideIcon } from 'lucide-react'
import { normalizeForSearch } from '../../language/normalizeForSearch'

/** Groups of entries in the command palette, in display order. */
export const commandPaletteGroups = ['actions', 'pages', 'libraries', 'searchResults'] as const

/** Entry in the list of the command palette. */
export type CommandPaletteEntryData = {
  key: string
  group: (typeof commandPaletteGroups)[number]
  label: string
  note?: string
  icon: LucideIcon
  /** Whether the user cannot choose the entry. `note` contains the reason. */
  disabled?: boolean
  /** True for the entry that opens the search page with the typed text. */
  opensSearchPage?: true
  run: () => void
}

const MAX_ENTRIES_PER_GROUP = 8

/**
 * Returns the entries that match a text, group by group. Returns all entries of the group `searchResults`, in their
 * order. In each other group, an entry matches if each word of the text is the start of a word in its label. From each
 * of these groups, returns at most {@link MAX_ENTRIES_PER_GROUP} entries. Labels that start with the whole text come
 * first in their group.
 */
export function filterCommandPaletteEntries(
  entries: readonly CommandPaletteEntryData[],
  text: string,
): CommandPaletteEntryData[] {
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean)
  const matches = (entry: CommandPaletteEntryData) =>
    entry.group === 'searchResults' ||
    words.every(word =>
      normalizeForSearch(entry.label)
        .split(/[\s-]+/)
        .some(part => part.startsWith(word)),
    )
  const prefixRank = (entry: CommandPaletteEntryData) =>
    normalizeForSearch(entry.label).startsWith(words.join(' ')) ? 0 : 1
  return commandPaletteGroups.flatMap(group =>
    entries
      .filter(entry => entry.group === group && matches(entry))
      .toSorted((a, b) => (group === 'searchResults' ? 0 : prefixRank(a) - prefixRank(b)))
      .slice(0, group === 'searchResults' ? entries.length : MAX_ENTRIES_PER_GROUP),
  )
}
