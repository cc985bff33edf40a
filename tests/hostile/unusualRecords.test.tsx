// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { scaleHostileRunCount } from './scaleHostileRunCount'
import {
  administrationAndAccountPagePaths,
  isPageSettled,
  setUpHostileScreenTests,
  waitUntilUnchanged,
} from './setUpHostileScreenTests'

// Tests that open pages with unusual responses. Some responses are valid, for example with very large numbers. Other
// responses are errors, for example the error page of a gateway.

const { server, renderApp, rejections, reset, targets } = setUpHostileScreenTests()
const worldHandlers = [...server.listHandlers()] as Parameters<typeof getResponse>[0]

/**
 * Maximum time in milliseconds for which the page may block the main thread. The limit is high, because jsdom is slower
 * than a browser.
 */
const MAX_BLOCKED_MS = 2_000

/** Maximum time in milliseconds for a page to load. Shorter than the limit of a test, so that the error names the page. */
const MAX_LOAD_MS = 20_000

beforeEach(() => {
  rejections.length = 0
})

let addresses: string[]
/** Pages that show many enum values. The test of newer enum values opens these pages in addition to its other pages. */
let enumPages: string[]
/**
 * Returns the addresses of the pages that the test for `kind` opens. These are a few successive elements of `choices`.
 * The first of them depends on the index of `kind` in `kinds`, so that the tests of successive kinds start with
 * different pages.
 */
const pagesOf = (kind: string, kinds: readonly string[], choices: readonly string[]): string[] => {
  const count = Math.min(scaleHostileRunCount(2), choices.length)
  const first = kinds.indexOf(kind) * 2
  return Array.from({ length: count }, (_, index) => choices[(first + index) % choices.length] ?? '')
}
beforeAll(() => {
  const { book, oneshot, collection, readList } = targets()
  addresses = [
    '/dashboard',
    `/libraries/${book.libraryId}/recommended`,
    `/libraries/${book.libraryId}/series`,
    '/libraries/all/series',
    '/libraries/all/books',
    '/libraries/all/collections',
    '/libraries/all/readlists',
    `/collections/${collection}`,
    `/readlists/${readList}`,
    `/series/${book.seriesId}`,
    `/oneshot/${oneshot.seriesId}`,
    `/book/${book.id}`,
    `/search?q=${encodeURIComponent(book.seriesTitle)}`,
    `/book/${book.id}/read`,
  ]
  enumPages = [`/series/${book.seriesId}`, `/book/${book.id}`, '/media-management/analysis', '/settings/metrics']
})

/**
 * Function that receives a value of a JSON response and returns its replacement.
 * @param key name of the property that contains the value
 */
type Change = (value: unknown, key: string) => unknown

/**
 * Applies a change to each value in a JSON response. Changes the properties of an object first, and then the object
 * itself.
 */
function changed(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value))
    return change(
      value.map(item => changed(item, change, key)),
      key,
    )
  if (typeof value !== 'object' || value === null) return change(value, key)
  const parts = Object.entries(value).map(([name, part]) => [name, changed(part, change, name)])
  return change(Object.fromEntries(parts), key)
}

const text =
  (pattern: RegExp, replacement: string): Change =>
  value =>
    typeof value === 'string' && pattern.test(value) ? replacement : value
const isDate = /^\d{4}-\d\d-\d\d/
const isTitle = /^(title|name|titleSort|seriesTitle|summary)$/
/** Matches the names of numeric fields, such as `sizeBytes`, `pagesCount` and `ageRating`. */
const isRecordNumber = /ize|ount|number|width|height|ating/i

const newerEnumValues = 'enum values of a newer server'

/**
 * Changes that a test makes to API responses. The client must accept the changed responses. The keys are descriptions.
 */
const validChanges: Record<string, Change> = {
  [newerEnumValues]: text(/^[A-Z_]{3,}$/, 'NEWER_VALUE'),
  'additional fields': value =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, newer: [{ a: null }] } : value,
  'invalid dates': text(isDate, 'soon'),
  'a date that does not exist': text(isDate, '2024-02-31T25:61:61Z'),
  'dates beyond the range of dates': text(isDate, '+999999-01-01T00:00:00Z'),
  'the first and the last year': text(isDate, '0000-01-01T00:00:00Z'),
  'a total of 10^12': (value, key) => (/^total/.test(key) ? 1e12 : value),
  'the largest numbers': (value, key) =>
    typeof value === 'number' && isRecordNumber.test(key) && !/^total|^number$|^pagesCount$/.test(key)
      ? 2 ** 53
      : value,
  'negative numbers': (value, key) =>
    typeof value === 'number' && isRecordNumber.test(key) && !/^total|^number$|^pagesCount$/.test(key) ? -1 : value,
  'duplicate records': value => (Array.isArray(value) ? [...value, ...value] : value),
  'empty texts': (value, key) => (isTitle.test(key) ? '' : value),
  'texts of 20 kB': (value, key) => (isTitle.test(key) ? 'wide '.repeat(4_000) : value),
  'texts of control and combining characters': (value, key) =>
    isTitle.test(key) ? '\u202e\u0000\u0301\u0301\ud800<b>{{x}}' : value,
  'links that run a script': text(/^https?:/, 'javascript:alert(1)'),
  'unknown media types': text(/^\w+\/[\w.+-]+$/, '???'),
}

