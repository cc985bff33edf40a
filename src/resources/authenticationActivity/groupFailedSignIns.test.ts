import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { groupFailedSignIns } from './groupFailedSignIns'
import { createSignInRecords } from './signInRecord'

const base = {
  userId: null,
  email: null,
  apiKeyId: null,
  apiKeyComment: null,
  userAgent: '',
  error: null,
  source: null,
}
const activity = (ip: string | null, success: boolean, dateTime: string, email: string | null = null) => ({
  ...base,
  ip,
  success,
  dateTime,
  email,
})

test('summarizes the failures of each address, most failures first', () => {
  const groups = groupFailedSignIns(
    createSignInRecords([
      activity('10.0.0.1', false, '2026-11-03T00:00:00Z', 'b@example.org'),
      activity('10.0.0.2', false, '2026-11-02T00:00:00Z'),
      activity('10.0.0.1', false, '2026-11-01T00:00:00Z', 'a@example.org'),
      activity('10.0.0.1', false, '2026-11-02T00:00:00Z', 'a@example.org'),
      activity('10.0.0.3', true, '2026-11-02T00:00:00Z'),
    ]),
  )
  expect(groups.map(({ id, count }) => [id, count])).toEqual([
    ['10.0.0.1', 3],
    ['10.0.0.2', 1],
  ])
  expect(groups[0]).toMatchObject({
    emails: ['a@example.org', 'b@example.org'],
    first: new Date('2026-11-01T00:00:00Z'),
    last: new Date('2026-11-03T00:00:00Z'),
  })
})

test('marks addresses from which a sign-in succeeded after a failure', () => {
  const succeeded = (successAt: string) =>
    groupFailedSignIns(
      createSignInRecords([activity('10.0.0.1', false, '2026-11-02T00:00:00Z'), activity('10.0.0.1', true, successAt)]),
    )[0]?.succeeded
  expect(succeeded('2026-11-03T00:00:00Z')).toBe(true)
  expect(succeeded('2026-11-01T00:00:00Z')).toBe(false)
})

test('puts all failures without an address into one group', () => {
  const rows = createSignInRecords([
    activity(null, false, '2026-11-02T00:00:00Z'),
    activity(null, false, '2026-11-03T00:00:00Z'),
  ])
  expect(groupFailedSignIns(rows).map(({ id, count }) => [id, count])).toEqual([['unknown', 2]])
})

property.prop([fc.array(fc.tuple(fc.constantFrom('a', 'b', null), fc.boolean(), fc.integer({ min: 10, max: 28 })))])(
  'counts every failure once, and each sign-in has its own id',
  rows => {
    const signIns = createSignInRecords(
      rows.map(([ip, success, day]) => activity(ip, success, `2026-11-${day}T00:00:00Z`)),
    )
    const counted = groupFailedSignIns(signIns).reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(signIns.filter(({ success }) => !success).length)
    expect(new Set(signIns.map(({ id }) => id)).size).toBe(rows.length)
  },
)
