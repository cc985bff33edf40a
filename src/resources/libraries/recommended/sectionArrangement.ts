import { restoreRemovedItems } from '../../../lists/ordering/mergeItemOrders'

/**
 * Recommended section, and whether the user has hidden the section. `name` identifies a section in
 * `recommendedSections`, for example `onDeck`. The stored arrangement uses another spelling, for example `ON_DECK`.
 */
export interface ArrangedSection {
  readonly name: string
  readonly isHidden: boolean
}

/**
 * Returns the key of the client setting that stores the arrangement of the recommended sections. The web client of
 * Komga uses the same key.
 * @param libraryId id of a library, or `all` for the home page
 */
export const getArrangementSettingKey = (libraryId: string): string => `webui.recommended.${libraryId}`.toLowerCase()

/** Returns the key under which `localStorage` contains a copy of the arrangement of the recommended sections. */
export const getArrangementStorageKey = (userId: string, libraryId: string): string =>
  `recommended.${userId}.${libraryId}`

/**
 * Parses the stored text of an arrangement. The stored text lists the visible sections in their order. In the result,
 * hidden sections come last, in their default order. For an invalid or undefined text, returns the default arrangement,
 * in which all sections are visible.
 * @param text stored text. Undefined if nothing is stored
 * @param names names of all sections in their default order
 */
export function parseArrangement(text: string | undefined, names: readonly string[]): ArrangedSection[] {
  const stored = parseStoredSections(text)
  if (!stored) return names.map(name => ({ name, isHidden: false }))
  const storedNames = new Map(names.map(name => [toStoredName(name), name]))
  const visible = new Set(stored.sections.flatMap(({ section }) => storedNames.get(section) ?? []))
  return [
    ...[...visible].map(name => ({ name, isHidden: false })),
    ...names.filter(name => !visible.has(name)).map(name => ({ name, isHidden: true })),
  ]
}

/**
 * Returns the text to store after the user has changed the order or visibility of the sections. Keeps sections and
 * other data that this client does not know, because another client may have stored them.
 * @param previous stored text before the change
 */
export function serializeArrangement(previous: string | undefined, arrangement: readonly ArrangedSection[]): string {
  const { sections, ...otherData } = parseStoredSections(previous) ?? { sections: [] }
  const entries = new Map(sections.map(entry => [entry.section, entry]))
  const known = new Set(arrangement.map(({ name }) => toStoredName(name)))
  const visible = arrangement.filter(({ isHidden }) => !isHidden).map(({ name }) => toStoredName(name))
  const storedOrder = [...entries.keys()]
  const unknown = storedOrder.filter(section => !known.has(section))
  return JSON.stringify({
    ...otherData,
    sections: restoreRemovedItems(visible, storedOrder, unknown).map(section => entries.get(section) ?? { section }),
  })
}

/** Converts the name of a section to its name in the stored text, for example `onDeck` to `ON_DECK`. */
const toStoredName = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase()

type StoredSection = { readonly section: string }

function parseStoredSections(text: string | undefined): { sections: readonly StoredSection[] } | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null || !('sections' in value)) return undefined
    const { sections } = value
    return Array.isArray(sections) ? { ...value, sections: sections.filter(isStoredSection) } : undefined
  } catch {
    return undefined
  }
}

const isStoredSection = (entry: unknown): entry is StoredSection =>
  typeof entry === 'object' && entry !== null && 'section' in entry && typeof entry.section === 'string'
