import type { User } from '../generated/model.schemas'

const syncRoles = { kobo: 'KOBO_SYNC', koreader: 'KOREADER_SYNC' } as const

/**
 * Returns whether a user has the role for sync with the given program. Kobo sync and KOReader sync need different
 * roles.
 */
export const hasKoboOrKoreaderSyncRole = (program: keyof typeof syncRoles, { roles }: Pick<User, 'roles'>): boolean =>
  roles.includes(syncRoles[program])
