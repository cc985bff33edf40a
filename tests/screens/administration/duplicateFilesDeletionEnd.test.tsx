import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import type { BookRecord } from '../../../mock-server/state/libraryRecords'
import {
  getRequestedFileDeletions,
  removeRequestedFileDeletion,
} from '../../../src/actions/fileDeletions/requestedFileDeletions'
import { requestFileDeletion } from '../../../src/actions/fileDeletions/requestFileDeletion'
import { queryClient } from '../../../src/api/cache/queryClient'
import { reportServerDataChange } from '../../../src/api/cache/serverDataChanges'
import { deleteBookFile } from '../../../src/generated/books/books.calls'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

/** Functions with which the page listens to reports about the task queue. The tests call these functions directly. */
const listeners = vi.hoisted(() => new Set<(report: object) => void>())
vi.mock('../../../src/api/live/liveEvents', () => ({
  onLiveEvent: (event: string, listener: (report: object) => void) => {
    if (event === 'TaskQueueStatus') listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const { server, world, renderApp } = setUpScreenTestServer({ fill: state => generateLibraries(state, 12) })
let pair: readonly [BookRecord, BookRecord]

beforeEach(() => {
  localStorage.clear()
  for (const id of getRequestedFileDeletions()) removeRequestedFileDeletion(id)
  const [a, b, ...others] = [...world.books.values()]
  if (!a || !b) throw new Error('the library is too small')
  for (const book of others) book.fileHash = `single-${book.id}`
  for (const book of [a, b]) Object.assign(book, { fileHash: 'hash-of-pair', deleted: false })
  pair = [a, b]
  // The server accepts the deletion but does not delete the file. This simulates a file that it must not delete.
  server.use(http.delete('*/api/v1/books/:id/file', () => new HttpResponse(null, { status: 202 })))
})

const report = (countByType: object) =>
  act(async () => {
    for (const listener of listeners) listener({ count: 1, countByType })
  })

async function requestDeletion() {
  renderApp('/media-management/duplicate-files')
  const list = within(await screen.findByRole('list', { name: 'Duplicate files' }))
  await act(() => requestFileDeletion(pair[0].id, deleteBookFile))
  await list.findByText('Deletion requested')
  const later = Date.now() + 61_000
  const now = vi.spyOn(Date, 'now').mockImplementation(() => later)
  onTestFinished(() => now.mockRestore())
  return list
}

test('a file that the server could not delete can be marked again after two reports without deletions', async () => {
  const list = await requestDeletion()
  await report({ DeleteBook: 1 })
  await report({ AnalyzeBook: 1 })
  await act(() => reportServerDataChange({ kind: 'gap', pictures: false }))
  await report({ AnalyzeBook: 1 })
  expect(list.getByText('Deletion requested')).toBeDefined()
  await report({ AnalyzeBook: 1 })
  await waitFor(() => expect(list.queryByText('Deletion requested')).toBeNull())
  expect(list.getAllByRole('checkbox')).toHaveLength(2)
})

test('a failed fetch of the books changes nothing, and a deleted file cannot be marked before or after the next fetch', async () => {
  const list = await requestDeletion()
  const fetchBooks = vi.fn(() => new HttpResponse(null, { status: 500 }))
  server.use(http.get('*/api/v1/books/duplicates', fetchBooks))
  await report({})
  await report({})
  await waitFor(() => expect([fetchBooks.mock.calls.length > 0, queryClient.isFetching()]).toEqual([true, 0]))
  expect([...getRequestedFileDeletions()]).toEqual([pair[0].id])
  expect(list.getByText('Deletion requested')).toBeDefined()
  expect(list.getAllByRole('checkbox')).toHaveLength(1)
  server.resetHandlers()
  pair[0].deleted = true
  await report({})
  await report({})
  await waitFor(() => expect([...getRequestedFileDeletions()]).toEqual([]))
  expect(list.queryByText('Deletion requested')).toBeNull()
  expect(list.getAllByRole('checkbox')).toHaveLength(1)
})

test('fetches the books once at a time, and after a failure only when two further reports have arrived', async () => {
  await requestDeletion()
  let respond = (_status: number) => {}
  const fetchBooks = vi.fn(
    () =>
      new Promise<Response>(resolve => {
        respond = status => resolve(new HttpResponse(null, { status }))
      }),
  )
  server.use(http.get('*/api/v1/books/duplicates', fetchBooks))
  for (let count = 0; count < 4; count++) await report({})
  await waitFor(() => expect(fetchBooks).toHaveBeenCalled())
  expect(fetchBooks).toHaveBeenCalledTimes(1)
  respond(403)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await report({})
  expect(queryClient.isFetching()).toBe(0)
  await report({})
  await waitFor(() => expect(fetchBooks).toHaveBeenCalledTimes(2))
  respond(403)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
})
