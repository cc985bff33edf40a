import type { LucideIcon } from 'lucide-react'
import { foldText } from '../language/foldText'

/** The groups of the palette, in their order. */
export const paletteGroups = ['actions', 'pages', 'libraries', 'found'] as const

/** One line of the palette: what it is called, and what happens when it is chosen. */
export type PaletteEntry = {
  key: string
  group: (typeof paletteGroups)[number]
  label: string
  /** A quiet word beside it. */
  note?: string
  icon: LucideIcon
  /** Shown with its note, which says why it cannot be chosen. */
  disabled?: boolean
  /** No result itself: the way to the page that has them all. */
  leadsOn?: true
  run: () => void
}

const mostOfGroup = 8

/**
 * The entries that fit what is typed: every word of it begins a word of the label. What the server found fits already. Within a
 * group those whose label begins with it come first; the groups keep their order.
 */
export function paletteEntriesFor(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const fits = (entry: PaletteEntry) =>
    entry.group === 'found' ||
    words.every(word =>
      foldText(entry.label)
        .split(/[\s-]+/)
        .some(part => part.startsWith(word)),
    )
  const begins = (entry: PaletteEntry) => (foldText(entry.label).startsWith(words.join(' ')) ? 0 : 1)
  return paletteGroups.flatMap(group =>
    entries
      .filter(entry => entry.group === group && fits(entry))
      .toSorted((one, other) => (group === 'found' ? 0 : begins(one) - begins(other)))
      .slice(0, group === 'found' ? entries.length : mostOfGroup),
  )
}
