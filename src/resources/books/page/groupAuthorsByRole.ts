import { type Author, AuthorRole } from '../../../generated/model.schemas'

/** Names of the authors with one role. */
export type AuthorGroup = { role: string; names: string[] }

const standardRoles: readonly string[] = Object.values(AuthorRole)

/**
 * Groups authors by role. The roles of the specification come first, in its order; custom roles follow in input order.
 * Names are unique per role.
 */
export function groupAuthorsByRole(authors: readonly Author[]): AuthorGroup[] {
  const names = new Map<string, Set<string>>(standardRoles.map(role => [role, new Set()]))
  for (const { name, role } of authors) names.set(role, (names.get(role) ?? new Set()).add(name))
  return [...names]
    .filter(([, roleNames]) => roleNames.size > 0)
    .map(([role, roleNames]) => ({ role, names: [...roleNames] }))
}

/**
 * Returns whether series lists have a filter for this role. Authors with a custom role are filtered by name across all
 * roles.
 */
export const isStandardAuthorRole = (role: string): role is AuthorRole => standardRoles.includes(role)
