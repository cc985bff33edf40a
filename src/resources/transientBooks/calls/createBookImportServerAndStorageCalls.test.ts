// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import { getHistory } from '../../../generated/history/history.calls'
import { importBooks } from '../../../generated/import-books/import-books.calls'
import { createBookImportServerAndStorageCalls } from './createBookImportServerAndStorageCalls'

vi.mock('../../../generated/history/history.calls', () => ({ getHistory: vi.fn() }))
vi.mock('../../../generated/import-books/import-books.calls', () => ({ importBooks: vi.fn(async () => undefined) }))

test('an import request follows the call for the latest history event, and applies to the account of the import', async () => {
  const { calls, stop } = createBookImportServerAndStorageCalls({
    userId: 'U',
    store: { sentAt: () => undefined } as never,
    onScanned: () => undefined,
    onStoreFailure: () => undefined,
  })
  let fail = () => {}
  vi.mocked(getHistory).mockReturnValue(
    new Promise((_, reject) => {
      fail = () => reject(new ServerError({ operation: 'getHistory', status: 500 }))
    }),
  )
  const books = [{ sourceFile: '/in/a.cbz', seriesId: 'S' }]
  const sent = calls.importBooks(books, 'HARDLINK')
  expect(getHistory).toHaveBeenCalledWith(expect.objectContaining({ size: 1 }), { timeoutMs: 2_000 })
  expect(importBooks).not.toHaveBeenCalled()
  fail()
  await sent
  expect(importBooks).toHaveBeenCalledWith({ books, copyMode: 'HARDLINK' }, { account: 'U' })
  stop()
})
