import { isSignOutPending } from './api/account/pendingSignOutStorage'
import { startEarlyFetch, startEarlyImageFetch, stopConsumingEarlyFetches } from './api/earlyFetch'
import { getDefaultReaderKind } from './api/records/bookReaderKind'
import { trackResponseBodyProgress } from './api/responses/trackResponseBodyProgress'
import { clientBasePath } from './api/toAbsoluteServerUrl'
import type { Book } from './generated/model.schemas'
import { hasPendingProgress } from './preferences/hasPendingProgress'
import { resolveComicStartPage } from './readers/comic/session/resolveComicStartPage'
import { scheduleSlowStartNotice } from './scheduleSlowStartNotice'

/**
 * Maximum size in bytes of the JSON record of a book. If the record is larger, the script does not request the first
 * page of the book.
 */
const MAX_BOOK_BYTES = 1_000_000

/**
 * Sends requests while the app is still loading. First requests the current user. If a user is signed in, the next
 * requests depend on the URL. For the dashboard, requests the user settings. For a reader, requests the book, unless
 * reading progress is still unsent. Sends no requests while a sign-in or sign-out is in progress.
 */
async function startEarlyFetches({ pathname, search }: Location): Promise<void> {
  if (/[?&](xAuthToken|server_redirect)=/.test(search) || isSignOutPending()) return
  const user = await startEarlyFetch('/api/v2/users/me')
  if (/\/dashboard\/?$/.test(pathname) && isJsonResponse(user)) startEarlyFetch('/api/v1/client-settings/user/list')
  const [, bookId, reader] = /\/book\/(\w+)\/(read|read-epub)\/?$/.exec(pathname) ?? []
  if (!bookId || !isJsonResponse(user) || hasPendingProgress()) return
  const path = `/api/v1/books/${bookId}`
  const book = startEarlyFetch(path)
  const endpoints = reader === 'read' ? ['/pages'] : ['/manifest', '/progression', '/positions']
  for (const endpoint of endpoints) startEarlyFetch(path + endpoint)
  if (reader === 'read')
    await fetchFirstPageImage(path, await book, Number(new URLSearchParams(search).get('page')) || undefined)
}

async function fetchFirstPageImage(
  path: string,
  response: Response | undefined,
  pageNumber: number | undefined,
): Promise<void> {
  if (!isJsonResponse(response)) return
  const copy = trackResponseBodyProgress(response.clone(), undefined, bytes => {
    if (bytes > MAX_BOOK_BYTES) throw new RangeError('The book is too large')
  })
  const book: Book | null = await copy.json()
  const { status, pagesCount } = book?.media ?? {}
  if (book && status === 'READY' && Number(pagesCount) > 0 && getDefaultReaderKind(book) !== 'epub')
    startEarlyImageFetch(`${clientBasePath}${path}/pages/${resolveComicStartPage(book, pageNumber)}`)
}

const isJsonResponse = (response: Response | undefined): response is Response =>
  response?.ok === true && response.headers.get('content-type')?.includes('json') === true

scheduleSlowStartNotice()
startEarlyFetches(location)
  .catch(() => {})
  .finally(stopConsumingEarlyFetches)
