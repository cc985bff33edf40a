import type { Page } from 'playwright/test'
import { violations } from '../harness/axe'
import { expect, test } from '../harness/longboxTest'
import { idOf } from '../harness/lookup'

/** Every screen there is, with what shows that it is complete. */
const screens: { name: string; path: (page: Page) => Promise<string> | string }[] = [
  { name: 'dashboard', path: () => '/dashboard' },
  { name: 'recommended', path: () => '/libraries/all/recommended' },
  { name: 'series of a library', path: () => '/libraries/all/series' },
  { name: 'collections', path: () => '/libraries/all/collections' },
  { name: 'read lists', path: () => '/libraries/all/readlists' },
  { name: 'series', path: async page => `/series/${await idOf(page, 'series')}` },
  { name: 'one-shot', path: async page => `/oneshot/${await idOf(page, 'oneshots')}` },
  { name: 'book', path: async page => `/book/${await idOf(page, 'books')}` },
  { name: 'collection', path: async page => `/collections/${await idOf(page, 'collections')}` },
  { name: 'read list', path: async page => `/readlists/${await idOf(page, 'readlists')}` },
  { name: 'search', path: () => '/search?q=the' },
  { name: 'account', path: () => '/account' },
  { name: 'a page to come', path: () => '/history' },
  { name: 'not found', path: () => '/nowhere' },
  { name: 'comic reader', path: async page => `/book/${await idOf(page, 'books')}/read?incognito=true` },
  { name: 'EPUB reader', path: async page => `/book/${await idOf(page, 'epubs')}/read-epub?incognito=true` },
]

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing on any screen, ${theme}`, async ({ page, longbox, signIn }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto(`${longbox.url}/login`)
    await expect(page.getByLabel('E-mail')).toBeVisible()
    expect(await violations(page), 'sign-in').toEqual([])
    await signIn()
    for (const { name, path } of screens) {
      await page.goto(longbox.url + (await path(page)))
      await page.waitForLoadState('networkidle').catch(() => undefined)
      expect(await violations(page), name).toEqual([])
    }
  })
