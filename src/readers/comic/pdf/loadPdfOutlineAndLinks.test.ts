import { expect, test, vi } from 'vitest'
import { createTestBook } from '../../../../tests/harness/createTestRecords'
import { loadPdfOutlineAndLinks } from './loadPdfOutlineAndLinks'

const parser = vi.hoisted(() => ({ parsing: vi.fn(), fail: (_: Error) => {} }))
vi.mock('../../../generated/books/books', () => ({ downloadBook: async () => new Blob(['%PDF']) }))
vi.mock('./worker/pdfParser', () => ({
  PdfParser: class {
    parse = () => {
      parser.parsing()
      return new Promise((_, reject) => {
        parser.fail = reject
      })
    }
    stop = () => parser.fail(new Error('stopped'))
  },
}))

test('an abort ends the parser while the parser reads the file', async () => {
  const abort = new AbortController()
  const loading = loadPdfOutlineAndLinks('U', createTestBook(), abort.signal)
  await vi.waitFor(() => expect(parser.parsing).toHaveBeenCalled())
  abort.abort()
  await expect(loading).rejects.toBe(abort.signal.reason)
})
