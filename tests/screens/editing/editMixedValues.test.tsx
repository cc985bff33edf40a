import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getBook } from '../../../src/generated/books/books.calls'
import type { Book, BookMetadata, Series, SeriesMetadata } from '../../../src/generated/model.schemas'
import { getSeries } from '../../../src/generated/series/series.calls'
import { EditBooksDialog } from '../../../src/resources/books/edit/EditBooksDialog'
import { EditOneshotsDialog } from '../../../src/resources/series/EditOneshotsDialog'
import { EditSeriesDialog } from '../../../src/resources/series/EditSeriesDialog'
import { renderDialog } from '../../harness/screens/renderDialog'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { world } = setUpScreenTestServer()

const dialogComponents = {
  editBooks: EditBooksDialog,
  editSeries: EditSeriesDialog,
  editOneshots: EditOneshotsDialog,
}

const filledBook: Partial<BookMetadata> = {
  summary: 'A summary',
  releaseDate: '2019-05-04',
  authors: [{ name: 'A. Writer', role: 'writer' }],
  tags: ['noir'],
}
const emptyBook: Partial<BookMetadata> = { summary: '', releaseDate: null, authors: [], tags: [] }
const filledSeries: Partial<SeriesMetadata> = {
  summary: 'A summary',
  status: 'ENDED',
  language: 'de',
  readingDirection: 'WEBTOON',
  publisher: 'Harbour House',
  ageRating: 12,
  totalBookCount: 4,
  genres: ['war'],
  tags: ['noir'],
  sharingLabels: ['kids'],
}
const emptySeries: Partial<SeriesMetadata> = {
  summary: '',
  status: 'ONGOING',
  language: '',
  readingDirection: '',
  publisher: '',
  ageRating: null,
  totalBookCount: null,
  genres: [],
  tags: [],
  sharingLabels: [],
}

/**
 * Fetches two series of the mock server and a book of each series. Before that, sets the values of `filledSeries` and
 * `filledBook` in a series and its book, and the values of `emptySeries` and `emptyBook` in the other series and its
 * book.
 * @param isFirstFilled whether the first series gets the values of `filledSeries`
 */
async function fetchMixedRecords(
  isFirstFilled: boolean,
  oneshot: boolean,
): Promise<{ series: Series[]; books: Book[] }> {
  const records = [...world.series.values()].slice(0, 2)
  const books = records.map(({ id }) => {
    const book = [...world.books.values()].find(({ seriesId }) => seriesId === id)
    if (!book) throw new Error(`The mock server has no book of the series ${id}`)
    return book
  })
  for (const [at, record] of records.entries()) {
    const isFilled = (at === 0) === isFirstFilled
    record.oneshot = oneshot
    Object.assign(record.metadata, structuredClone(isFilled ? filledSeries : emptySeries))
    Object.assign(books[at]?.metadata ?? {}, structuredClone(isFilled ? filledBook : emptyBook))
  }
  return {
    series: await Promise.all(records.map(({ id }) => getSeries(id))),
    books: await Promise.all(books.map(({ id }) => getBook(id))),
  }
}

async function openDialog(name: keyof typeof dialogComponents, isFirstFilled: boolean) {
  const { series, books } = await fetchMixedRecords(isFirstFilled, name === 'editOneshots')
  const view =
    name === 'editBooks'
      ? renderDialog(dialogComponents, name, { books })
      : renderDialog(dialogComponents, name, { series })
  await screen.findByRole('button', { name: 'Save changes' })
  return view
}

/** Focuses and clicks an input, presses a key that enters no text, and leaves the input. */
function visit(input: HTMLElement) {
  act(() => input.focus())
  fireEvent.click(input)
  fireEvent.keyDown(input, { key: 'Shift' })
  fireEvent.keyUp(input, { key: 'Shift' })
  act(() => input.blur())
}

const countChangedFields = (dialog: HTMLElement) =>
  dialog.querySelectorAll('button[aria-label^="Undo the change"]').length

describe.each(['editBooks', 'editSeries', 'editOneshots'] as const)('%s with mixed values', name => {
  test.each([
    ['has a value', true],
    ['has no value', false],
  ])('visiting each input changes nothing if the first record %s', async (_case, isFirstFilled) => {
    await openDialog(name, isFirstFilled)
    const dialog = screen.getByRole('dialog')
    const visitedIds = new Set<string>()
    for (const tab of within(dialog).getAllByRole('tab')) {
      fireEvent.click(tab)
      for (const input of dialog.querySelectorAll<HTMLElement>('input[id], select, textarea')) {
        visit(input)
        visitedIds.add(input.id)
        expect(countChangedFields(dialog), `changed fields after a visit of ${input.id}`).toBe(0)
      }
    }
    expect([...visitedIds].filter(id => id.endsWith('tags'))).toHaveLength(1)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true)
  })
})

test('shows below an empty date that the dates differ, and then that saving clears them', async () => {
  const { user } = await openDialog('editBooks', true)
  const date = screen.getByLabelText('Release date')
  const describedBy = () =>
    (date.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent)
  expect(describedBy()).toContain('Mixed values')
  await user.click(screen.getByRole('button', { name: 'Clear Release date in all' }))
  expect(describedBy()).toContain('Will be cleared')
})
