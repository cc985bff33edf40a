import type { Locator, Page } from 'playwright/test'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { openInApp } from '../../harness/openInApp'
import { locatePositionStatus } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

type Screen = {
  name: string
  path: (page: Page) => Promise<string> | string
  /** Locates an element that appears when the screen has loaded completely. */
  ready: (page: Page) => Locator
  open?: (page: Page) => Promise<void>
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('gridcell').getByRole('link').first()
const headingNamed = (name: string) => (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name })

const screens: Screen[] = [
  { name: 'dashboard', path: () => '/dashboard', ready: firstCard },
  { name: 'recommended', path: () => '/libraries/all/recommended', ready: firstCard },
  { name: 'series of a library', path: () => '/libraries/all/series', ready: firstCard },
  { name: 'collections', path: () => '/libraries/all/collections', ready: firstCard },
  { name: 'read lists', path: () => '/libraries/all/readlists', ready: firstCard },
  { name: 'series', path: async page => `/series/${await fetchFirstRecordId(page, 'series')}`, ready: firstCard },
  {
    name: 'one-shot',
    path: async page => `/oneshot/${await fetchFirstRecordId(page, 'oneshots')}`,
    ready: page => page.getByRole('link', { name: /^(Read|Continue)/ }).first(),
  },
  {
    name: 'book',
    path: async page => `/book/${await fetchFirstRecordId(page, 'books')}`,
    ready: page => page.getByRole('link', { name: /^(Read|Continue)/ }).first(),
  },
  {
    name: 'collection',
    path: async page => `/collections/${await fetchFirstRecordId(page, 'collections')}`,
    ready: firstCard,
  },
  {
    name: 'read list',
    path: async page => `/readlists/${await fetchFirstRecordId(page, 'readlists')}`,
    ready: firstCard,
  },
  { name: 'search', path: () => '/search?q=the', ready: firstCard },
  { name: 'search without a hit', path: () => '/search?q=zzzz', ready: page => page.getByText('No results') },
  { name: 'account', path: () => '/account', ready: headingNamed('Account') },
  { name: 'no book on the device', path: () => '/offline', ready: headingNamed('Available offline') },
  { name: 'a page to come', path: () => '/import/books', ready: page => page.getByRole('heading', { level: 1 }) },
  { name: 'not found', path: () => '/nowhere', ready: headingNamed('Page not found') },
  {
    name: 'menu of the account',
    path: () => '/account',
    ready: page => page.getByRole('menuitem', { name: 'Sign out' }),
    open: page => page.getByRole('button', { name: /^Account of/ }).click(),
  },
  {
    name: 'menu of a card',
    path: () => '/libraries/all/series',
    ready: page => page.getByRole('menuitem').first(),
    open: async page => {
      await firstCard(page).focus()
      await page
        .getByRole('main')
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
    },
  },
  {
    name: 'search in the bar',
    path: () => '/account',
    ready: page => page.getByRole('listbox', { name: 'Search' }).getByRole('option', { selected: true }),
    open: async page => {
      const field = page.getByRole('combobox', { name: 'Search', exact: true })
      await field.fill('the')
      await expect(page.getByRole('listbox', { name: 'Search' }).getByRole('option').first()).toBeVisible()
      await field.press('ArrowDown')
    },
  },
  {
    name: 'recent searches in the bar',
    path: () => '/account',
    ready: page => page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option', { selected: true }),
    open: async page => {
      const field = page.getByRole('combobox', { name: 'Search', exact: true })
      await field.fill('the')
      await field.press('Enter')
      await expect(page).toHaveURL(/search/)
      await field.click()
      await field.press('ArrowDown')
    },
  },
  {
    name: 'drawer on a phone',
    path: () => '/account',
    ready: page => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'All libraries' }),
    open: async page => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
    },
  },
  {
    name: 'question before changes are lost',
    path: async page => `/series/${await fetchFirstRecordId(page, 'series')}`,
    ready: page => page.getByRole('dialog', { name: 'Leave without saving?' }),
    open: async page => {
      await page.getByRole('button', { name: 'Edit metadata' }).click()
      await page.getByLabel('Sort title *').fill('Something else')
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'how a library is looked into',
    path: async page => `/libraries/${await fetchFirstRecordId(page, 'libraries')}/series`,
    ready: page => page.getByRole('combobox', { name: 'Directory exclusions' }),
    open: async page => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Edit library' }).click()
      await page.getByRole('tab', { name: 'Scanner' }).click()
    },
  },
  {
    name: 'comic reader',
    path: async page => `/book/${await fetchFirstRecordId(page, 'books')}/read?incognito=true`,
    ready: page => page.getByText(/Page \d+ of/),
  },
  { name: 'EPUB reader', path: epubPath, ready: bodyOfBook },
  {
    name: 'search in an EPUB',
    path: epubPath,
    ready: page => sheet(page).getByText(/^\d+ match(es)?$/),
    open: async page => {
      await bodyOfBook(page).waitFor()
      await page.keyboard.press('/')
      await sheet(page).getByRole('searchbox').fill('the')
    },
  },
  {
    name: 'bookmarks of an EPUB',
    path: epubPath,
    ready: page =>
      sheet(page)
        .getByRole('button', { name: /^Remove/ })
        .first(),
    open: async page => {
      await bodyOfBook(page).waitFor()
      await expect(locatePositionStatus(page, /Page \d+ of \d+/)).toBeAttached()
      await page.keyboard.press('b')
      await openMarks(page, 'Bookmarks')
    },
  },
  {
    name: 'highlights of an EPUB, when there are none',
    path: epubPath,
    ready: page => sheet(page).getByRole('tabpanel', { name: 'Highlights' }).getByText(/./).first(),
    open: async page => {
      await bodyOfBook(page).waitFor()
      await openMarks(page, 'Highlights')
    },
  },
]

