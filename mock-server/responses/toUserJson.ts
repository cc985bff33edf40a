import type { components } from '../../src/generated/openapi'
import type { ApiKeyRecord, AuthenticationActivityRecord } from '../state/administrationRecords'
import type { UserRecord } from '../state/libraryRecords'
import { formatUtcTime } from './formatResponseValues'

type User = components['schemas']['User']
type ApiKey = components['schemas']['ApiKey']
type Activity = components['schemas']['AuthenticationActivity']

/** Converts a user. Every user has the role USER. */
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
 * Converts an API key.
 * @param secret the key itself, only for the response that creates it
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

/** Converts an entry of the authentication activity. */
export function toAuthenticationActivityJson({ dateTime, ...activity }: AuthenticationActivityRecord): Activity {
  return { ...activity, dateTime: formatUtcTime(dateTime) }
}

/** Formats a time as the real server does in a record that it has just created: in UTC with nanoseconds. */
function formatUtcNanoseconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 23)}000000Z`
}
