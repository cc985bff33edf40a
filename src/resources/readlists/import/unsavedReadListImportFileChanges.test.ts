import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { ServerError } from '../../../api/ServerError'
import { addReadListImportFiles } from '../../../machines/import/addReadListImportFiles'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import {
  applyUnsavedReadListImportFileChanges,
  listReadListImportFileChanges,
} from './unsavedReadListImportFileChanges'

const file = new Blob(['<ReadingList/>'])
function createList(id: string, changes: Partial<ReadListImportFile> = {}): ReadListImportFile {
  const [list] = addReadListImportFiles([], [{ id, fileName: `${id}.cbl`, file }])
  if (!list) throw new Error('no list')
  return { ...list, ...changes }
}
const matched = { status: 'matched', file: undefined } as const
const toMap = (lists: readonly ReadListImportFile[]) => new Map(lists.map(list => [list.id, list]))

/**
 * Simulates that the browser closes the page before the page has stored its latest changes.
 * @param saved read list files that the page had stored
 * @param current read list files that the page showed when it was closed
 * @returns read list files that the page shows when the user opens it again
 */
const restore = (saved: readonly ReadListImportFile[], current: readonly ReadListImportFile[]) =>
  applyUnsavedReadListImportFileChanges(
    saved,
    JSON.parse(JSON.stringify(listReadListImportFileChanges(toMap(saved), current))),
  )

describe('changes that a page could not store', () => {
  test('contain the name that the user has typed, and the error of the server', () => {
    const saved = [createList('a', matched), createList('b', matched)]
    const error = new ServerError({ operation: 'createReadList', status: 400, serverMessage: 'ERR_1029' })
    const [first, second] = restore(saved, [createList('a', { ...matched, name: 'Steam', error }), ...saved.slice(1)])
    expect(first).toMatchObject({ name: 'Steam', error })
    expect(second).toBe(saved[1])
  })

  test('contain an added list only if its file was matched', () => {
    const current = [createList('a'), createList('b', { status: 'failed' }), createList('c', matched)]
    expect(restore([], current).map(({ id }) => id)).toEqual(['c'])
  })

  test('use the stored file of a list that still has to be matched', () => {
    const [list] = restore([createList('a')], [createList('a', { name: 'Steam' })])
    expect(list).toMatchObject({ name: 'Steam', file })
  })

  const listArbitrary = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.string(),
    isOrdered: fc.boolean(),
    targetId: fc.option(fc.string(), { nil: undefined }),
    progress: fc.constantFrom('open', 'sent', 'created' as const),
  })
  const listsArbitrary = fc
    .uniqueArray(listArbitrary, { selector: ({ id }) => id })
    .map(lists => lists.map(({ id, ...changes }) => createList(id, { ...matched, ...changes })))

  property.prop([listsArbitrary, listsArbitrary])('restore each addition, edit and removal', (saved, current) => {
    expect(toMap(restore(saved, current))).toEqual(toMap(current))
  })
})
