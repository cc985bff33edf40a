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

property.prop([ids, ids])('appends each new member once and keeps the existing order', (members, added) => {
  const after = withMembersAdded(members, added)
  expect(after.slice(0, members.length)).toEqual(members)
  expect(new Set(after)).toEqual(new Set([...members, ...added]))
  expect(after).toHaveLength(new Set(after).size)
})

property.prop([ids, ids])('removing the added members restores the original list', (members, wanted) => {
  const set = { members } as unknown as MemberList
  expect(withMembersRemoved(withMembersAdded(members, wanted), missingMembers(set, wanted))).toEqual(members)
})

const set = (name: string, changed: string): MemberList => ({ id: name, name, members: [], changed, filtered: false })
const sets = [set('Élan', '2026-01-02'), set('Summer', '2026-03-01'), set('summer reading', '2026-02-01')]

test('finds names regardless of case and accents, last modified first', () => {
  expect(sortByRelevance(sets, 'elan').map(({ name }) => name)).toEqual(['Élan'])
  expect(sortByRelevance(sets, 'SUMMER').map(({ name }) => name)).toEqual(['Summer', 'summer reading'])
  expect(sortByRelevance(sets, '')).toHaveLength(3)
})

test('compares names without case but with accents', () => {
  expect(isSameName(sets, ' SUMMER ')?.name).toBe('Summer')
  expect(isSameName(sets, 'Elan')).toBeUndefined()
})
