import type { Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '50k'] })
test.setTimeout(120_000)

const cards = (page: Page) => page.getByRole('grid', { name: 'Books', exact: true }).locator('[data-card-link]')
const count = (page: Page) => page.getByText(/^[\d,]+ books$/)
const isAnyInViewport = (links: Element[]) =>
  links.map(link => link.getBoundingClientRect()).some(({ top, bottom }) => bottom > 0 && top < innerHeight)
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

test('the title of a row on Home opens the list of books, in which books can be filtered and marked as read', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/dashboard`)
  const shelf = page.getByRole('region', { name: 'Keep reading' })
  const firstBook = await shelf.locator('[data-card-link]').first().getAttribute('href')
  await shelf.getByRole('link', { name: 'Keep reading' }).click()
  await expect(page).toHaveURL(/\/libraries\/all\/books\?read=in_progress&sort=-read$/)
  await expect(cards(page).first()).toHaveAttribute('href', firstBook ?? '')
  await expect(page.getByRole('link', { name: 'Books', exact: true })).toHaveAttribute('aria-current', 'page')
  expect(await findAxeViolations(page)).toEqual([])
  const started = await count(page).textContent()
  await page.getByRole('button', { name: '1 filter', exact: true }).click()
  await page.getByRole('button', { name: 'Media status' }).click()
  await page.getByRole('button', { name: 'Ready', exact: true }).click()
  await expect(page).toHaveURL(/read=in_progress&media=ready&sort=-read$/)
  await page.keyboard.press('Escape')
  const next = await cards(page).nth(2).getAttribute('href')
  await cards(page).first().focus()
  await page.keyboard.press('Space')
  await cards(page)
    .nth(1)
    .click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('2 selected')
  await bar(page).getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText('2 marked as read')).toBeVisible()
  await expect(cards(page).first()).toHaveAttribute('href', next ?? '')
  await expect(count(page)).not.toHaveText(started ?? '')
  await page.goto(`${longbox.url}/libraries/all`)
  await expect(page).toHaveURL(/\/libraries\/all\/books\?read=in_progress&media=ready&sort=-read$/)
})

test('the list of 50,000 books loads only the books around the viewport', async ({ page, longbox, signIn }) => {
  await signIn('reader')
  const pages: number[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/books/list')) pages.push(Number(url.searchParams.get('page')))
  })
  await page.goto(`${longbox.url}/libraries/all/books`)
  await expect(count(page)).toBeVisible()
  const first = await cards(page).first().getAttribute('href')
  for (const share of [0.5, 1]) {
    await page.evaluate(part => window.scrollTo(0, document.documentElement.scrollHeight * part), share)
    await expect(cards(page).first()).not.toHaveAttribute('href', first ?? '')
    await expect.poll(() => cards(page).evaluateAll(isAnyInViewport)).toBe(true)
  }
  expect(pages.length).toBeLessThan(12)
  expect(Math.max(...pages)).toBeGreaterThan(500)
  expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThan(1500)
})
