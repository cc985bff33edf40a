import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { analyzeBookFileInWorker } from '../scanner/analyzeBookFileInWorker'
import { MockServerState } from '../state/mockServerState'
import { TaskQueue } from '../state/taskQueue'
import { createMockServerRequestListener } from './createMockServerRequestListener'
import { createErrorResponse } from './errorResponses'

// Replaces the mock server by a function that rejects each request with an error. The message of this error contains a
// file name.
vi.mock('./createMockServer', () => ({
  createMockServer: () => () => Promise.reject(new Error('/books/secret.cbz is broken')),
}))

const TARGET = '/base/kobo/secret/v1/books/0SAPXSHH5RK19/file/secret.cbz?search=secret'
const ANONYMIZED = 'GET /base/kobo/:token/v1/books/:id/file/:name: Error at '

function captureErrorLog(): string[] {
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...texts) => void lines.push(texts.join(' ')))
  return lines
}
afterEach(() => vi.restoreAllMocks())

test('an error of a request is logged without tokens, search terms and file names', async () => {
  const lines = captureErrorLog()
  const server = createServer(createMockServerRequestListener(new MockServerState()))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${TARGET}`)
  server.close()
  expect(status).toBe(500)
  expect(lines).toEqual([expect.stringContaining(ANONYMIZED)])
  expect(lines.join()).not.toContain('secret')
})

test('an error of a handler is logged without tokens, search terms and file names', () => {
  const lines = captureErrorLog()
  const request = new Request(`http://localhost${TARGET}`)
  expect(createErrorResponse(new Error('secret'), request, new URL(request.url).pathname).status).toBe(500)
  expect(lines).toEqual([expect.stringContaining(ANONYMIZED)])
  expect(lines.join()).not.toContain('secret')
})

test('failed tasks and analyses are logged with ids, without paths', async () => {
  const lines = captureErrorLog()
  const fail = () => Promise.reject(new Error('ENOENT: /books/secret.cbz'))
  const queue = new TaskQueue()
  queue.add('ImportBook', fail, { id: 'ImportBook_S1_/books/secret.cbz' })
  await queue.idle()
  await analyzeBookFileInWorker({ run: fail, close: async () => {} }, { id: 'B1', path: '/books/secret.cbz' }, true)
  expect(lines).toEqual([
    expect.stringMatching(/^Task ImportBook_S1 failed: Error/),
    expect.stringMatching(/^Analysis of book B1 failed: Error/),
  ])
  expect(lines.join()).not.toContain('secret')
})
