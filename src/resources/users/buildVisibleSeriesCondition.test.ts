import { expect, test } from 'vitest'
import { compileSeriesCondition } from '../../../mock-server/query/compileSeriesCondition'
import { parseSeriesCondition } from '../../../mock-server/query/parseConditions'
import type { SeriesRecord, UserRecord } from '../../../mock-server/state/libraryRecords'
import { canSeeSeries } from '../../../mock-server/state/visibilityRules'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { buildVisibleSeriesCondition } from './buildVisibleSeriesCondition'
import { convertFormValuesToUser, initialNewUserFormValues } from './userFormValues'

const labels = ['kids', 'teens', 'secret'] as const
const libraryIds = ['L1', 'L2', 'L3'] as const
const context = { today: '2026-01-01', countsOf: () => ({ read: 0, inProgress: 0 }), membersOf: () => [] }

const arbitraryAge = fc.integer({ min: 0, max: 6 })
const arbitrarySeries = fc
  .record({
    libraryId: fc.constantFrom(...libraryIds),
    ageRating: fc.option(arbitraryAge),
    sharingLabels: fc.subarray([...labels]),
  })
  .map(({ libraryId, ...metadata }) => ({ id: 'S', libraryId, metadata }) as unknown as SeriesRecord)
const arbitraryValues = fc.record({
  roles: fc.subarray(['ADMIN']),
  sharedLibraries: fc
    .subarray([...libraryIds])
    .map(shared => ({ all: shared.length === libraryIds.length, libraryIds: shared })),
  ageRestriction: fc.option(
    fc.record({ restriction: fc.constantFrom('ALLOW_ONLY' as const, 'EXCLUDE' as const), age: arbitraryAge }),
  ),
  labelsAllow: fc.subarray([...labels]),
  labelsExclude: fc.subarray([...labels]),
})

/**
 * Returns the user record that the server stores for form values. A label that is both allowed and excluded is stored
 * as excluded only.
 */
function toUserRecord(values: Parameters<typeof convertFormValuesToUser>[0]): UserRecord {
  const access = convertFormValuesToUser(values)
  return { id: 'U', email: '', passwordHash: '', ...access }
}

property.prop([arbitraryValues, fc.array(arbitrarySeries, { minLength: 1, maxLength: 20 })], { numRuns: 1000 })(
  'matches the series that the server shows to the user',
  (changes, allSeries) => {
    const values = { ...initialNewUserFormValues, ...changes }
    const condition = buildVisibleSeriesCondition(convertFormValuesToUser(values))
    const matches = condition && compileSeriesCondition(parseSeriesCondition(condition), context)
    for (const series of allSeries) expect(matches?.(series) ?? false).toBe(canSeeSeries(toUserRecord(values), series))
  },
)

test('matches nothing without a library, except for administrators', () => {
  const access = convertFormValuesToUser({
    ...initialNewUserFormValues,
    sharedLibraries: { all: false, libraryIds: [] },
  })
  expect(buildVisibleSeriesCondition(access)).toBeUndefined()
  expect(buildVisibleSeriesCondition({ ...access, roles: ['ADMIN'] })).toEqual({ allOf: [] })
})
