import type { Locator, Page } from 'playwright/test'
import { violations } from '../harness/axe'
import { expect, test } from '../harness/longboxTest'
import { idOf } from '../harness/lookup'

type Screen = {
  name: string
  path: (page: Page) => Promise<string> | string
  /** What shows that it is complete. */
  ready: (page: Page) => Locator
  /** What is opened on it. */
  open?: (page: Page) => Promise<void>
}

const aCard = (page: Page) => page.getByRole('main').getByRole('gridcell').getByRole('link').first()
const titled = (name: string) => (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name })

/** Every screen there is for somebody who is signed in. */
const screens: Screen[] = [
  { name: 'dashboard', path: () => '/dashboard', ready: aCard },
  { name: 'recommended', path: () => '/libraries/all/recommended', ready: aCard },
  { name: 'series of a library', path: () => '/libraries/all/series', ready: aCard },
  { name: 'collections', path: () => '/libraries/all/collections', ready: aCard },
  { name: 'read lists', path: () => '/libraries/all/readlists', ready: aCard },
  { name: 'series', path: async page => `/series/${await idOf(page, 'series')}`, ready: aCard },
  {
    name: 'one-shot',
    path: async page => `/oneshot/${await idOf(page, 'oneshots')}`,
    ready: page => page.getByRole('link', { name: /^(Read|Continue)/ }).first(),
  },
  {
    name: 'book',
    path: async page => `/book/${await idOf(page, 'books')}`,
    ready: page => page.getByRole('link', { name: /^(Read|Continue)/ }).first(),
  },
  { name: 'collection', path: async page => `/collections/${await idOf(page, 'collections')}`, ready: aCard },
  { name: 'read list', path: async page => `/readlists/${await idOf(page, 'readlists')}`, ready: aCard },
  { name: 'search', path: () => '/search?q=the', ready: aCard },
  { name: 'search without a hit', path: () => '/search?q=zzzz', ready: page => page.getByText('Nothing was found') },
  { name: 'account', path: () => '/account', ready: titled('Account') },
  { name: 'a page to come', path: () => '/history', ready: page => page.getByRole('heading', { level: 1 }) },
  { name: 'not found', path: () => '/nowhere', ready: titled('This page does not exist') },
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
      await aCard(page).focus()
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
    name: 'drawer on a phone',
    path: () => '/account',
    ready: page => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'All libraries' }),
    open: async page => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
    },
  },
  {
    name: 'comic reader',
    path: async page => `/book/${await idOf(page, 'books')}/read?incognito=true`,
    ready: page => page.getByText(/Page \d+ of/),
  },
  {
    name: 'EPUB reader',
    path: async page => `/book/${await idOf(page, 'epubs')}/read-epub?incognito=true`,
    ready: page => page.frameLocator('iframe').first().locator('body'),
  },
]

const window = { width: 1280, height: 800 }

async function faultsOf(page: Page, screen: string, ready: Locator, beside = false) {
  await expect(ready, screen).toBeAttached()
  expect(await violations(page, beside), screen).toEqual([])
}

for (const theme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing, ${theme},`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test('on any screen', async ({ page, longbox, signIn }) => {
      test.setTimeout(300_000)
      await page.goto(`${longbox.url}/login`)
      await faultsOf(page, 'sign-in', page.getByLabel('E-mail'))
      await signIn()
      for (const { name, path, ready, open } of screens) {
        await page.setViewportSize(window)
        await page.goto(longbox.url + (await path(page)))
        await open?.(page)
        await faultsOf(page, name, ready(page), open !== undefined)
      }
    })

    test.describe('where something is missing:', () => {
      test.use({ tolerated: /PageNotLoaded|Unable to preload|Failed to fetch/ })

      test('the server, or a part of the client', async ({ page, longbox, signIn }) => {
        test.setTimeout(120_000)
        const away = page.getByText('Longbox cannot reach its server')
        for (const call of ['**/api/v1/claim', '**/api/v2/users/me*']) {
          await page.route(call, route => route.abort())
          await page.goto(`${longbox.url}/login`)
          await faultsOf(page, `without ${call}`, away)
          await page.unrouteAll({ behavior: 'wait' })
        }
        await signIn()
        await page.route('**/assets/AccountPage-*.js', route => route.abort())
        await page.goto(`${longbox.url}/account`)
        await faultsOf(page, 'broken page', titled('This page could not be loaded')(page))
      })
    })

    test.describe('on the first day:', () => {
      test.use({ args: ['--scenario', 'unclaimed'] })

      test('claiming and the welcome', async ({ page, longbox }) => {
        test.setTimeout(120_000)
        await page.goto(`${longbox.url}/`)
        await faultsOf(page, 'claim', page.getByRole('heading', { name: 'Welcome to your server' }))
        await page.getByLabel('E-mail').fill('first@example.org')
        await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Blue lantern 7')
        await faultsOf(page, 'claim, filled in', page.getByRole('button', { name: 'Create account' }))
        await page.getByRole('button', { name: 'Create account' }).click()
        await faultsOf(page, 'welcome', titled('The shelves are still empty')(page))
      })
    })
  })
