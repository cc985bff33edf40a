import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '../../src/api/cache/queryClient'
import { recordEndOfUserWait } from '../../src/api/timeouts/userWaitTimes'
import { listBooks } from '../../src/generated/books/books.calls'
import { createCollection } from '../../src/generated/collections/collections.calls'
import type { Book } from '../../src/generated/model.schemas'
import { createReadList } from '../../src/generated/readlists/readlists.calls'
import { loadTextBundle } from '../../src/language/interfaceLanguage'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

/**
 * Records whose pages the tests open: a comic, a one-shot, the library, a collection and a read list. The collection
 * and the read list contain the comic and the one-shot.
 */
export type OpenedScreenRecords = { book: Book; oneshot: Book; library: string; collection: string; readList: string }

export const administrationAndAccountPagePaths = [
  '/account/api-keys',
  '/account/authentication-activity',
  '/account/preferences',
  '/duplicate-pages/known',
  '/duplicate-pages/unknown',
  '/history',
  '/media-management/analysis',
  '/media-management/duplicate-files',
  '/media-management/missing-posters',
  '/settings/announcements',
  '/settings/authentication-activity',
  '/settings/metrics',
  '/settings/server',
  '/settings/ui',
  '/settings/updates',
  '/settings/users',
  '/settings/users/add',
]

/**
 * Prepares tests that open pages with hostile responses. Starts a mock server. Resets the page and the browser storage
 * after each test.
 * @returns the properties of the mock server, and also `rejections`, `reset` and `targets`. `rejections` contains the
 *   unhandled promise rejections. `reset` closes the page and removes request handlers and stored data. `targets`
 *   returns the records with which the tests open pages.
 */
export function setUpHostileScreenTests() {
  const testServer = setUpScreenTestServer({ unhandled: 'bypass' })
  const rejections: unknown[] = []
  const collectRejection = (reason: unknown) => void rejections.push(reason)
  let targets: OpenedScreenRecords | undefined

  beforeAll(() => loadTextBundle('reader'))
  beforeAll(() => {
    process.on('unhandledRejection', collectRejection)
    HTMLImageElement.prototype.decode = async () => undefined
    vi.stubGlobal('PerformanceNavigationTiming', class {})
    return () => process.off('unhandledRejection', collectRejection)
  })
  beforeAll(async () => {
    testServer.signInAs('admin')
    targets = await createTargets()
  })
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  })
  afterEach(() => {
    reset()
    vi.restoreAllMocks()
  })

  function reset(): void {
    cleanup()
    // Ends the measurement of how long the user has waited for the server. Otherwise, the next page would immediately
    // show the slow-server message.
    recordEndOfUserWait(Date.now())
    testServer.server.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
  }

  return {
    ...testServer,
    rejections,
    reset,
    targets: (): OpenedScreenRecords => {
      if (!targets) throw new Error('The records are created before the first test.')
      return targets
    },
  }
}

/** Returns whether the page has content and no query is loading. */
export const isPageSettled = (): boolean => !queryClient.isFetching() && document.body.childElementCount > 0

/** Number of checks in succession that must find the page unchanged before the page counts as loaded. */
const SETTLED_CHECKS = 4

/**
 * Waits until a page no longer changes. Calls `readState` repeatedly, until several calls in succession have returned
 * the same result.
 * @param readState  returns a value that describes the page, or false if the page is still loading
 * @param label text of the error that this function throws after `timeoutMs` milliseconds
 */
export async function waitUntilUnchanged(
  readState: () => unknown,
  label: string,
  timeoutMs: number = 60_000,
): Promise<void> {
  let lastState: unknown
  let unchangedChecks = 0
  await waitFor(
    () => {
      const state = readState()
      unchangedChecks = state !== false && state === lastState ? unchangedChecks + 1 : 0
      lastState = state
      expect(unchangedChecks, label).toBeGreaterThanOrEqual(SETTLED_CHECKS)
    },
    { interval: 25, timeout: timeoutMs },
  )
}

async function createTargets(): Promise<OpenedScreenRecords> {
  const { content } = await listBooks({}, { unpaged: true })
  const isReady = ({ media }: Book) => media.mediaProfile === 'DIVINA' && media.status === 'READY'
  const book = content.find(candidate => isReady(candidate) && !candidate.oneshot)
  const oneshot = content.find(candidate => isReady(candidate) && candidate.oneshot)
  if (!book || !oneshot) throw new Error('The library has no comics.')
  const bookIds = [...new Set([book.id, oneshot.id, ...content.slice(-3).map(({ id }) => id)])]
  const readList = await createReadList({ name: 'Later', summary: '', ordered: true, bookIds })
  const seriesIds = [book.seriesId, oneshot.seriesId]
  const collection = await createCollection({ name: 'Both', ordered: true, seriesIds })
  return { book, oneshot, library: book.libraryId, collection: collection.id, readList: readList.id }
}
