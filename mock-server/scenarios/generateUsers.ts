import type { MockServerState } from '../state/mockServerState'

const AGES = [6, 10, 12, 16]

/**
 * Adds users with different roles and restrictions. These users cannot sign in, because they have no passwords. Hashing
 * thousands of passwords would take too long.
 */
export function generateUsers(world: MockServerState, count: number): void {
  const libraryIds = [...world.libraries.keys()]
  for (let index = 0; index < count; index++) {
    const id = world.newId()
    const isLimited = index % 3 === 0
    world.users.set(id, {
      id,
      email: `user${index}@example.org`,
      passwordHash: '',
      roles: ['FILE_DOWNLOAD', 'PAGE_STREAMING', 'KOBO_SYNC'].slice(0, index % 4),
      sharedAllLibraries: !isLimited,
      sharedLibrariesIds: isLimited ? libraryIds.slice(0, index % (libraryIds.length + 1)) : [],
      labelsAllow: index % 5 === 0 ? ['kids'] : [],
      labelsExclude: index % 7 === 0 ? ['secret'] : [],
      ageRestriction:
        index % 2 === 0
          ? { age: AGES[(index / 2) % AGES.length] ?? 12, restriction: index % 4 === 0 ? 'ALLOW_ONLY' : 'EXCLUDE' }
          : null,
    })
  }
  world.markChanged()
}
