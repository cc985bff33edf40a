import type { User } from '../generated/model.schemas'

const syncRoles = { kobo: 'KOBO_SYNC', koreader: 'KOREADER_SYNC' } as const

/**
 * Returns whether a user has the role that sync with Kobo or with KOReader needs. The role depends on `program`,
 * because there is a separate role for each program.
 */
export const hasKoboOrKoreaderSyncRole = (program: keyof typeof syncRoles, { roles }: Pick<User, 'roles'>): boolean =>
  roles.includes(syncRoles[program])
