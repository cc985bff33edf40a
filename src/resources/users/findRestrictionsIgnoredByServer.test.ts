import { expect, test } from 'vitest'
import { createTestUser } from '../../../tests/harness/createTestRecords'
import { findRestrictionsIgnoredByServer } from './findRestrictionsIgnoredByServer'

const requested = {
  email: 'a@example.org',
  password: 'secret',
  ageRestriction: { age: 10, restriction: 'ALLOW_ONLY' as const },
  labelsAllow: ['kids'],
  labelsExclude: ['secret'],
  sharedLibraries: { all: false, libraryIds: ['L'] },
}

test('returns all restrictions that an old server ignored', () => {
  const { email: _, password: __, ...restrictions } = requested
  expect(findRestrictionsIgnoredByServer(requested, createTestUser({ ageRestriction: null }))).toEqual(restrictions)
})

test('returns nothing when the server stored the restrictions, or when the user has no restrictions', () => {
  const created = createTestUser({
    ageRestriction: requested.ageRestriction,
    labelsAllow: ['kids'],
    labelsExclude: ['secret'],
    sharedAllLibraries: false,
  })
  expect(findRestrictionsIgnoredByServer(requested, created)).toEqual({})
  const unrestricted = { email: 'a', password: 'b', sharedLibraries: { all: true, libraryIds: [] } }
  expect(findRestrictionsIgnoredByServer(unrestricted, createTestUser())).toEqual({})
})
