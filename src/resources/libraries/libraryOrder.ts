/**
 * Position of each library in the list of the user, and whether the user has unpinned the library, by library id. The
 * web client of Komga uses the same format.
 */
export type LibraryOrder = Readonly<Record<string, { readonly order?: number; readonly unpinned?: boolean }>>

/** Parses the stored library order of a user. Ignores invalid values. For an invalid text, returns an empty order. */
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
 * Sorts the libraries in the order that the user has chosen. Returns pinned and unpinned libraries separately.
 * Libraries without a stored position come last.
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
 * Returns the library order to store after the user has changed the order. Does not change the entries of libraries
 * that the user cannot see.
 * @param ids ids of all libraries that the user can see, in their new order
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
