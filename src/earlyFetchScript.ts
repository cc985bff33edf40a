import { basePath } from './api/address'
import { askImageAhead, endEarlyFetch, startEarlyFetch } from './api/earlyFetch'
import { readerKind } from './api/records/bookReaderKind'
import type { Book } from './generated/model.schemas'
import { announceLateProgram } from './lateProgram'
import { hasPendingProgress, isSignOutPending } from './preferences/pendingFlags'
import { startPage } from './readers/comic/session/startPage'

/**
 * The first script of the page, before the program: asks who is there, and, when somebody is, for the book of the
 * address. Not where the program begins otherwise: by a session made elsewhere, in the popup of a provider, or with a
 * place or a sign-out that the server has yet to hear of.
 */
async function askFirst({ pathname, search }: Location): Promise<void> {
  if (/[?&](xAuthToken|server_redirect)=/.test(search) || isSignOutPending()) return
  const me = await startEarlyFetch('/api/v2/users/me')
  const [, bookId, reader] = /\/book\/(\w+)\/(read|read-epub)\/?$/.exec(pathname) ?? []
  if (!bookId || !isJson(me) || hasPendingProgress()) return
  const path = `/api/v1/books/${bookId}`
  const book = startEarlyFetch(path)
  const others = reader === 'read' ? ['/pages'] : ['/manifest', '/progression', '/positions']
  for (const other of others) startEarlyFetch(path + other)
  if (reader === 'read') await fetchPage(path, await book, Number(new URLSearchParams(search).get('page')) || undefined)
}

async function fetchPage(path: string, answer: Response | undefined, wanted: number | undefined): Promise<void> {
  if (!isJson(answer)) return
  const book: Book | null = await answer.clone().json()
  const { status, pagesCount } = book?.media ?? {}
  if (book && status === 'READY' && Number(pagesCount) > 0 && readerKind(book) !== 'epub')
    askImageAhead(`${basePath}${path}/pages/${startPage(book, wanted)}`)
}

const isJson = (answer: Response | undefined): answer is Response =>
  answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true

announceLateProgram()
askFirst(location)
  .catch(() => {})
  .finally(endEarlyFetch)
