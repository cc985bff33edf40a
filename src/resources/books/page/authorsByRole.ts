import { type Author, AuthorRole } from '../../../generated/model.schemas'

/** Who did what, one entry for each role. */
export type AuthorsOfRole = { role: string; names: string[] }

const known: readonly string[] = Object.values(AuthorRole)

/** People by their role: the roles that the specification knows in its order, then all others as they come. Each name once. */
export function authorsByRole(authors: readonly Author[]): AuthorsOfRole[] {
  const names = new Map<string, Set<string>>(known.map(role => [role, new Set()]))
  for (const { name, role } of authors) names.set(role, (names.get(role) ?? new Set()).add(name))
  return [...names].filter(([, all]) => all.size > 0).map(([role, all]) => ({ role, names: [...all] }))
}

/** Whether a list can be filtered by who did this; people in other roles are found among all people. */
export const isKnownRole = (role: string): role is AuthorRole => known.includes(role)
