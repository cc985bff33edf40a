import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from '../../../src/generated/operations'
import { ALL_PAGES_SCREEN_NAME, findScreensUsingOperations } from './findScreensUsingOperations'

const screens = findScreensUsingOperations(join(process.cwd(), 'src'))

test('names the page that alone uses an operation', () => {
  expect(screens.get('changeMyPassword')).toEqual(['/account'])
})

test('names the dialogs that use an operation', () => {
  expect(screens.get('listDirectory')).toEqual(expect.arrayContaining(['dialog addLibrary', 'dialog editLibrary']))
})

test('names both readers for an operation that both readers use', () => {
  expect(screens.get('getBookManifest')).toEqual(
    expect.arrayContaining(['/book/$bookId/read', '/book/$bookId/read-epub']),
  )
})

test('names the pages of a resource for an operation of its data source', () => {
  expect(screens.get('listSeries')).toEqual(expect.arrayContaining(['/libraries/$libraryId/series', '/search']))
})

test('names every page for an operation that runs at the start of the program', () => {
  expect(screens.get('getClaim')).toContain(ALL_PAGES_SCREEN_NAME)
})

test('finds the screens of all operations of the contract, and no other operations', () => {
  expect([...screens.keys()].sort()).toEqual(Object.keys(operations).sort())
})
