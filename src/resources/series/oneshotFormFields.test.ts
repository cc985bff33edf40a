import { expect, test } from 'vitest'
import { buildRecordUpdate } from '../../forms/formDraft'
import type { BookMetadata, SeriesMetadata } from '../../generated/model.schemas'
import { bookFormFields } from '../books/edit/bookFormFields'
import { oneshotFormFields, splitOneshotChangesIntoSeriesAndBook, toOneshotFormValues } from './oneshotFormFields'

test('assigns title and summary to the series and the book, and every other field to only one of the two', () => {
  const { seriesChanges, bookChanges } = splitOneshotChangesIntoSeriesAndBook(
    {},
    {
      title: 'Ash',
      titleLock: true,
      summaryLock: true,
      genres: ['noir'],
      isbn: '9782205043754',
      isbnLock: true,
      tags: ['signed'],
    },
  )
  expect(seriesChanges).toEqual({ title: 'Ash', titleLock: true, summaryLock: true, genres: ['noir'] })
  expect(bookChanges).toEqual({
    title: 'Ash',
    titleLock: true,
    summaryLock: true,
    isbn: '9782205043754',
    isbnLock: true,
    tags: ['signed'],
  })
})

test('sends the lock of a changed title or summary to the book, even if the lock of the series does not change', () => {
  const values = { titleLock: true, summaryLock: true }
  const changes = { title: 'Ash', summary: 'New', summaryLock: false, genres: ['noir'] }
  expect(splitOneshotChangesIntoSeriesAndBook(values, changes).bookChanges).toEqual({
    title: 'Ash',
    titleLock: true,
    summary: 'New',
    summaryLock: false,
  })
})

test('returns value and lock of every field, with the tags of the book', () => {
  const names = oneshotFormFields.flatMap(({ name, lock }) => [name, lock])
  const all = (from: string) => Object.fromEntries(names.map(name => [name, `${from} ${name}`]))
  const values = toOneshotFormValues(all('series') as unknown as SeriesMetadata, all('book') as unknown as BookMetadata)
  expect(Object.keys(values).toSorted()).toEqual(names.toSorted())
  expect(values).toMatchObject({
    title: 'series title',
    tags: 'book tags',
    tagsLock: 'book tagsLock',
    authors: 'book authors',
  })
})

test.each([
  ['book', bookFormFields],
  ['one-shot', oneshotFormFields],
])('sends the ISBN of a %s with western digits', (_name, fields) => {
  const draft = { values: { isbn: ' ٩٧٨-٢-٢٠-٥٠٤٣٧٥-٤ ' }, locks: {} }
  expect(buildRecordUpdate({ isbn: '', isbnLock: true }, draft, fields)).toEqual({ isbn: '978-2-20-504375-4' })
})
