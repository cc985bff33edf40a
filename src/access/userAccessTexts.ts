import { type AgeRestriction, Role, type User } from '../generated/model.schemas'
import type { LocaleFormatters } from '../language/localeFormatters'
import { hasPermission } from './permissions'

/** Translation and formatting functions for texts about a user's roles, libraries and restrictions. */
export type AccessTextFormatters = {
  t: (key: string, values?: Record<string, unknown>) => string
  format: Pick<LocaleFormatters, 'list' | 'number'>
  libraryName: (id: string) => string | undefined
}

export type RoleTextFormatters = Pick<AccessTextFormatters, 'format'> & {
  enumText: (enumeration: string, value: string) => string
}

/** Properties of a user that determine which libraries the user sees. */
export type LibraryAccess = Pick<User, 'roles' | 'sharedAllLibraries' | 'sharedLibrariesIds'>

/**
 * Age limit and sharing labels of a user. The limit and the labels hide series even in libraries that the user sees.
 */
export type ContentRestrictions = {
  ageRestriction?: AgeRestriction | null
  labelsAllow: readonly string[]
  labelsExclude: readonly string[]
}

/**
 * Roles that an administrator can grant to a user, in the order of the interface. `USER` is absent, because every user
 * has this role.
 */
export const assignableRoles: readonly Role[] = Object.values(Role).filter(role => role !== 'USER')

/** Default roles of a new user: downloading files and reading. */
export const newUserDefaultRoles: readonly Role[] = ['FILE_DOWNLOAD', 'PAGE_STREAMING']

/** Returns the roles of a user, sorted by name. Omits roles that an administrator cannot grant. */
export const getAssignableRolesOfUser = ({ roles }: Pick<User, 'roles'>): Role[] =>
  assignableRoles.filter(role => roles.includes(role)).toSorted()

/** Returns a text with the translated names of a user's roles, in the order of the interface. */
export function describeRoles({ roles }: Pick<User, 'roles'>, { enumText, format }: RoleTextFormatters): string {
  const granted = assignableRoles.filter(role => roles.includes(role))
  return format.list((granted.length > 0 ? granted : [Role.USER]).map(role => enumText('Role', role)))
}

/** Returns whether the user sees all libraries. Administrators always see all libraries. */
export const canUserSeeAllLibraries = (user: LibraryAccess): boolean =>
  user.sharedAllLibraries || hasPermission(user, 'library.manage')

/** Returns a text with the libraries that a user sees. Libraries without a known name appear as a count. */
export function describeLibraryAccess(user: LibraryAccess, { t, format, libraryName }: AccessTextFormatters): string {
  if (user.sharedAllLibraries) return t('access.libraries.all')
  if (canUserSeeAllLibraries(user)) return t('access.libraries.administrator')
  const names = user.sharedLibrariesIds.flatMap(id => libraryName(id) ?? [])
  const unknown = user.sharedLibrariesIds.length - names.length
  const parts = [...names, ...(unknown > 0 ? [t('access.libraries.unknown', { count: unknown })] : [])]
  return parts.length > 0 ? t('access.libraries.only', { libraries: format.list(parts) }) : t('access.libraries.none')
}

/**
 * Returns sentences that describe the content restrictions of a user. Each sentence names series that the user sees or
 * does not see. Returns an empty list for a user without restrictions.
 */
export function describeContentRestrictions(restrictions: ContentRestrictions, texts: AccessTextFormatters): string[] {
  return [describeAllowed(restrictions, texts), ...describeExcluded(restrictions, texts)].filter(
    sentence => sentence !== undefined,
  )
}

function describeAllowed(
  { ageRestriction, labelsAllow }: ContentRestrictions,
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
  { ageRestriction, labelsExclude }: ContentRestrictions,
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