/**
 * Responses that the pages cannot use. The keys are descriptions of the responses. Exception: as a response to the
 * request for the libraries, 'an empty list' is valid (see `isFailure`).
 */
const failures: Record<string, () => Response> = {
  'an HTML page of a gateway with status 500': () => html(500),
  'too many requests': () => html(429, { 'retry-after': '3600' }),
  maintenance: () => html(503, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  'a login page instead of the response': () => html(200),
  'an empty list': () => HttpResponse.json([]),
  'an empty text': () => HttpResponse.json(''),
  'a negative total': () => HttpResponse.json({ content: [], totalElements: -1 }),
  'a total of text': () => HttpResponse.json({ content: [], totalElements: 'NaN' }),
  'an error with a message of 1 MB': () => HttpResponse.json({ message: 'x'.repeat(1e6) }, { status: 500 }),
  'an error of unexpected shape': () => HttpResponse.json({ message: {}, violations: [null, 7, {}] }, { status: 400 }),
}
const html = (status: number, headers = {}) =>
  new HttpResponse('<html><body>Sign in</body></html>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  })

/**
 * Returns whether a request gets the unusable response of the given kind. The request for the libraries does not get
 * the response 'an empty list', because an empty list of libraries is a valid response.
 */
const isFailure = (url: string, kind: string) => isApi(url) && !(kind === 'an empty list' && /libraries$/.test(url))

const isApi = (url: string) => /\/api\/v\d\//.test(url) && !/claim|client-settings|users\/me$/.test(url)

/**
 * Time at which the main thread was last free, as a value of `performance.now()`. When the test itself blocks the
 * thread, `serveChanged` adds the duration of this block, so that the block is not counted.
 */
let lastFreeMs = 0

/**
 * After this call, the mock server sends changed responses to API requests. Exception: responses with the session or
 * the client settings are not changed.
 */
function serveChanged(change: Change) {
  server.use(
    http.all('*', async ({ request }) => {
      if (!isApi(request.url)) return undefined
      const response = await getResponse(worldHandlers, request.clone())
      if (!response?.headers.get('content-type')?.includes('json')) return response
      const body = await response.json()
      const startMs = performance.now()
      const changedResponse = HttpResponse.json(changed(body, change) as object, { status: response.status })
      // The test changes responses in the thread of the page. The page does not block the thread during this time.
      lastFreeMs += performance.now() - startMs
      return changedResponse
    }),
  )
}

const content = () => document.body.textContent ?? ''
/** Returns whether a page or a reader is visible. While their code loads, the document is empty or shows only the menu. */
const hasPageContent = () => (document.getElementById('main') ?? document.body).textContent !== ''

/**
 * Opens an address and waits until the page has loaded.
 * @returns longest time in milliseconds for which the main thread was blocked
 */
async function open(address: string): Promise<number> {
  let longestMs = 0
  lastFreeMs = performance.now()
  const watch = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - lastFreeMs)
    lastFreeMs = performance.now()
  }, 20)
  renderApp(address)
  await waitUntilUnchanged(
    () => isPageSettled() && hasPageContent() && document.body.querySelectorAll('*').length,
    address,
    MAX_LOAD_MS,
  )
  clearInterval(watch)
  return longestMs
}

function expectNoCrash(label: string) {
  expect(content(), label).not.toMatch('This page stopped working')
  expect(content(), label).not.toMatch(/Invalid Date|NaN|undefined|\[object Object\]|Infinity/)
  // If a text is missing, the page shows its translation key.
  expect(content(), label).not.toMatch(/(enum|page)\.\w+\.\w/)
  expect(document.querySelector('a[href^="javascript:" i]'), label).toBeNull()
}

test.each(Object.keys(validChanges))(
  'pages show records with %s',
  async kind => {
    const choices = [...addresses, ...administrationAndAccountPagePaths]
    const pages = pagesOf(kind, Object.keys(validChanges), choices)
    for (const address of new Set([...pages, ...(kind === newerEnumValues ? enumPages : [])])) {
      const label = `${address}: ${kind}`
      serveChanged(validChanges[kind] ?? (value => value))
      const blockedMs = await open(address)
      expectNoCrash(label)
      expect(blockedMs, label).toBeLessThan(MAX_BLOCKED_MS)
      reset()
    }
    expect(rejections).toEqual([])
  },
  60_000,
)

test.each(Object.keys(failures))(
  'pages report %s and offer a retry',
  async kind => {
    for (const address of pagesOf(kind, Object.keys(failures), addresses)) {
      const label = `${address}: ${kind}`
      server.use(http.all('*', ({ request }) => (isFailure(request.url, kind) ? failures[kind]?.() : undefined)))
      await open(address)
      expectNoCrash(label)
      await waitFor(() => expect(document.body.innerHTML, label).toMatch(/Try again/))
      expect(content().length, label).toBeLessThan(20_000)
      expect(content(), label).not.toMatch(/\b0 (books|series|results)/i)
      expect(document.querySelector('[aria-busy=true]'), label).toBeNull()
      reset()
    }
    expect(rejections).toEqual([])
  },
  60_000,
)
