import type { Page } from 'playwright/test'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import type { RequestHangMode } from '../../harness/server/hangingProxy'
import {
  expect,
  hangingServerTest,
  letRequestHangForTenSeconds,
  locateSlowServerMessage,
  locateStopWaitingControl,
  retryAfterHangingRequest,
  signInThroughProxy,
} from '../../harness/server/hangingServerFixture'

hangingServerTest.describe.configure({ mode: 'parallel' })

type Case = {
  what: string
  /**
   * Returns the path of the page to test.
   * @param ids ids of a comic, an EPUB and a series
   */
  at: (ids: Ids) => string
  hangs: RegExp
  mode?: RequestHangMode
  shows: (page: Page) => Promise<void>
}
type Ids = { comic: string; text: string; series: string }

const heading =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    expect(page.getByRole('heading', { name }).first()).toBeVisible()
const bookPage = (page: Page): Promise<void> => expect(page.getByText(/^Page \d+ of \d+/).first()).toBeAttached()

const me = /\/users\/me(\?|$)/
const cases: Case[] = [
  { what: 'the home page', at: () => '/', hangs: me, shows: heading(/Keep reading|Recently added/) },
  {
    what: 'the dashboard',
    at: () => '/dashboard',
    hangs: /\/(books|series)\/(list|ondeck|new|updated|latest)/,
    shows: heading(/Keep reading|Recently added/),
  },
  {
    what: 'the libraries that the dashboard waits for',
    at: () => '/dashboard',
    hangs: /\/api\/v1\/libraries(\?|$)/,
    mode: 'body',
    shows: heading(/Keep reading|Recently added/),
  },
  {
    what: 'a list',
    at: () => '/libraries/all/series',
    hangs: /\/series\/list\?/,
    mode: 'trickle',
    shows: async page => expect(page.locator('[data-card-link]').first()).toBeVisible(),
  },
  {
    what: 'a series',
    at: ({ series }) => `/series/${series}`,
    hangs: /\/api\/v1\/series\/\w+$/,
    shows: heading('Harbour Nine'),
  },
  {
    what: 'the books of a series',
    at: ({ series }) => `/series/${series}`,
    hangs: /\/books\/list/,
    mode: 'body',
    shows: async page => expect(page.getByRole('grid').first()).toBeVisible(),
  },
  {
    what: 'a book',
    at: ({ comic }) => `/book/${comic}`,
    hangs: /\/api\/v1\/books\/\w+$/,
    mode: 'trickle',
    shows: heading('Low Tide'),
  },
  {
    what: 'collections',
    at: () => '/libraries/all/collections',
    hangs: /\/api\/v1\/collections/,
    shows: async page => expect(page.locator('[data-card-link]').first()).toBeVisible(),
  },
  {
    what: 'read lists',
    at: () => '/libraries/all/readlists',
    hangs: /\/api\/v1\/readlists/,
    mode: 'body',
    shows: async page => expect(page.locator('[data-card-link]').first()).toBeVisible(),
  },
  {
    what: 'a search',
    at: () => '/search?q=tide',
    hangs: /\/(books|series|collections|readlists)(\/list)?\?/,
    shows: async page => expect(page.locator('[data-card-link]').first()).toBeVisible(),
  },
  { what: 'the account', at: () => '/account', hangs: me, mode: 'trickle', shows: heading('Account') },
  {
    what: 'a comic whose book hangs',
    at: ({ comic }) => `/book/${comic}/read`,
    hangs: /\/api\/v1\/books\/\w+$/,
    shows: bookPage,
  },
  {
    what: 'a comic whose pages hang',
    at: ({ comic }) => `/book/${comic}/read`,
    hangs: /\/pages$/,
    mode: 'trickle',
    shows: bookPage,
  },
  {
    what: 'an EPUB whose manifest hangs',
    at: ({ text }) => `/book/${text}/read-epub`,
    hangs: /\/manifest/,
    mode: 'body',
    shows: bookPage,
  },
  {
    what: 'an EPUB whose position hangs',
    at: ({ text }) => `/book/${text}/read-epub`,
    hangs: /\/progression/,
    shows: bookPage,
  },
  {
    what: 'an EPUB whose chapter hangs',
    at: ({ text }) => `/book/${text}/read-epub`,
    hangs: /\/resource\//,
    mode: 'trickle',
    shows: bookPage,
  },
]

async function idsOf(page: Page): Promise<Ids> {
  const { id: comic } = await waitForReadableBook(page, 'Low Tide')
  const { id: text } = await waitForReadableBook(page, 'The Ferry Clock')
  // Sends the request with the request API of Playwright and not in the page. In the page, the browser could take the
  // response from its cache, and such a response may have no body.
  const response = await page.context().request.get(new URL(`/api/v1/books/${comic}`, page.url()).href)
  const { seriesId } = (await response.json()) as { seriesId: string }
  return { comic, text, series: seriesId }
}

for (const { what, at, hangs, mode = 'headers', shows } of cases)
  hangingServerTest(
    `${what} (${mode}): shows a message within ten seconds, a working retry and a control to leave`,
    async ({ page, served }) => {
      const { proxy } = served
      await signInThroughProxy(page, proxy)
      const ids = await idsOf(page)
      await page.clock.install()
      proxy.hang(hangs, mode)
      await page.goto(proxy.url + at(ids), { waitUntil: 'commit' })
      await letRequestHangForTenSeconds(page, proxy)
      await expect(locateSlowServerMessage(page)).toBeInViewport()
      await expect(locateStopWaitingControl(page)).toBeInViewport()
      await retryAfterHangingRequest(page, proxy)
      await shows(page)
      await expect(locateSlowServerMessage(page)).toBeHidden()
    },
  )
