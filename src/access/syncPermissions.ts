import type { User } from '../generated/model.schemas'

/**
 * Role that the server requires for the sync with each kind of program. Separate from `permissions.ts`, because readers
 * load that file at the start.
 */
const syncRoles = { kobo: 'KOBO_SYNC', koreader: 'KOREADER_SYNC' } as const

/** Returns whether a user may sync books or progress with a kind of program. */
export const canSyncWithProgram = (program: keyof typeof syncRoles, { roles }: Pick<User, 'roles'>): boolean =>
  roles.includes(syncRoles[program])
