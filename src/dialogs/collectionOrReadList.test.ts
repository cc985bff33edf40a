import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import {
  appendMemberIds,
  type CollectionOrReadList,
  filterCollectionsOrReadListsByName,
  findCollectionOrReadListByName,
  listMissingMemberIds,
  removeMemberIds,
} from './collectionOrReadList'

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 })

property.prop([ids, ids])('appends each new member once and keeps the existing order', (members, added) => {
  const after = appendMemberIds(members, added)
  expect(after.slice(0, members.length)).toEqual(members)
  expect(new Set(after)).toEqual(new Set([...members, ...added]))
  expect(after).toHaveLength(new Set(after).size)
})

property.prop([ids, ids])('removing the added members restores the original list', (members, requested) => {
  const memberList = { members } as unknown as CollectionOrReadList
  expect(removeMemberIds(appendMemberIds(members, requested), listMissingMemberIds(memberList, requested))).toEqual(
    members,
  )
})

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
