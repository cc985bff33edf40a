import { expect, test } from 'vitest'
import { buildMissingPosterCondition, toProblemBooksDataSourceFilter } from './problemBooksFilter'

const status = (value: string) => ({ mediaStatus: { operator: 'is', value } })

test('lists failed books without a filter', () => {
  expect(toProblemBooksDataSourceFilter({})).toEqual({
    condition: { allOf: [{ anyOf: [status('ERROR'), status('UNSUPPORTED')] }] },
  })
})

test('selects statuses and libraries on the server', () => {
  expect(toProblemBooksDataSourceFilter({ status: ['UNKNOWN', 'OUTDATED'], library: ['L1', 'L2'] })).toEqual({
    condition: {
      allOf: [
        { anyOf: [status('OUTDATED'), status('UNKNOWN')] },
        { anyOf: ['L1', 'L2'].map(value => ({ libraryId: { operator: 'is', value } })) },
      ],
    },
  })
})

test('selects error codes and analyzed books with errors in the client', () => {
  expect(toProblemBooksDataSourceFilter({ code: ['ERR_1033'] })).toEqual({
    problems: { statuses: ['ERROR', 'UNSUPPORTED', 'READY'], libraryIds: [], codes: ['ERR_1033'] },
  })
  expect(toProblemBooksDataSourceFilter({ status: ['READY'], library: ['L1'] })).toEqual({
    problems: { statuses: ['READY'], libraryIds: ['L1'], codes: [] },
  })
})

test('selects analyzed books without a selected poster', () => {
  expect(buildMissingPosterCondition(['L1'])).toEqual({
    allOf: [
      status('READY'),
      { poster: { operator: 'isNot', value: { selected: true } } },
      { anyOf: [{ libraryId: { operator: 'is', value: 'L1' } }] },
    ],
  })
})
