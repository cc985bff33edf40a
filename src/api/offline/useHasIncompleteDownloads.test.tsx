// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { addOfflineBooks, createOfflineBookEntry, useHasIncompleteDownloads } from './offlineBooks'

const complete = { ...createOfflineBookEntry(createTestBook(), 0), files: 2, here: 2 }
const hasIncompleteDownloads = () => renderHook(() => useHasIncompleteDownloads('U')).result.current

beforeEach(() => localStorage.clear())

test('is false if all books are downloaded', () => {
  addOfflineBooks('U', [complete])
  expect(hasIncompleteDownloads()).toBe(false)
})

test('is true while a book is incomplete', () => {
  addOfflineBooks('U', [{ ...complete, here: 1 }])
  expect(hasIncompleteDownloads()).toBe(true)
})

test('is true while the update of a downloaded book is incomplete', () => {
  addOfflineBooks('U', [{ ...complete, update: { file: 'new', files: 9, here: 4 } }])
  expect(hasIncompleteDownloads()).toBe(true)
})
