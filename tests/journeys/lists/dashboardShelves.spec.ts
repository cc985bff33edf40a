import type { Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test } from '../../harness/server/longboxFixture'

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const shelf = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('grid')
const cards = (page: Page, name: string) => shelf(page, name).locator('[data-card-link]')

test('selects and marks items on dashboard shelves, one resource at a time', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/dashboard`)
  const books = cards(page, 'Recently added books')
  await books.first().focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('1 selected')
  await books.nth(2).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 selected')
  await expect(bar(page).getByRole('button', { name: /^Select all/ })).toBeHidden()
  expect(await findAxeViolations(page)).toEqual([])
  const series = cards(page, 'Recently added series')
  await series.first().focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toHaveCount(1)
  await expect(bar(page)).toContainText('1 selected')
  await bar(page).getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText('Marked as read', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
})

test('dashboard shelves do not move while they load, if the user has no reading progress', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn('child')
  await page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Delays the responses for two sections of the dashboard. At first, the dashboard shows skeletons for all sections.
  // Later, the first section is empty while other sections are still loading.
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/api\/v1\/(books\/ondeck|series\/new)/, route => released.then(() => route.continue()))
  await page.goto(`${longbox.url}/dashboard`)
  await expect(page.locator('[aria-hidden] [class*=titleSkeleton]').first()).toHaveCSS('opacity', '1')
  release()
  await expect(cards(page, 'Recently added series').first()).toBeVisible()
  await expect(page.locator('[class*=titleSkeleton]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)).toBeLessThan(0.02)
})

test('search results can be selected', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/search?q=the`)
  const hits = cards(page, 'Books')
  await hits.first().hover()
  await shelf(page, 'Books').getByRole('checkbox').first().click()
  await hits.nth(1).click()
  await expect(bar(page)).toContainText('2 selected')
  await expect(page).toHaveURL(/search\?q=the/)
  await bar(page).getByRole('button', { name: 'Mark as read' }).click()
  // The action skips books that are read already. Which books are first depends on the ranking of the server.
  await expect(page.getByText(/^(2 m|M)arked as read$/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
})

test('the initials on a small cover fit into the cover', async ({ page, longbox, signIn }) => {
  await page.route('**/thumbnail*', route => route.abort())
  await signIn()
  await page.goto(`${longbox.url}/dashboard`)
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('har')
  const hits = page.getByRole('listbox', { name: 'Search' }).getByRole('option')
  await expect(hits.filter({ hasText: 'Harbour Lights' })).toBeVisible()
  const beyond = await hits.evaluateAll(all =>
    all.flatMap(hit => {
      const initials = [...hit.querySelectorAll('span[aria-hidden]')].at(-1)
      const cover = initials?.parentElement?.getBoundingClientRect()
      if (!initials || !cover) return ['no initials']
      const range = document.createRange()
      range.selectNodeContents(initials)
      const { left, right } = range.getBoundingClientRect()
      return left < cover.left || right > cover.right ? [initials.textContent] : []
    }),
  )
  expect(beyond).toEqual([])
})
