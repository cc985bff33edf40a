import type { Locator, Page } from 'playwright/test'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { HASH_TIMEOUT_MS } from '../../harness/hashTimeoutMs'
import { openInApp } from '../../harness/openInApp'
import { expect, test } from '../../harness/server/longboxFixture'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} has no box`)
  return box
}

/**
 * Returns the texts of incorrect table cards. A card is incorrect if it overlaps the next card, if a line of the card
 * is cut off, or if a line extends below the card.
 */
const findCutCards = (page: Page) =>
  page.locator('[role=listitem][data-row]').evaluateAll(cards =>
    cards.flatMap((card, index) => {
      const { bottom } = card.getBoundingClientRect()
      const next = cards[index + 1]?.getBoundingClientRect()
      const areLinesCut = [...card.querySelectorAll(':scope > div > div')].some(line => {
        const box = line.getBoundingClientRect()
        const content = document.createRange()
        content.selectNodeContents(line)
        // An element with `data-wraps` hides the text lines after its maximum number of lines. The range would also
        // contain the hidden text lines. Therefore, the test measures the child element with the text.
        const shown = line.matches('[data-wraps]') ? line.lastElementChild : content
        return box.bottom > bottom + 1 || (shown?.getBoundingClientRect().height ?? 0) > box.height + 1
      })
      return areLinesCut || (next && next.top < bottom) ? [card.textContent] : []
    }),
  )

const setTextSize = (page: Page, size: string) =>
  page.evaluate(fontSize => {
    document.documentElement.style.fontSize = fontSize
  }, size)

const findElementsOutsideOfWindow = (page: Page) =>
  page
    .locator('h1, [role=radiogroup] label')
    .evaluateAll(all =>
      all.filter(element => element.getBoundingClientRect().right > innerWidth).map(element => element.textContent),
    )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('large texts, toolbars and cards with few lines have enough room', async ({ page, longbox, signIn }) => {
    test.setTimeout(240_000)
    await signIn()
    await expect
      .poll(async () => (await (await page.request.get('api/v1/books/duplicates')).json()).totalElements, {
        timeout: HASH_TIMEOUT_MS,
      })
      .toBeGreaterThan(1)
    await page.goto(`${longbox.url}/media-management/duplicate-files`)
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true })
    await expect(refresh).toBeVisible()
    const introduction = await boxOf(page.getByText('Files with the same content.'))
    expect((await boxOf(page.getByRole('button', { name: 'Choose by rule' }))).y).toBeGreaterThan(introduction.y)
    await page.setViewportSize({ width: 320, height: 844 })
    await page.getByRole('button', { name: 'Space to gain' }).evaluate(button => button.append(' Long Name'))
    await expect.poll(async () => (await boxOf(refresh)).width).toBeGreaterThanOrEqual(40)
    const filters = page.getByRole('button', { name: 'Filters' })
    expect((await boxOf(refresh)).y).toBe((await boxOf(filters)).y)
    await page.setViewportSize({ width: 390, height: 844 })
    const analysisPath = '/media-management/analysis?q=Orbit+Diner+006'
    for (const path of ['/settings/users', '/settings/authentication-activity', analysisPath]) {
      await setTextSize(page, '100%')
      await openInApp(page, path)
      const first = page.locator('[role=listitem][data-row="0"]')
      await expect(first).toContainText(/\w/)
      await setTextSize(page, '200%')
      await expect.poll(() => findCutCards(page), path).toEqual([])
      expect(await findElementsOutsideOfWindow(page), path).toEqual([])
      const check = first.getByRole('checkbox')
      if ((await check.count()) === 0) continue
      const [mark, title] = [await boxOf(check), await boxOf(first.locator(':scope > div > div').first())]
      expect(Math.abs(mark.y + mark.height / 2 - title.y - title.height / 2), path).toBeLessThan(2)
    }
    const heightOfLine = async (index: number) =>
      (await boxOf(page.locator('[role=listitem][data-row="0"] > div > div').nth(index))).height
    const [status, error] = [await heightOfLine(1), await heightOfLine(2)]
    expect(error).toBeGreaterThan(status * 1.5)
  })
})

test.describe('on a phone with long names', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const unbrokenName = 'Longname'.repeat(12)

  test('shelf titles, library names and the buttons of a dialog wrap', async ({ page, longbox, signIn }) => {
    await signIn()
    await page.goto(`${longbox.url}/dashboard`)
    const title = page.getByRole('heading', { level: 2 }).getByRole('link').first()
    await title.evaluate((link, text) => link.prepend(text), unbrokenName)
    await expect.poll(async () => (await boxOf(title.locator('svg'))).x).toBeLessThan(390 - 20)
    await page.getByRole('button', { name: 'Arrange rows' }).click()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    const gapBelowReset = async () => {
      const reset = await boxOf(page.getByRole('button', { name: 'Reset to default' }))
      return (await boxOf(cancel)).y - reset.y - reset.height
    }
    await expect.poll(gapBelowReset, 'the button has a row of its own').toBeGreaterThan(0)
    await cancel.click()
    await openInApp(page, '/settings/users/add')
    const library = page.getByRole('group').locator('label').last()
    await library
      .locator('span')
      .last()
      .evaluate((label, text) => label.append(text), unbrokenName)
    await expect.poll(() => library.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect((await boxOf(library)).width).toBeLessThan(390)
  })
})

test('a wide window shows all columns, and a narrow window keeps the actions of a row in view', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn()
  await page.goto(`${longbox.url}/media-management/analysis`)
  await expect(page.getByRole('table')).toHaveAttribute('data-overflows', 'true')
  const row = page.locator('[role=row][data-row="1"]')
  await row.hover()
  const menu = await boxOf(row.getByRole('cell').last().getByRole('button'))
  expect(menu.x + menu.width).toBeLessThanOrEqual(820)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('table')).not.toHaveAttribute('data-overflows')
  await expect(page.getByRole('columnheader', { name: 'Size' })).toBeInViewport({ ratio: 1 })
})

const focusedCardOf = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).locator('[data-card-link]:focus')

test.describe('on a television', () => {
  test.use({
    viewport: { width: 1920, height: 1080 },
    userAgent: 'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36',
  })

  test('arrow keys reach the shelves, the grid of a library and the actions of a series', async ({
    page,
    longbox,
    signInAtHome,
  }) => {
    let releaseSecondShelf = () => {}
    const secondShelf = new Promise<void>(resolve => {
      releaseSecondShelf = resolve
    })
    await page.route('**/books/ondeck*', route => secondShelf.then(() => route.continue()))
    await signInAtHome()
    await expect(page.getByRole('region', { name: 'Keep reading' }).getByRole('link').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(focusedCardOf(page, 'Keep reading')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    // The next shelf is loading, so the focus stays. After the shelf has loaded, the same key moves the focus.
    await page.keyboard.press('ArrowDown')
    await expect(focusedCardOf(page, 'Keep reading')).toBeVisible()
    releaseSecondShelf()
    await expect(page.getByRole('main').getByRole('region').nth(1).getByRole('link').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('region', { name: 'Keep reading' }).locator(':focus')).toHaveCount(0)
    await expect(page.getByRole('main').locator('section :focus')).toBeInViewport()
    await page.goto(`${longbox.url}/libraries/all/series`)
    await expect(page.getByRole('main').getByRole('gridcell').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-index="0"] [data-card-link]')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-index="1"] [data-card-link]')).toBeFocused()
    // A held Enter key opens the menu of the card. The release of the key chooses no item.
    await page.keyboard.down('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.up('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.locator('[data-index="1"] [data-card-link]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/(series|oneshot)\//)
    await page.goto(`${longbox.url}/series/${await fetchFirstRecordId(page, 'series')}`)
    await expect(page.getByRole('link', { name: /^(Read|Continue)/ }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: /^(Read|Continue)/ }).first()).toBeFocused()
  })
})

test('with a mouse, arrow keys scroll the page until they leave a card', async ({ page, signInAtHome }) => {
  await signInAtHome()
  const card = page.getByRole('region', { name: 'Keep reading' }).locator('[data-card-link]').first()
  await expect(card).toBeVisible()
  // While the next shelf is loading, an arrow key does not move the focus out of the card.
  await expect(page.getByRole('main').locator('[data-loading-placeholder]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.activeElement?.matches('a, button'))).toBe(false)
  await page.keyboard.press('Tab')
  await card.focus()
  await page.keyboard.press('ArrowDown')
  await expect(card).not.toBeFocused()
  await expect(page.getByRole('main').locator('section :focus')).toBeInViewport()
})

test('the logo moves while the client starts, and stands still when the server is unreachable', async ({
  page,
  longbox,
}) => {
  let abortRequests = () => {}
  const aborted = new Promise<void>(resolve => {
    abortRequests = resolve
  })
  await page.route(/\/api\/v(1\/claim|2\/users\/me)/, async route => {
    await aborted
    await route.abort()
  })
  await page.goto(longbox.url)
  const countAnimations = () => page.evaluate(() => document.getAnimations().length)
  await expect.poll(countAnimations).toBeGreaterThan(0)
  abortRequests()
  await expect(page.getByText('Longbox cannot reach its server')).toBeVisible()
  await expect.poll(countAnimations).toBe(0)
})
