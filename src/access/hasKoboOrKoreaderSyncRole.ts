import type { User } from '../generated/model.schemas'

const syncRoles = { kobo: 'KOBO_SYNC', koreader: 'KOREADER_SYNC' } as const

/** Returns whether a user has the role that Kobo or KOReader sync needs. */
export const hasKoboOrKoreaderSyncRole = (program: keyof typeof syncRoles, { roles }: Pick<User, 'roles'>): boolean =>
  roles.includes(syncRoles[program])
