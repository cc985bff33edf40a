import type { LucideIcon } from 'lucide-react'
import { normalizeForSearch } from '../../language/normalizeForSearch'

/** Groups of the command palette in display order. `found` holds the search results. */
export const paletteGroups = ['actions', 'pages', 'libraries', 'searchResults'] as const

/** Entry of the command palette. */
export type PaletteEntry = {
  key: string
  group: (typeof paletteGroups)[number]
  label: string
  /** Secondary text beside the label. */
  note?: string
  icon: LucideIcon
  /** Visible but not selectable; `note` states the reason. */
  disabled?: boolean
  /** Opens the search page with all results; not counted as a result. */
  opensSearchPage?: true
  run: () => void
}

const MAX_ENTRIES_PER_GROUP = 8

/**
 * Entries that match a text: each of its words is a prefix of a word of the label, regardless of case and accents. Search results
 * always match, because the server has filtered them. Within a group, labels that start with the text come first.
 * @returns entries in group order, a limited number per group except for search results
 */
export function filterPaletteEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean)
  const matches = (entry: PaletteEntry) =>
    entry.group === 'searchResults' ||
    words.every(word =>
      normalizeForSearch(entry.label)
        .split(/[\s-]+/)
        .some(part => part.startsWith(word)),
    )
  const prefixRank = (entry: PaletteEntry) => (normalizeForSearch(entry.label).startsWith(words.join(' ')) ? 0 : 1)
  return paletteGroups.flatMap(group =>
    entries
      .filter(entry => entry.group === group && matches(entry))
      .toSorted((a, b) => (group === 'searchResults' ? 0 : prefixRank(a) - prefixRank(b)))
      .slice(0, group === 'searchResults' ? entries.length : MAX_ENTRIES_PER_GROUP),
  )
}
