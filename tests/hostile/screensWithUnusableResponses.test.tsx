import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { type OperationId, operations } from '../../src/generated/operations'
import { createTestEpubManifest } from '../harness/createTestRecords'
import { scaleHostileRunCount } from './scaleHostileRunCount'
import {
  administrationAndAccountPagePaths,
  isPageSettled,
  type OpenedScreenRecords,
  setUpHostileScreenTests,
  waitUntilUnchanged,
} from './setUpHostileScreenTests'

// Tests that open every page. In each test, a request of the page gets a response that the client cannot use.

const { server, renderApp, signInAs, rejections, reset, targets } = setUpHostileScreenTests()

const typed = (body: string, type: string) => () => new HttpResponse(body, { headers: { 'content-type': type } })

const responses: Record<string, () => Response> = {
  '{}': typed('{}', 'application/json'),
  null: typed('null', 'application/json'),
  'truncated JSON': typed('{"content":[{"id":"', 'application/json'),
  '[{}]': typed('[{}]', 'application/json'),
  '"text"': typed('"text"', 'application/json'),
  'content null': typed('{"content":null,"totalElements":-1}', 'application/json'),
  HTML: typed('<h1>Sign in to this network</h1>', 'text/html'),
  'empty 200': () => new HttpResponse(null, { status: 200 }),
  'no content': () => new HttpResponse(null, { status: 204 }),
  'one malformed record': typed('{"content":[{"id":7}],"totalElements":1}', 'application/json'),
}
const kinds = Object.keys(responses)

/**
 * Operations that every page requests. If such an operation fails, only a single page shows an error. The key is the
 * operation. The value is the name of the page with the error. The operation fails only in the test of this page.
 */
const pageBySessionOperation: Partial<Record<OperationId, string>> = {
  getMe: 'account',
  getUserClientSettings: '/account/preferences',
}

