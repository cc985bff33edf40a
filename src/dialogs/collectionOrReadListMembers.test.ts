import { expect } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import {
  appendMemberIds,
  type CollectionOrReadList,
  findIdsNotInMemberList,
  removeMemberIds,
} from './collectionOrReadListMembers'

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 })

property.prop([ids, ids])('appends each new member once and keeps the existing order', (members, added) => {
  const after = appendMemberIds(members, added)
  expect(after.slice(0, members.length)).toEqual(members)
  expect(new Set(after)).toEqual(new Set([...members, ...added]))
  expect(after).toHaveLength(new Set(after).size)
})

property.prop([ids, ids])('removing the added members restores the original list', (members, requested) => {
  const memberList = { members } as unknown as CollectionOrReadList
  expect(removeMemberIds(appendMemberIds(members, requested), findIdsNotInMemberList(memberList, requested))).toEqual(
    members,
  )
})
