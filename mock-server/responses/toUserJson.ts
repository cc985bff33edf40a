import type { components } from '../../src/generated/openapi'
import type { ApiKeyRecord, AuthenticationActivityRecord } from '../state/administrationRecords'
import type { UserRecord } from '../state/libraryRecords'
import { formatUtcTime } from './formatResponseValues'

type User = components['schemas']['User']
type ApiKey = components['schemas']['ApiKey']
type Activity = components['schemas']['AuthenticationActivity']

/** Converts a user to JSON. Adds the role USER, which every user has. */
export function toUserJson(user: UserRecord): User {
  return {
    id: user.id,
    email: user.email,
    roles: [...new Set([...user.roles, 'USER'])].sort() as User['roles'],
    sharedAllLibraries: user.sharedAllLibraries,
    sharedLibrariesIds: [...user.sharedLibrariesIds],
    labelsAllow: [...user.labelsAllow],
    labelsExclude: [...user.labelsExclude],
    ...(user.ageRestriction ? { ageRestriction: { ...user.ageRestriction } } : {}),
  }
}

/**
 * Converts an API key to JSON.
 * @param secret text of the key. Set this parameter only in the response that creates the key. All other responses must
 *   not contain the text
 */
export function toApiKeyJson(key: ApiKeyRecord, secret?: string): ApiKey {
  const date = secret === undefined ? formatUtcTime(key.created) : formatUtcNanoseconds(key.created)
  return {
    id: key.id,
    userId: key.userId,
    key: secret ?? '******',
    comment: key.comment,
    createdDate: date,
    lastModifiedDate: date,
  }
}

export function toAuthenticationActivityJson({ dateTime, ...activity }: AuthenticationActivityRecord): Activity {
  return { ...activity, dateTime: formatUtcTime(dateTime) }
}

/** Formats a time in UTC with nanoseconds, as the real server does for a new record. */
function formatUtcNanoseconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 23)}000000Z`
}