const patterns = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  pattern: new RegExp(`${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
}))

const operationOf = ({ method, url }: Request): OperationId | undefined =>
  patterns.find(row => row.method === method && row.pattern.test(new URL(url).pathname))?.id

type Page = {
  name: string
  address: (targets: OpenedScreenRecords) => string
  signedOut?: boolean
  /** Whether the mock server pretends that the book is an EPUB. */
  epub?: boolean
  /**
   * Requests for which the page need not show a failure. Either the page works without the response, or another part of
   * the app shows the failure.
   */
  optional?: readonly OperationId[]
  /**
   * Whether the page has a title inside `main`. If so, the test waits for this title, which appears when the code of
   * the page has loaded.
   */
  isTitled?: boolean
  /** Whether the page is a reader. Readers have no title, so the test does not wait for a title. */
  isReader?: boolean
}

const hasTitle = ({ isTitled, isReader }: Page) =>
  isReader || document.querySelector(isTitled ? 'main :is(h1, h2)' : 'h1, h2') !== null

const drawerOperations = ['getLibraries'] as const
/**
 * Failures of these requests need not appear on the page "new user". The form still works without the responses.
 * However, the form then shows no libraries, suggests no labels, and does not recognize existing e-mail addresses.
 */
const newUserOptional = [...drawerOperations, 'getSharingLabels', 'getUsers'] as const
const optionalByPath: Readonly<Record<string, readonly OperationId[]>> = {
  '/settings/users/add': newUserOptional,
  '/settings/ui': [...drawerOperations, 'getOAuth2Providers'],
  // If the version of the server is unknown, these pages assume that the server can find books without a poster.
  '/media-management/analysis': [...drawerOperations, 'getServerInfo'],
  '/media-management/missing-posters': [...drawerOperations, 'getServerInfo'],
}
const tabCounts = ['getCollections', 'getReadLists', 'listSeriesGroups'] as const
const neighbors = ['getSeries', 'getNextBook', 'getPreviousBook'] as const

const pages: Page[] = [
  { name: 'dashboard', address: () => '/dashboard', optional: drawerOperations },
  { name: 'recommended', address: ({ library }) => `/libraries/${library}/recommended`, optional: tabCounts },
  { name: 'series list', address: ({ library }) => `/libraries/${library}/series`, optional: tabCounts },
  { name: 'book list', address: ({ library }) => `/libraries/${library}/books`, optional: tabCounts },
  { name: 'collections', address: () => '/libraries/all/collections', optional: ['getReadLists'] },
  { name: 'read lists', address: () => '/libraries/all/readlists', optional: ['getCollections'] },
  { name: 'collection', address: ({ collection }) => `/collections/${collection}`, optional: drawerOperations },
  { name: 'read list', address: ({ readList }) => `/readlists/${readList}`, optional: drawerOperations },
  { name: 'series', address: ({ book }) => `/series/${book.seriesId}`, optional: drawerOperations },
  {
    name: 'series in a collection',
    address: ({ book, collection }) => `/series/${book.seriesId}?context=COLLECTION&contextId=${collection}`,
    optional: drawerOperations,
  },
  { name: 'one-shot', address: ({ oneshot }) => `/oneshot/${oneshot.seriesId}`, optional: drawerOperations },
  { name: 'book', address: ({ book }) => `/book/${book.id}`, optional: drawerOperations },
  {
    name: 'book in a read list',
    address: ({ book, readList }) => `/book/${book.id}?context=READLIST&contextId=${readList}`,
    optional: [...drawerOperations, 'getReadList'],
  },
  {
    name: 'search',
    address: ({ book }) => `/search?q=${encodeURIComponent(book.seriesTitle)}`,
    optional: drawerOperations,
  },
  { name: 'account', address: () => '/account', optional: drawerOperations },
  ...administrationAndAccountPagePaths.map(path => ({
    name: path,
    address: () => path,
    optional: optionalByPath[path] ?? drawerOperations,
    isTitled: true,
  })),
  { name: 'sign-in', address: () => '/login', signedOut: true, optional: ['getGlobalClientSettings'] },
  { name: 'comic reader', address: ({ book }) => `/book/${book.id}/read`, optional: neighbors, isReader: true },
  {
    name: 'EPUB reader',
    address: ({ book }) => `/book/${book.id}/read-epub`,
    epub: true,
    isReader: true,
    optional: [...neighbors, 'getBookPositions', 'getBookProgression', 'getBookResource', 'getFontFamilies'],
  },
]

/**
 * Answers the requests of a page. Requests of the operation `failing` get the given response. The mock server creates
 * all other responses. If `page.epub` is true, the responses describe the test book as an EPUB.
 * @returns the operations that the page has requested. Later requests add their operations to the set.
 */
function serve({ epub }: Page, failing?: OperationId, response?: () => Response): Set<OperationId> {
  const calls = new Set<OperationId>()
  const { book } = targets()
  server.use(
    http.all('*', ({ request }) => {
      const operation = operationOf(request)
      if (operation) calls.add(operation)
      if (operation === failing) return response?.()
      if (epub && operation === 'getBook')
        return HttpResponse.json({ ...book, media: { ...book.media, mediaProfile: 'EPUB' } })
      if (epub && operation === 'getBookManifest')
        return HttpResponse.json(createTestEpubManifest({ readingOrder: [chapter] }))
      return undefined
    }),
  )
  return calls
}

const chapter = { href: 'http://server/api/v1/books/B/resource/c.xhtml', type: 'application/xhtml+xml' }

/** Opens a page and lets all its requests succeed. Returns the operations that the page has requested. */
async function requestedOperations(page: Page): Promise<Set<OperationId>> {
  const calls = serve(page)
  renderApp(page.address(targets()))
  await waitUntilUnchanged(() => isPageSettled() && calls.size > 1 && hasTitle(page) && calls.size, page.name)
  reset()
  return calls
}

const isRetry = (control: Element) =>
  /Try again/.test(`${control.textContent} ${control.getAttribute('aria-label') ?? ''}`)

function expectFailure(label: string) {
  expect([...document.querySelectorAll('button')].some(isRetry), label).toBe(true)
  expect(
    screen.queryAllByRole('alert').some(({ textContent, innerHTML }) => textContent || innerHTML),
    label,
  ).toBe(true)
}

function expectNoCrash(label: string) {
  expect(document.body.textContent, label).not.toMatch('This page stopped working')
  expect(document.body.textContent, label).not.toMatch(/Invalid Date|NaN|undefined|\[object Object\]/)
}

test.each(pages)('$name reports each unusable response', async page => {
  signInAs(page.signedOut ? undefined : 'admin')
  // `operationsOfPage` first contains the operations that the page requests when no request fails. The loop below adds
  // operations that the page requests later.
  const operationsOfPage = await requestedOperations(page)
  let next = pages.indexOf(page)
  for (const operation of operationsOfPage) {
    if ((pageBySessionOperation[operation] ?? page.name) !== page.name) continue
    for (let run = 0; run < Math.min(scaleHostileRunCount(1), kinds.length); run++) {
      const kind = kinds[next++ % kinds.length] ?? '{}'
      const isValid =
        operation === 'getBookProgression' ||
        operation === 'getGlobalClientSettings' ||
        (operation === 'getUserClientSettings' && kind === '{}')
      const label = `${page.name}: ${operation} answered with ${kind}`
      const calls = serve(page, operation, responses[kind])
      renderApp(page.address(targets()))
      if (page.optional?.includes(operation) || isValid)
        await waitFor(() => expect([calls.has(operation), isPageSettled()], label).toEqual([true, true]))
      else await waitFor(() => expectFailure(label), { timeout: 10_000 })
      expectNoCrash(label)
      for (const call of calls) operationsOfPage.add(call)
      reset()
    }
  }
  expect(rejections).toEqual([])
})

test.each([
  { name: 'a comic without pages', path: 'read', call: '*/pages', body: [] },
  { name: 'an EPUB without chapters', path: 'read-epub', call: '*/manifest', body: createTestEpubManifest() },
])('the reader reports $name', async ({ path, call, body }) => {
  const isEpub = path === 'read-epub'
  const page = { name: path, address: () => `/book/${targets()[isEpub ? 'book' : 'oneshot'].id}/${path}`, epub: isEpub }
  serve(page)
  server.use(http.get(call, () => HttpResponse.json(body)))
  renderApp(page.address())
  await waitFor(() => expectFailure(path), { timeout: 10_000 })
})

test('the welcome page does not suggest adding a library when the libraries fail to load', async () => {
  server.use(http.get('*/api/v1/libraries', typed('{}', 'application/json')))
  const { user, at } = renderApp('/welcome')
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
  expect(screen.queryByText('No libraries yet')).toBeNull()
  server.resetHandlers()
  await user.click(retry as HTMLElement)
  await waitFor(() => expect(at()).toBe('/dashboard'))
})
