import { Role, type User } from '../generated/model.schemas'

/**
 * Roles that an administrator can grant to a user, in the order in which the interface shows them. `USER` is absent,
 * because every user has this role.
 */
export const assignableRoles: readonly Role[] = Object.values(Role).filter(role => role !== 'USER')

/** Default roles of a new user: downloading files and reading. */
export const newUserDefaultRoles: readonly Role[] = ['FILE_DOWNLOAD', 'PAGE_STREAMING']

/**
 * Returns the roles of a user, sorted by name. Omits `USER`, which an administrator cannot grant. Includes unknown
 * roles of newer servers, because a write without these roles would remove them from the user.
 */
export const getAssignableRolesOfUser = ({ roles }: Pick<User, 'roles'>): Role[] =>
  roles.filter(role => role !== 'USER').toSorted()

/** Role that the server requires for page images. Thumbnails of pages need no role. */
export const pageImageRole: Role = 'PAGE_STREAMING'
