import type { User } from '../generated/model.schemas'

/**
 * What a person may do, and the role that it takes on the server (server-facts 1.3). The only place that names roles.
 */
const roleFor = {
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
  'history.read': 'USER',
  'task.see': 'ADMIN',
  'task.manage': 'ADMIN',
  'serverInfo.read': 'ADMIN',
  'announcement.read': 'ADMIN',
  'account.own': 'USER',
} as const

export type Permission = keyof typeof roleFor

/** Whether a person may do something. Nobody may do anything signed out. */
export function can(me: Pick<User, 'roles'> | undefined, permission: Permission): boolean {
  const role = roleFor[permission]
  return me !== undefined && (role === 'USER' || me.roles.some(own => own === role))
}
