import { type Author, AuthorRole } from '../../../generated/model.schemas'

/** Names of the authors with one role. */
export type AuthorsOfRole = { role: string; names: string[] }

const known: readonly string[] = Object.values(AuthorRole)

/**
 * Groups authors by role: roles of the specification in its order, then custom roles in input order. Names are unique per role.
 */
export function authorsByRole(authors: readonly Author[]): AuthorsOfRole[] {
  const names = new Map<string, Set<string>>(known.map(role => [role, new Set()]))
  for (const { name, role } of authors) names.set(role, (names.get(role) ?? new Set()).add(name))
  return [...names].filter(([, all]) => all.size > 0).map(([role, all]) => ({ role, names: [...all] }))
}

/** Whether lists have a filter for this role. Authors in custom roles are filtered by name over all roles. */
export const isKnownRole = (role: string): role is AuthorRole => known.includes(role)
