import { describe, expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { buildBooksUpdate, buildUndoOfBooksUpdate, findCellConflicts, findInvalidCells } from './bookTableDraft'
import { type BookTableFieldName, type BookTableRow, bookTableFieldNames } from './bookTableFields'
import { type BookTableEvent, type BookTableState, bookTableReducer, emptyBookTableState } from './bookTableReducer'

const createRow = (id: string, texts: Record<string, unknown> = {}): BookTableRow => ({
  id,
  fileName: `${id}.cbz`,
  path: `/${id}.cbz`,
  seriesTitle: 'Ash',
  isOneshot: false,
  values: {
    ...{ title: id, number: '1', numberSort: '1', releaseDate: '2001-02-03', isbn: '' },
    ...{ titleLock: false, numberLock: false, numberSortLock: false, releaseDateLock: true, isbnLock: false },
    ...texts,
  },
})
const rows = [createRow('A'), createRow('B'), createRow('C')]
const [rowA, rowB] = rows as [BookTableRow, BookTableRow]
const type = (row: BookTableRow, name: BookTableFieldName, text: string): BookTableEvent => ({
  type: 'user.typed',
  change: { row, name, text },
})
const apply = (...events: readonly BookTableEvent[]): BookTableState =>
  events.reduce(bookTableReducer, emptyBookTableState)

describe('the request', () => {
  test('contains only changed values, with their locks', () => {
    const { drafts } = apply(
      type(rowA, 'numberSort', '1,5'),
      type(rowA, 'title', ' Dawn '),
      type(rowB, 'releaseDate', ''),
      { type: 'user.locked', rows, name: 'isbn', locked: true },
      { type: 'user.locked', rows: [rowB], name: 'isbn', locked: false },
    )
    expect(buildBooksUpdate(rows, drafts)).toEqual({
      A: { title: 'Dawn', titleLock: true, numberSort: 1.5, numberSortLock: true, isbnLock: true },
      B: { releaseDate: null },
      C: { isbnLock: true },
    })
  })

  test('omits edits that change nothing', () => {
    const { drafts } = apply(
      type(rowA, 'numberSort', '1.0'),
      type(rowA, 'title', 'A '),
      type(rowB, 'title', 'x'),
      type(rowB, 'title', 'B'),
    )
    expect(buildBooksUpdate(rows, drafts)).toEqual({})
    expect(drafts).not.toHaveProperty('B')
  })

  test('is undone by the previous values and locks of the changed fields', () => {
    const { drafts } = apply(type(rowA, 'releaseDate', ''), type(rowA, 'numberSort', '9'), type(rowB, 'isbn', '123'))
    const update = buildBooksUpdate(rows, drafts)
    const saved = [
      createRow('A', { releaseDate: '', numberSort: '9', numberSortLock: true }),
      createRow('B', { isbn: '123', isbnLock: true }),
    ]
    expect(buildUndoOfBooksUpdate(rows, update, saved)).toEqual({
      A: { releaseDate: '2001-02-03', numberSort: 1, numberSortLock: false },
      B: { isbn: '', isbnLock: false },
    })
    const withoutDate = [createRow('A', { releaseDate: '' })]
    const withDate = [createRow('A', { releaseDate: '2020-01-01' })]
    expect(buildUndoOfBooksUpdate(withoutDate, { A: { releaseDate: '2020-01-01' } }, withDate)).toEqual({
      A: { releaseDate: null },
    })
  })

  test('is not undone in cells that another user has changed since, and in deleted books', () => {
    const { drafts } = apply(type(rowA, 'title', 'Mine'), type(rowA, 'numberSort', '9'), type(rowB, 'isbn', '123'))
    const update = buildBooksUpdate(rows, drafts)
    const current = [createRow('A', { title: 'Theirs', titleLock: true, numberSort: '9', numberSortLock: true })]
    expect(buildUndoOfBooksUpdate(rows, update, current)).toEqual({ A: { numberSort: 1, numberSortLock: false } })
  })
})

test('undo also restores values that the server has stored in another notation', () => {
  const update = { A: { isbn: '978-2-20-504375-5', isbnLock: true, numberSort: 1.23456789, numberSortLock: true } }
  const stored = { isbn: '9782205043755', isbnLock: true, numberSort: '1.2345679', numberSortLock: true }
  expect(buildUndoOfBooksUpdate(rows, update, [createRow('A', stored)])).toEqual({
    A: { isbn: '', isbnLock: false, numberSort: 1, numberSortLock: false },
  })
})

test('undo omits a title of which another user has changed only the case', () => {
  const update = { A: { title: 'dawn', titleLock: true } }
  expect(buildUndoOfBooksUpdate(rows, update, [createRow('A', { title: 'Dawn', titleLock: true })])).toEqual({})
  expect(buildUndoOfBooksUpdate(rows, update, [createRow('A', { title: 'dawn', titleLock: true })])).toEqual({
    A: { title: 'A', titleLock: false },
  })
})

test('finds invalid cells in display order', () => {
  const { drafts } = apply(
    type(rowB, 'isbn', '9782205043755'),
    type(rowB, 'releaseDate', '2001-02-30'),
    type(rowB, 'number', ' '),
    type(rowA, 'numberSort', 'one'),
    type(rowA, 'title', 'fine'),
  )
  expect(findInvalidCells(rows, drafts)).toEqual([
    { rowIndex: 0, name: 'numberSort' },
    { rowIndex: 1, name: 'number' },
    { rowIndex: 1, name: 'releaseDate' },
    { rowIndex: 1, name: 'isbn' },
  ])
})

test('finds conflicts with changes on the server, and resolves them by either value', () => {
  const before = apply(type(rowA, 'title', 'Mine'), type(rowB, 'number', '7'))
  const current = [createRow('A', { title: 'Theirs' }), createRow('B', { title: 'Other field' }), createRow('C')]
  const [conflict, ...others] = findCellConflicts(current, before.drafts)
  expect(conflict).toMatchObject({ row: { id: 'A' }, conflict: { name: 'title', mine: 'Mine' } })
  expect(others).toEqual([])
  const cells = [{ row: current[0] as BookTableRow, name: 'title' }]
  for (const keep of ['mine', 'theirs'] as const) {
    const { drafts } = bookTableReducer(before, { type: 'user.resolved', cells, keep })
    expect(findCellConflicts(current, drafts)).toEqual([])
    expect(buildBooksUpdate(current, drafts).A?.title).toBe(keep === 'mine' ? 'Mine' : undefined)
  }
})

test('finds no conflicts with values that the table has saved, even after an undo', () => {
  const events = [
    type(rowA, 'title', 'First'),
    type(rowB, 'isbn', '978-2-20-504375-4'),
    type(rowB, 'releaseDate', '٢٠٠٣-٠٤-٠٥'),
    type(rowA, 'title', 'Mine '),
  ]
  const stored = [
    createRow('A', { title: 'Mine' }),
    createRow('B', { isbn: '9782205043754', releaseDate: '2003-04-05' }),
    createRow('C'),
  ]
  expect(findCellConflicts(stored, apply(...events).drafts)).toEqual([])
  const submitted = apply(...events, { type: 'user.submitted', rows })
  const undone = bookTableReducer(submitted, { type: 'user.undid' })
  expect(findCellConflicts(stored, undone.drafts)).toEqual([])
  const edited = bookTableReducer(submitted, type(rowA, 'title', 'Other'))
  expect(findCellConflicts(stored, edited.drafts)).toEqual([])
  expect(findCellConflicts([createRow('A', { title: 'Theirs' })], edited.drafts)).toHaveLength(1)
})

describe('undo', () => {
  test('treats typing in a single cell as one step', () => {
    const typed = apply(type(rowA, 'title', 'D'), type(rowA, 'title', 'Da'), type(rowB, 'title', 'N'))
    const once = bookTableReducer(typed, { type: 'user.undid' })
    expect(buildBooksUpdate(rows, once.drafts)).toEqual({ A: { title: 'Da', titleLock: true } })
    expect(bookTableReducer(once, { type: 'user.undid' })).toEqual(emptyBookTableState)
    expect(bookTableReducer(emptyBookTableState, { type: 'user.undid' })).toBe(emptyBookTableState)
  })

  test('does not edit the title of a one-shot', () => {
    const oneshot = { ...createRow('O'), isOneshot: true }
    const { drafts } = apply(
      type(oneshot, 'title', 'x'),
      { type: 'user.locked', rows: [oneshot], name: 'title', locked: true },
      type(oneshot, 'number', '2'),
    )
    expect(buildBooksUpdate([oneshot], drafts)).toEqual({ O: { number: '2', numberLock: true } })
  })

  const anyEvent: fc.Arbitrary<BookTableEvent> = fc
    .tuple(fc.constantFrom(...rows), fc.constantFrom(...bookTableFieldNames), fc.constantFrom('', '1', '2.5', 'x'))
    .chain(([row, name, text]) =>
      fc.constantFrom<BookTableEvent>(
        { type: 'user.filled', changes: rows.map(target => ({ row: target, name, text })) },
        { type: 'user.typed', change: { row, name, text } },
        { type: 'user.locked', rows: [row], name, locked: text === '' },
      ),
    )
  test.prop([fc.array(anyEvent, { maxLength: 20 })])('restores the start after any steps', events => {
    let state = apply(...events)
    while (state.previousDrafts.length > 0) state = bookTableReducer(state, { type: 'user.undid' })
    expect(state.drafts).toEqual({})
  })
})
