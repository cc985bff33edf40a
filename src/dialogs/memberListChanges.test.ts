import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/property'
import {
  isSameName,
  type MemberList,
  missingMembers,
  sortByRelevance,
  withMembersAdded,
  withMembersRemoved,
} from './memberListChanges'

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 })

property.prop([ids, ids])('adding keeps what is there in its order, and everything is in once', (members, added) => {
  const after = withMembersAdded(members, added)
  expect(after.slice(0, members.length)).toEqual(members)
  expect(new Set(after)).toEqual(new Set([...members, ...added]))
  expect(after).toHaveLength(new Set(after).size)
})

property.prop([ids, ids])('taking back what was missing gives what was there', (members, wanted) => {
  const set = { members } as unknown as MemberList
  expect(withMembersRemoved(withMembersAdded(members, wanted), missingMembers(set, wanted))).toEqual(members)
})

const set = (name: string, changed: string): MemberList => ({ id: name, name, members: [], changed, filtered: false })
const sets = [set('Élan', '2026-01-02'), set('Summer', '2026-03-01'), set('summer reading', '2026-02-01')]

test('names are found without case and accents, the last changed first', () => {
  expect(sortByRelevance(sets, 'elan').map(({ name }) => name)).toEqual(['Élan'])
  expect(sortByRelevance(sets, 'SUMMER').map(({ name }) => name)).toEqual(['Summer', 'summer reading'])
  expect(sortByRelevance(sets, '')).toHaveLength(3)
})

test('a name is taken whatever its case, not whatever its accents', () => {
  expect(isSameName(sets, ' SUMMER ')?.name).toBe('Summer')
  expect(isSameName(sets, 'Elan')).toBeUndefined()
})
