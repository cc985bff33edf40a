// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { FILE_DELETION_EXPIRY_MS } from './requestedFileDeletions'

/** Loads the module again, like a reload of the page. */
async function reload() {
  vi.resetModules()
  return import('./requestedFileDeletions')
}

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

test('a registered deletion survives a reload, until it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  ;(await reload()).addRequestedFileDeletion('A')
  vi.setSystemTime(Date.now() + FILE_DELETION_EXPIRY_MS - 1)
  expect([...(await reload()).getRequestedFileDeletions()]).toEqual(['A'])
  vi.setSystemTime(Date.now() + 1)
  expect([...(await reload()).getRequestedFileDeletions()]).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})

test('a removed registration does not return after a reload', async () => {
  const { addRequestedFileDeletion, getRequestedFileDeletions, removeRequestedFileDeletion } = await reload()
  addRequestedFileDeletion('A')
  addRequestedFileDeletion('B')
  removeRequestedFileDeletion('A')
  expect([...getRequestedFileDeletions()]).toEqual(['B'])
  expect([...(await reload()).getRequestedFileDeletions()]).toEqual(['B'])
})

test('a deletion in another tab is registered in this tab', async () => {
  const { getRequestedFileDeletions } = await reload()
  localStorage.setItem('longbox.fileDeletions.A', String(Date.now()))
  window.dispatchEvent(new StorageEvent('storage', { key: 'longbox.fileDeletions.A' }))
  expect([...getRequestedFileDeletions()]).toEqual(['A'])
})
