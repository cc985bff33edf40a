/**
 * How a person has put the libraries, by id: their places, and which are put aside. The words are those of the setting that
 * other clients of the server keep too.
 */
export type LibraryOrder = Readonly<Record<string, { readonly order?: number; readonly unpinned?: boolean }>>

/** The order that a stored text tells; what it tells wrongly is left out. */
export function parseLibraryOrder(text: string | undefined): LibraryOrder {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).map(([id, entry]) => [id, entryOf(entry)]))
  } catch {
    return {}
  }
}

function entryOf(value: unknown): LibraryOrder[string] {
  if (typeof value !== 'object' || value === null) return {}
  const { order, unpinned } = value as Record<string, unknown>
  return {
    ...(typeof order === 'number' && Number.isFinite(order) && { order }),
    ...(unpinned === true && { unpinned }),
  }
}

/** Libraries in a person's order, those put aside apart; new ones stand last, as they were given. */
export function orderLibraries<Library extends { id: string }>(
  libraries: readonly Library[],
  order: LibraryOrder,
): { shown: Library[]; aside: Library[] } {
  const placeOf = ({ id }: Library) => order[id]?.order ?? Number.MAX_SAFE_INTEGER
  const all = libraries.toSorted((a, b) => placeOf(a) - placeOf(b))
  const isAside = ({ id }: Library) => order[id]?.unpinned === true
  return { shown: all.filter(library => !isAside(library)), aside: all.filter(isAside) }
}

/** The order after libraries were put so; what it says of libraries that this person cannot see stays. */
export const withLibraryOrder = (
  before: LibraryOrder,
  ids: readonly string[],
  aside: ReadonlySet<string>,
): LibraryOrder => ({
  ...before,
  ...Object.fromEntries(ids.map((id, order) => [id, { order, ...(aside.has(id) && { unpinned: true }) }])),
})
