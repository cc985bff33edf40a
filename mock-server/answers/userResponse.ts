import type { components } from '../../src/generated/openapi'
import type { UserRecord } from '../world/records'
import type { ActivityRecord, ApiKeyRecord } from '../world/serverRecords'
import { formatUtc } from './format'

type User = components['schemas']['User']
type ApiKey = components['schemas']['ApiKey']
type Activity = components['schemas']['AuthenticationActivity']

/** A user as the server describes one; everybody is a USER. */
export function userAnswer(user: UserRecord): User {
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

/** A key; its secret is told only in the answer that makes it. */
export function apiKeyAnswer(key: ApiKeyRecord, secret?: string): ApiKey {
  const date = secret === undefined ? formatUtc(key.created) : withNanoseconds(key.created)
  return {
    id: key.id,
    userId: key.userId,
    key: secret ?? '******',
    comment: key.comment,
    createdDate: date,
    lastModifiedDate: date,
  }
}

export function activityAnswer({ dateTime, ...activity }: ActivityRecord): Activity {
  return { ...activity, dateTime: formatUtc(dateTime) }
}

/** How the server writes a moment that it has just made. */
function withNanoseconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 23)}000000Z`
}
