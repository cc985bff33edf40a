import { expect, test } from 'vitest'
import type { CollectionOrReadList } from './collectionOrReadListMembers'
import { filterCollectionsOrReadListsByName, findCollectionOrReadListByName } from './findCollectionsOrReadLists'

const createMemberList = (name: string, lastModified: string): CollectionOrReadList => ({
  id: name,
  name,
  members: [],
  lastModified,
  filtered: false,
})
const memberLists = [
  createMemberList('Élan', '2026-01-02'),
  createMemberList('Summer', '2026-03-01'),
  createMemberList('summer reading', '2026-02-01'),
]

test('finds names regardless of case and accents, last modified first', () => {
  expect(filterCollectionsOrReadListsByName(memberLists, 'elan').map(({ name }) => name)).toEqual(['Élan'])
  expect(filterCollectionsOrReadListsByName(memberLists, 'SUMMER').map(({ name }) => name)).toEqual([
    'Summer',
    'summer reading',
  ])
  expect(filterCollectionsOrReadListsByName(memberLists, '')).toHaveLength(3)
})

test('compares names without case but with accents', () => {
  expect(findCollectionOrReadListByName(memberLists, ' SUMMER ')?.name).toBe('Summer')
  expect(findCollectionOrReadListByName(memberLists, 'Elan')).toBeUndefined()
})
