import type { User } from '../generated/model.schemas'

/**
 * Returns a key that is different for each user. The key also changes when the roles, libraries, sharing labels or age
 * limit of the user change. These properties determine which records the server shows to the user.
 * @returns user id and hash. A URL can contain the key without encoding.
 */
export function createContentAccessKey(user: User): string {
  const { id, roles, sharedAllLibraries, sharedLibrariesIds, labelsAllow, labelsExclude, ageRestriction } = user
  const sets = [roles, sharedLibrariesIds, labelsAllow, labelsExclude].map(values => [...values].sort())
  const access = JSON.stringify([sets, sharedAllLibraries, ageRestriction?.age, ageRestriction?.restriction])
  // FNV-1a with 32 bits.
  let hash = 0x811c9dc5
  for (const char of access) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return `${id}-${(hash >>> 0).toString(36)}`
}
