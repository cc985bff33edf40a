// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { findStoredDataKind } from '../../api/storedData/storedDataKinds'
import {
  deleteRecentSearches,
  deleteRecentSearchesOfOtherUsers,
  onRecentSearchesChange,
  parseRecentSearches,
  readRecentSearchesJson,
  storeRecentSearch,
} from './recentSearches'

const scope = { userId: 'U', basePath: '/comics' }
const stored = () => parseRecentSearches(readRecentSearchesJson(scope))

beforeEach(() => localStorage.clear())

test('stores the last 6 texts, newest first, without texts that differ only in case', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', ' g ', ' ', 'x'.repeat(201), 'C']) storeRecentSearch(scope, text)
  expect(stored()).toEqual(['C', 'g', 'f', 'e', 'd', 'b'])
})

test('separates users and base paths, and notifies listeners of a change', () => {
  const listener = vi.fn()
  const unregister = onRecentSearchesChange(scope, listener)
  storeRecentSearch({ ...scope, userId: 'V' }, 'other user')
  storeRecentSearch({ ...scope, basePath: '' }, 'other base path')
  expect([stored(), listener.mock.calls.length]).toEqual([[], 0])
  storeRecentSearch(scope, 'a')
  expect([stored(), listener.mock.calls.length]).toEqual([['a'], 1])
  deleteRecentSearches(scope)
  expect([stored(), listener.mock.calls.length]).toEqual([[], 2])
  unregister()
})

test('deletes the searches of other users with the same base path', () => {
  const scopes = [scope, { ...scope, userId: 'V' }, { userId: 'V', basePath: '' }]
  for (const each of scopes) storeRecentSearch(each, 'a')
  deleteRecentSearchesOfOtherUsers(scope)
  expect(scopes.map(each => parseRecentSearches(readRecentSearchesJson(each)))).toEqual([['a'], [], ['a']])
})

test.each(['', '/comics'])('each sign-out removes the searches of the user with the base path “%s”', basePath => {
  storeRecentSearch({ userId: 'U', basePath }, 'secret')
  const [key = ''] = Object.keys(localStorage)
  const kind = findStoredDataKind('localStorage', key)
  expect([kind?.removed, kind?.owner, kind?.key.exec(key)?.groups?.user]).toEqual(['signOut', 'person', 'U'])
})

test.each(['', '{}', '[1,"a"]', 'null', '[['])('ignores invalid stored values: %s', json => {
  expect(parseRecentSearches(json)).toEqual(json.includes('a') ? ['a'] : [])
})
