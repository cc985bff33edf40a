import type { User } from '../generated/model.schemas'

/**
 * Role that the server requires for each permission (server-facts 1.3). Other code checks permissions instead of roles,
 * except for the roles of Kobo and KOReader sync.
 */
const requiredRoles = {
  'library.manage': 'ADMIN',
  'library.scan': 'ADMIN',
  'series.edit': 'ADMIN',
  'series.delete': 'ADMIN',
  'series.analyze': 'ADMIN',
  'book.edit': 'ADMIN',
  'book.delete': 'ADMIN',
  'book.analyze': 'ADMIN',
  'poster.edit': 'ADMIN',
  'collection.edit': 'ADMIN',
  'readlist.edit': 'ADMIN',
  'progress.write': 'USER',
  'file.download': 'FILE_DOWNLOAD',
  'page.stream': 'PAGE_STREAMING',
  'user.manage': 'ADMIN',
  'settings.manage': 'ADMIN',
  'media.manage': 'ADMIN',
  'import.manage': 'ADMIN',
  // Servers before 1.20 show the history to every user, so the route of the history page requires no permission.
  'history.read': 'ADMIN',
  'task.read': 'ADMIN',
  'task.manage': 'ADMIN',
  'serverInfo.read': 'ADMIN',
  'announcement.read': 'ADMIN',
  'account.manage': 'USER',
} as const

/** Name of a permission, in the form `resource.verb`. */
export type Permission = keyof typeof requiredRoles

/**
 * Returns whether a user has a permission.
 * @param me signed-in user, or undefined while signed out. Without a user, the result is false.
 */
export function hasPermission(me: Pick<User, 'roles'> | undefined, permission: Permission): boolean {
  const role = requiredRoles[permission]
  return me !== undefined && (role === 'USER' || me.roles.some(userRole => userRole === role))
}
