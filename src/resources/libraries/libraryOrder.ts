/**
 * Library order of a user. For each library id: position in the list, and whether the library is unpinned. The web
 * client of the server uses the same format.
 */
export type LibraryOrder = Readonly<Record<string, { readonly order?: number; readonly unpinned?: boolean }>>

/** Parses the stored library order of a user. Omits invalid entries. */
export function parseLibraryOrder(text: string | undefined): LibraryOrder {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).map(([id, entry]) => [id, parseOrderEntry(entry)]))
  } catch {
    return {}
  }
}

function parseOrderEntry(value: unknown): LibraryOrder[string] {
  if (typeof value !== 'object' || value === null) return {}
  const { order, unpinned } = value as Record<string, unknown>
  return {
    ...(typeof order === 'number' && Number.isFinite(order) && { order }),
    ...(unpinned === true && { unpinned }),
  }
}

/**
 * Sorts libraries in the order that the user has chosen, and separates pinned from unpinned libraries. Libraries
 * without a stored position come last.
 */
export function sortLibrariesByUserOrder<Library extends { id: string }>(
  libraries: readonly Library[],
  order: LibraryOrder,
): { pinned: Library[]; unpinned: Library[] } {
  const positionOf = ({ id }: Library) => order[id]?.order ?? Number.MAX_SAFE_INTEGER
  const all = libraries.toSorted((a, b) => positionOf(a) - positionOf(b))
  const isUnpinned = ({ id }: Library) => order[id]?.unpinned === true
  return { pinned: all.filter(library => !isUnpinned(library)), unpinned: all.filter(isUnpinned) }
}

/**
 * Returns the library order after the user has arranged the libraries. Entries of libraries that the user cannot see
 * stay unchanged.
 * @param ids ids of all visible libraries in their new order
 * @param unpinnedIds ids of the unpinned libraries
 */
export const updateLibraryOrder = (
  previous: LibraryOrder,
  ids: readonly string[],
  unpinnedIds: ReadonlySet<string>,
): LibraryOrder => ({
  ...previous,
  ...Object.fromEntries(ids.map((id, order) => [id, { order, ...(unpinnedIds.has(id) && { unpinned: true }) }])),
})
