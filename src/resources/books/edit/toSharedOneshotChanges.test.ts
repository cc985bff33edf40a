import { expect, test } from 'vitest'
import { splitOneshotChangesIntoSeriesAndBook } from '../../series/oneshotFormFields'
import { bookFormFields } from './bookFormFields'
import { toSharedOneshotChanges } from './toSharedOneshotChanges'

const allChanges = Object.fromEntries(
  bookFormFields.flatMap(({ name, lock }) => [
    [name, `new ${name}`],
    [lock, true],
  ]),
)

test('contains the same fields that the dialog of a one-shot writes to series and book', () => {
  const { seriesChanges, bookChanges } = splitOneshotChangesIntoSeriesAndBook({}, allChanges)
  const shared = Object.keys(seriesChanges).filter(name => name in bookChanges)
  expect(Object.keys(toSharedOneshotChanges({ oneshot: true }, {}, allChanges)).toSorted()).toEqual(shared.toSorted())
})

test('is empty for a book of a series with several books, and for changes of other fields', () => {
  expect(toSharedOneshotChanges({ oneshot: false }, {}, allChanges)).toEqual({})
  expect(toSharedOneshotChanges({ oneshot: true }, {}, { tags: ['noir'], tagsLock: true })).toEqual({})
})

test('contains the lock of a changed field, even if the lock of the book does not change', () => {
  const change = (values: object, changes: object) =>
    toSharedOneshotChanges({ oneshot: true }, { ...values }, { ...changes })
  expect(change({ summaryLock: true }, { summary: 'New' })).toEqual({ summary: 'New', summaryLock: true })
  expect(change({ summaryLock: true }, { summary: 'New', summaryLock: false })).toEqual({
    summary: 'New',
    summaryLock: false,
  })
  expect(change({ summaryLock: false }, { summaryLock: true })).toEqual({ summaryLock: true })
})
