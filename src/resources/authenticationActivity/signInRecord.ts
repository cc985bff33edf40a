import type { AuthenticationActivity } from '../../generated/model.schemas'

/** Sign-in of the authentication activity. The client adds the id, because the server sends none. */
export type SignInRecord = AuthenticationActivity & { id: string }

/** Adds ids to sign-ins. The ids of equal sign-ins of the same second contain a number. */
export function toSignInRecords(activity: readonly AuthenticationActivity[]): SignInRecord[] {
  const counts = new Map<string, number>()
  return activity.map(row => {
    const key = [row.dateTime, row.email, row.ip, row.source, row.success, row.apiKeyId, row.userAgent].join(' ')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { ...row, id: `${key} ${count}` }
  })
}

/** Returns the kind of a source: `OAuth2` for every provider. */
export const signInSourceKind = (source: string | null): string => source?.split(':')[0] || 'unknown'
