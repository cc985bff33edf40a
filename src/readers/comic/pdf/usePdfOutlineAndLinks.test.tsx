import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestBook } from '../../../../tests/harness/createTestRecords'
import { usePdfOutlineAndLinks } from './usePdfOutlineAndLinks'

const fake = vi.hoisted(() => ({
  roles: ['FILE_DOWNLOAD'] as string[],
  stored: undefined as unknown,
  load: vi.fn(async () => ({ outline: [], links: new Map() })),
}))
vi.mock('../../../access/SessionContext', () => ({ useCurrentUser: () => ({ id: 'U', roles: fake.roles }) }))
vi.mock('./loadPdfOutlineAndLinks', () => ({
  readStoredPdfOutlineAndLinks: async () => fake.stored,
  loadPdfOutlineAndLinks: fake.load,
}))

beforeEach(() => {
  Object.assign(fake, { roles: ['FILE_DOWNLOAD'], stored: undefined })
  fake.load.mockClear()
})

const bookOfSize = (sizeBytes: number) => createTestBook({ sizeBytes, media: { mediaProfile: 'PDF' } })
const renderUsePdfOutlineAndLinks = (sizeBytes: number) => {
  const book = bookOfSize(sizeBytes)
  return renderHook(() => usePdfOutlineAndLinks(book)).result
}

test('fetches a small file in the background', async () => {
  const result = renderUsePdfOutlineAndLinks(1_000_000)
  await waitFor(() => expect(result.current.outlineAndLinks).toBeDefined())
  expect(fake.load).toHaveBeenCalledTimes(1)
})

test('fetches a larger file only on request, and never fetches a file that is too large', async () => {
  const result = renderUsePdfOutlineAndLinks(50_000_000)
  await act(async () => {})
  expect(fake.load).not.toHaveBeenCalled()
  act(() => result.current.request())
  await waitFor(() => expect(result.current.outlineAndLinks).toBeDefined())
  expect(renderUsePdfOutlineAndLinks(500_000_000).current.isAvailable).toBe(false)
})

test('fetches nothing without the role FILE_DOWNLOAD, but shows the outline that this device has stored', async () => {
  fake.roles = ['PAGE_STREAMING']
  fake.stored = { outline: [], links: new Map() }
  const result = renderUsePdfOutlineAndLinks(1_000)
  await waitFor(() => expect(result.current.isAvailable).toBe(true))
  act(() => result.current.request())
  await act(async () => {})
  expect(fake.load).not.toHaveBeenCalled()
})

test('reports that the file could not be read', async () => {
  fake.load.mockRejectedValueOnce(new Error('broken'))
  const result = renderUsePdfOutlineAndLinks(1_000)
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
})

test('a request after a failure fetches the file again, and a request during a fetch does nothing', async () => {
  fake.load.mockRejectedValueOnce(new Error('unreachable'))
  const result = renderUsePdfOutlineAndLinks(1_000)
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  const { request } = result.current
  act(() => request())
  act(() => request())
  await waitFor(() => expect(result.current.outlineAndLinks).toBeDefined())
  expect(result.current).toMatchObject({ hasFailed: false, request })
  expect(fake.load).toHaveBeenCalledTimes(2)
})
