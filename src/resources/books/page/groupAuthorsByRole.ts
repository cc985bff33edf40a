import { type Author, AuthorRole } from '../../../generated/model.schemas'

/** Role, for example `writer`, and the names of the authors with this role. */
export type AuthorGroup = { role: string; names: string[] }

const standardRoles: readonly string[] = Object.values(AuthorRole)

/**
 * Groups authors by role, without duplicate names in a role. The roles in `AuthorRole`, which the server knows, come
 * first. Their order is the order in `AuthorRole`. All other roles follow.
 */
export function groupAuthorsByRole(authors: readonly Author[]): AuthorGroup[] {
  const names = new Map<string, Set<string>>(standardRoles.map(role => [role, new Set()]))
  for (const { name, role } of authors) names.set(role, (names.get(role) ?? new Set()).add(name))
  return [...names]
    .filter(([, roleNames]) => roleNames.size > 0)
    .map(([role, roleNames]) => ({ role, names: [...roleNames] }))
}

/** Returns whether the server knows a role, for example `writer`. Only these roles have their own filter. */
export const isStandardAuthorRole = (role: string): role is AuthorRole => standardRoles.includes(role)