async function epubPath(page: Page) {
  return `/book/${await fetchFirstRecordId(page, 'epubs')}/read-epub?incognito=true`
}

function bodyOfBook(page: Page): Locator {
  return page.frameLocator('[data-shown=true] iframe').locator('body')
}

function sheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Contents' })
}

async function openMarks(page: Page, name: string) {
  await page.keyboard.press('t')
  await sheet(page).getByRole('tab', { name }).click()
}

const window = { width: 1280, height: 800 }

async function expectNoViolations(page: Page, screen: string, ready: Locator, hasOpenMenu = false) {
  await expect(ready, screen).toBeAttached()
  expect(await findAxeViolations(page, hasOpenMenu), screen).toEqual([])
}

/**
 * Checks the page in several window widths. The page must not scroll horizontally, and no text or control of the main
 * area may extend beyond the right edge of the window.
 */
async function expectFits(page: Page, screen: string) {
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ ...window, width })
    await expect.poll(() => page.evaluate(tooWideElements), `${screen}, ${width} px wide`).toEqual([])
  }
}

/**
 * Describes the elements that do not fit into the viewport. A text or control of the main area does not fit if it
 * extends beyond the right edge of the viewport. The page itself does not fit if its content is too wide. A live region
 * of a list does not fit if the content of the region is too wide. Ignores texts and controls in horizontal scroll
 * areas, such as shelves. Runs in the page.
 */
function tooWideElements(): string[] {
  const root = document.documentElement
  const scrolls = (element: Element | null): boolean =>
    !!element &&
    element.tagName !== 'MAIN' &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const cut = [...document.querySelectorAll('main :is(h1, h2, p, label, a, button, input)')].filter(
    element => element.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(element.parentElement),
  )
  const wide = [root, ...document.querySelectorAll('[data-browse] [aria-live]')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  )
  return [...wide, ...cut].map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`)
}

test.describe('axe finds no violations in the dark and light theme', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('on all screens, and all screens fit windows of all widths', async ({ page, longbox, signIn }) => {
    test.setTimeout(300_000)
    await page.goto(`${longbox.url}/login`)
    await expectNoViolations(page, 'sign-in', page.getByLabel('E-mail'))
    await signIn()
    // Whether the client is open without an open menu, dialog or drawer.
    let canOpenInApp = false
    for (const { name, path, ready, open } of screens) {
      await page.setViewportSize(window)
      const address = await path(page)
      await (canOpenInApp && !open ? openInApp(page, address) : page.goto(longbox.url + address))
      canOpenInApp = !open
      await open?.(page)
      await expectNoViolations(page, name, ready(page), open !== undefined)
      if (!open) await expectFits(page, name)
    }
  })

  test.describe('in an error state:', () => {
    test.use({ tolerated: /PageLoadError|Unable to preload|Failed to fetch/ })

    test('if the server or a file of the client cannot be loaded', async ({ page, longbox, signIn }) => {
      test.setTimeout(120_000)
      const unreachableMessage = page.getByText('Longbox cannot reach its server')
      for (const call of ['**/api/v1/claim', '**/api/v2/users/me*']) {
        await page.route(call, route => route.abort())
        await page.goto(`${longbox.url}/login`)
        await expectNoViolations(page, `without ${call}`, unreachableMessage)
        await page.unrouteAll({ behavior: 'wait' })
      }
      await signIn()
      await page.route('**/assets/AccountPage-*.js', route => route.abort())
      await page.goto(`${longbox.url}/account`)
      await expectNoViolations(page, 'broken page', headingNamed('This page could not be loaded')(page))
    })

    test('if a comic page fails to load, and if the session has ended', async ({ page, longbox, signIn }) => {
      await signIn()
      const path = `/book/${await fetchFirstRecordId(page, 'books')}/read`
      await page.route('**/pages/2', route => route.fulfill({ status: 404, json: { message: 'Gone' } }))
      await page.goto(`${longbox.url}${path}?page=2`)
      const main = page.getByRole('main')
      await expectNoViolations(page, 'failed page', main.getByText('Page 2 could not be shown'))
      await page.context().clearCookies()
      await page.keyboard.press('ArrowRight')
      await expectNoViolations(page, 'sign-in over a book', page.getByRole('dialog', { name: 'Sign in to read on' }))
    })
  })
})
