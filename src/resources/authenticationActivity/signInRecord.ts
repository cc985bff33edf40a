import type { AuthenticationActivity } from '../../generated/model.schemas'

/** Sign-in record with an additional id. The client creates the id, because the records of the server have none. */
export type SignInRecord = AuthenticationActivity & { id: string }

/** Adds an id to each sign-in. If several sign-ins have the same data, their ids still differ. */
export function createSignInRecords(activity: readonly AuthenticationActivity[]): SignInRecord[] {
  const counts = new Map<string, number>()
  return activity.map(row => {
    const key = [row.dateTime, row.email, row.ip, row.source, row.success, row.apiKeyId, row.userAgent].join(' ')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { ...row, id: `${key} ${count}` }
  })
}

/** Returns the kind of a sign-in method, for example `Password`. All OAuth2 providers have the kind `OAuth2`. */
export const getSignInSourceType = (source: string | null): string => source?.split(':')[0] || 'unknown'
