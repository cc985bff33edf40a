import { Role, type User } from '../generated/model.schemas'
import type { LocaleFormatters } from '../language/localeFormatters'
import { canUserSeeAllLibraries, type UserContentRestrictions, type UserLibraryAccess } from './userRestrictions'
import { assignableRoles } from './userRoles'

/** Translation and formatting functions for texts about a user's libraries and content restrictions. */
export type AccessTextFormatters = {
  t: (key: string, values?: Record<string, unknown>) => string
  format: Pick<LocaleFormatters, 'list' | 'number'>
  libraryName: (id: string) => string | undefined
}

export type RoleTextFormatters = Pick<AccessTextFormatters, 'format'> & {
  enumText: (enumeration: string, value: string) => string
}

/**
 * Returns a text that lists the translated names of a user's roles. The roles are in the order in which the interface
 * shows them. The text contains the role `USER` only if the user has no other role.
 */
export function describeRoles({ roles }: Pick<User, 'roles'>, { enumText, format }: RoleTextFormatters): string {
  const granted = assignableRoles.filter(role => roles.includes(role))
  return format.list((granted.length > 0 ? granted : [Role.USER]).map(role => enumText('Role', role)))
}

/**
 * Returns a text that lists the libraries that a user sees. If the names of some libraries are unknown, the text
 * contains the number of these libraries instead of their names.
 */
export function describeLibraryAccess(
  user: UserLibraryAccess,
  { t, format, libraryName }: AccessTextFormatters,
): string {
  if (user.sharedAllLibraries) return t('access.libraries.all')
  if (canUserSeeAllLibraries(user)) return t('access.libraries.administrator')
  const names = user.sharedLibrariesIds.flatMap(id => libraryName(id) ?? [])
  const unknown = user.sharedLibrariesIds.length - names.length
  const parts = [...names, ...(unknown > 0 ? [t('access.libraries.unknown', { count: unknown })] : [])]
  return parts.length > 0 ? t('access.libraries.only', { libraries: format.list(parts) }) : t('access.libraries.none')
}

/**
 * Returns sentences that describe the content restrictions of a user. Each sentence describes which series the user
 * sees or does not see. Returns an empty list for a user without restrictions.
 */
export function describeContentRestrictions(
  restrictions: UserContentRestrictions,
  texts: AccessTextFormatters,
): string[] {
  return [describeAllowed(restrictions, texts), ...describeExcluded(restrictions, texts)].filter(
    sentence => sentence !== undefined,
  )
}

function describeAllowed(
  { ageRestriction, labelsAllow }: UserContentRestrictions,
  { t, format }: AccessTextFormatters,
): string | undefined {
  const isAgeLimited = ageRestriction?.restriction === 'ALLOW_ONLY'
  const values = {
    age: format.number(ageRestriction?.age ?? 0),
    labels: format.list(labelsAllow),
    count: labelsAllow.length,
  }
  if (isAgeLimited && labelsAllow.length > 0) return t('access.content.allowAgeOrLabels', values)
  if (isAgeLimited) return t('access.content.allowAge', values)
  return labelsAllow.length > 0 ? t('access.content.allowLabels', values) : undefined
}

function describeExcluded(
  { ageRestriction, labelsExclude }: UserContentRestrictions,
  { t, format }: AccessTextFormatters,
): (string | undefined)[] {
  return [
    ageRestriction?.restriction === 'EXCLUDE'
      ? t('access.content.excludeAge', { age: format.number(ageRestriction.age) })
      : undefined,
    labelsExclude.length > 0
      ? t('access.content.excludeLabels', { labels: format.list(labelsExclude), count: labelsExclude.length })
      : undefined,
  ]
}
