import { expect, test } from 'vitest'
import type { User } from '../generated/model.schemas'
import { createContentAccessKey } from './createContentAccessKey'

const user: User = {
  id: 'U',
  email: 'user@example.org',
  roles: ['USER', 'PAGE_STREAMING'],
  sharedAllLibraries: false,
  sharedLibrariesIds: ['L', 'M'],
  labelsAllow: [],
  labelsExclude: ['secret'],
}
const key = createContentAccessKey(user)

test.each<[string, Partial<User>]>([
  ['another user', { id: 'V' }],
  ['another role', { roles: ['USER', 'PAGE_STREAMING', 'ADMIN'] }],
  ['fewer libraries', { sharedLibrariesIds: ['L'] }],
  ['all libraries', { sharedAllLibraries: true, sharedLibrariesIds: [] }],
  ['a label that is allowed instead of excluded', { labelsAllow: ['secret'], labelsExclude: [] }],
  ['an age limit', { ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' } }],
])('is different for %s', (_, changes) => {
  expect(createContentAccessKey({ ...user, ...changes })).not.toBe(key)
})

test('is the same for the same access, in any order of the sets and with an explicit null', () => {
  const sameAccess = { roles: [...user.roles].reverse(), sharedLibrariesIds: ['M', 'L'], ageRestriction: null }
  expect(createContentAccessKey({ ...user, ...sameAccess, email: 'new@example.org' })).toBe(key)
})

test('needs no encoding in a URL', () => {
  expect(encodeURIComponent(createContentAccessKey({ ...user, labelsAllow: ['für alle & mich'] }))).toMatch(
    /^U-[\da-z]+$/,
  )
})
