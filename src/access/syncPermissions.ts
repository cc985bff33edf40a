import type { User } from '../generated/model.schemas'

/** Role that a user needs for the sync with each program. */
const syncRoles = { kobo: 'KOBO_SYNC', koreader: 'KOREADER_SYNC' } as const

/** Returns whether a user may sync books or progress with a program. */
export const canSyncWithProgram = (program: keyof typeof syncRoles, { roles }: Pick<User, 'roles'>): boolean =>
  roles.includes(syncRoles[program])
