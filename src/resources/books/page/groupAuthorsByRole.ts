import { type Author, AuthorRole } from '../../../generated/model.schemas'

/** Names of the authors with one role. */
export type AuthorGroup = { role: string; names: string[] }

const knownRoles: readonly string[] = Object.values(AuthorRole)

/**
 * Groups authors by role: roles of the specification in its order, then custom roles in input order. Names are unique per role.
 */
export function groupAuthorsByRole(authors: readonly Author[]): AuthorGroup[] {
  const names = new Map<string, Set<string>>(knownRoles.map(role => [role, new Set()]))
  for (const { name, role } of authors) names.set(role, (names.get(role) ?? new Set()).add(name))
  return [...names]
    .filter(([, roleNames]) => roleNames.size > 0)
    .map(([role, roleNames]) => ({ role, names: [...roleNames] }))
}

/** Whether lists have a filter for this role. Authors in custom roles are filtered by name over all roles. */
export const isAuthorRole = (role: string): role is AuthorRole => knownRoles.includes(role)
