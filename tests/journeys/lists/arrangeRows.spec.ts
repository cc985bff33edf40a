import type { Locator, Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ freshServer: true })

const rows = (page: Page) => page.locator('main h2')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Arrange rows' })
const centerOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

async function openDialog(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Arrange rows' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Drags the handle of a row with the mouse to the handle of another row. Does not release the mouse button. */
async function dragTo(page: Page, from: string, to: string) {
  const handle = (name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}, \\d of`) })
  const [start, end] = [await centerOf(handle(from)), await centerOf(handle(to))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
}

test('rows of Home are dragged, hidden, and stay so when Home opens again without moving the page', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/dashboard`)
  await expect(rows(page).filter({ hasText: 'Recently added series' })).toBeVisible()
  await openDialog(page)
  const items = dialog(page).getByRole('listitem')
  expect(await findAxeViolations(page)).toEqual([])
  await dragTo(page, 'Recently added series', 'Keep reading')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(items.first()).toHaveText('Keep reading')
  await dragTo(page, 'Recently added series', 'Keep reading')
  await page.mouse.up()
  await expect(items.first()).toHaveText('Recently added series')
  const moveDown = dialog(page).getByRole('button', { name: 'Move Recently added series down' })
  await moveDown.click()
  await expect(moveDown).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(items.first()).toHaveText('Recently added series')
  await dialog(page).getByRole('switch', { name: 'Show Recently added books' }).click()
  await dialog(page).getByRole('button', { name: 'Save rows' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(rows(page).first()).toHaveText('Recently added series')
  await expect(rows(page).filter({ hasText: 'Recently added books' })).toHaveCount(0)

  // Leaves the page before the test counts requests. Some seconds after the user has saved the rows, the page may
  // request the settings again. The test must not count this request.
  await page.goto('about:blank')
  const requests: string[] = []
  page.on('request', request => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${longbox.url}/dashboard`)
  await expect(rows(page).first()).toHaveText('Recently added series')
  await expect(page.locator('[class*=titleSkeleton]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)).toBeLessThan(0.02)
  expect(requests.filter(request => request.includes('createdDate'))).toEqual([])
  expect(requests.filter(request => request.includes('client-settings/user/list'))).toHaveLength(1)
})
