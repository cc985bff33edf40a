import { basePath } from './api/address'
import { askImageAhead, endEarlyFetch, startEarlyFetch } from './api/earlyFetch'
import { readerKind } from './api/records/bookReaderKind'
import type { Book } from './generated/model.schemas'
import { announceLateProgram } from './lateProgram'
import { hasPendingProgress, isSignOutPending } from './preferences/pendingFlags'
import { startPage } from './readers/comic/session/startPage'

/**
 * First script of the page, before the program. Fetches the current user and, with a session, the book of the URL. Does nothing
 * for a session created elsewhere, in an OAuth2 popup, or with a pending sign-out; skips the book with pending progress.
 */
async function askFirst({ pathname, search }: Location): Promise<void> {
  if (/[?&](xAuthToken|server_redirect)=/.test(search) || isSignOutPending()) return
  const user = await startEarlyFetch('/api/v2/users/me')
  const [, bookId, reader] = /\/book\/(\w+)\/(read|read-epub)\/?$/.exec(pathname) ?? []
  if (!bookId || !isJson(user) || hasPendingProgress()) return
  const path = `/api/v1/books/${bookId}`
  const book = startEarlyFetch(path)
  const endpoints = reader === 'read' ? ['/pages'] : ['/manifest', '/progression', '/positions']
  for (const endpoint of endpoints) startEarlyFetch(path + endpoint)
  if (reader === 'read') await fetchPage(path, await book, Number(new URLSearchParams(search).get('page')) || undefined)
}

async function fetchPage(path: string, response: Response | undefined, pageNumber: number | undefined): Promise<void> {
  if (!isJson(response)) return
  const book: Book | null = await response.clone().json()
  const { status, pagesCount } = book?.media ?? {}
  if (book && status === 'READY' && Number(pagesCount) > 0 && readerKind(book) !== 'epub')
    askImageAhead(`${basePath}${path}/pages/${startPage(book, pageNumber)}`)
}

const isJson = (response: Response | undefined): response is Response =>
  response?.ok === true && response.headers.get('content-type')?.includes('json') === true

announceLateProgram()
askFirst(location)
  .catch(() => {})
  .finally(endEarlyFetch)
