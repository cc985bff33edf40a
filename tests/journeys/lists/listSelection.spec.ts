import type { Page, Request } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '50k'] })
test.setTimeout(360_000)

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const panel = (page: Page) => page.getByRole('region', { name: 'Work in progress' })
const row = (page: Page, index: number) => page.locator(`[role="row"][aria-rowindex="${index + 1}"]`)

function collectWrites(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().includes('/read-progress')) sent.push(request)
  })
  return sent
}

/** Returns the size of the JavaScript heap in MiB after a garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('HeapProfiler.collectGarbage')
  const { usedSize } = await inspector.send('Runtime.getHeapUsage')
  await inspector.detach()
  return usedSize / 2 ** 20
}

test('selects by keyboard: Space, Shift+Space, Escape', async ({ page, longbox, signIn }) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/libraries/all/series`)
  await page.getByRole('grid').getByRole('link').first().focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('1 selected')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Space')
  await expect(bar(page)).toContainText('3 selected')
  expect(await findAxeViolations(page)).toEqual([])
  const menu = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox()
  const beside = await bar(page).boundingBox()
  expect(beside?.x, 'the bar covers nothing of the menu').toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 0))
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press starts the selection and a tap adds to it', async ({ page, longbox, signIn }) => {
    await signIn('reader')
    await page.goto(`${longbox.url}/libraries/all/series`)
    const links = page.getByRole('grid').getByRole('link')
    await links.first().evaluate(link => {
      link.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }))
    })
    await expect(bar(page)).toContainText('1 selected')
    await links.nth(1).tap()
    await expect(bar(page)).toContainText('2 selected')
    await bar(page).getByRole('button', { name: 'More actions' }).tap()
    await expect(page.getByRole('menuitem', { name: 'Mark as read' })).toBeVisible()
  })
})

test('selects all 50,000 items without a list of ids; the bulk action can be canceled and undone', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/libraries/all/series?layout=table`)
  await row(page, 1).getByRole('checkbox').click()
  const heapBefore = await heapOf(page)
  const sizes: number[] = []
  page.on('request', request => sizes.push(request.postData()?.length ?? 0))
  const writes = collectWrites(page)
  await bar(page)
    .getByRole('button', { name: /^Select all/ })
    .click()
  await expect(bar(page)).toContainText('50,000 selected')
  await bar(page).getByRole('button', { name: 'Mark as read' }).click()
  await expect(panel(page)).toContainText('of 50,000')
  // Waits until the client has marked some series as read. If the test clicked "Stop" earlier, the panel would show no
  // result.
  await expect.poll(() => writes.length, { timeout: 60_000 }).toBeGreaterThan(100)
  expect((await heapOf(page)) - heapBefore).toBeLessThan(20)
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  // The action skips the few series that are already read.
  await expect(panel(page).getByRole('alert')).toContainText(/Stopped after [\d,]+ of (50,000|49,9\d\d)/)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 90_000 })
  expect(Math.max(...sizes)).toBeLessThan(500)
})

test('keeps the selection while the list changes, is sorted or is scrolled', async ({ page, longbox, signIn }) => {
  await signIn('admin')
  await page.goto(`${longbox.url}/libraries/all/series`)
  const grid = page.getByRole('grid')
  const first = grid.getByRole('link').first()
  const title = await first.textContent()
  await first.focus()
  await page.keyboard.press('Space')
  await page.evaluate(async () => {
    const send = (path: string, method: string, body: unknown) =>
      fetch(new URL(path, document.baseURI), {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: JSON.stringify(body),
      })
    const list = await send('api/v1/series/list?size=3&sort=metadata.titleSort,asc', 'POST', {})
    const { content } = (await list.json()) as { content: { id: string }[] }
    for (const { id } of content) await send(`api/v1/series/${id}/metadata`, 'PATCH', { status: 'HIATUS' })
  })
  await page.getByRole('button', { name: 'Sort: Title' }).click()
  await page.getByRole('menuitemradio', { name: 'Z to A' }).click()
  await expect(grid.getByRole('link').first()).not.toHaveText(title ?? '')
  await expect(bar(page)).toContainText('1 selected')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar(page)).toContainText('1 selected')
  await expect(page.getByRole('checkbox', { name: `Select ${title}`, exact: true })).toBeChecked()
})
