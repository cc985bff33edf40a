import { type Author, AuthorRole } from '../../../generated/model.schemas'

/** Author role, and the names of the authors with this role. */
export type AuthorGroup = { role: string; names: string[] }

const standardRoles: readonly string[] = Object.values(AuthorRole)

/**
 * Groups the names of authors by role. Standard roles come first, in the order of the specification. Each name occurs
 * only once per role.
 */
export function groupAuthorsByRole(authors: readonly Author[]): AuthorGroup[] {
  const names = new Map<string, Set<string>>(standardRoles.map(role => [role, new Set()]))
  for (const { name, role } of authors) names.set(role, (names.get(role) ?? new Set()).add(name))
  return [...names]
    .filter(([, roleNames]) => roleNames.size > 0)
    .map(([role, roleNames]) => ({ role, names: [...roleNames] }))
}

/**
 * Returns whether a role is a standard role, such as writer. All other roles are covered by the general author filter.
 */
export const isStandardAuthorRole = (role: string): role is AuthorRole => standardRoles.includes(role)
