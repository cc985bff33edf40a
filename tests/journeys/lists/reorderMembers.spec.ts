import type { Page } from 'playwright/test'
import { fetchInPageSession, locateSelectionBar, pressKeyUntilFocused } from '../../harness/editDialogTestSteps'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { openInApp } from '../../harness/openInApp'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '5k'] })

type TestCollection = { id: string; seriesIds: string[] }

/**
 * Creates a collection with API requests. The collection contains the first `size` series in title order.
 * @param size number of series in the collection
 */
async function createCollection(page: Page, size: number): Promise<TestCollection> {
  const { content } = await fetchInPageSession(page, `api/v1/series?size=${size}&sort=metadata.titleSort`, 'GET')
  const seriesIds = (content as { id: string }[]).map(({ id }) => id)
  const collection = await fetchInPageSession(page, 'api/v1/collections', 'POST', {
    name: `Made of ${size}`,
    ordered: true,
    seriesIds,
  })
  return { id: String(collection.id), seriesIds }
}

/** Creates a collection like {@link createCollection}, and opens the page of the collection. */
async function collectionOf(page: Page, size: number): Promise<TestCollection> {
  const collection = await createCollection(page, size)
  await page.goto(`collections/${collection.id}`)
  return collection
}

const membersOf = async (page: Page, id: string) =>
  (await fetchInPageSession(page, `api/v1/collections/${id}`, 'GET')).seriesIds as string[]
const order = (page: Page) => page.getByRole('list', { name: /^Order of/ })
const row = (page: Page, at: number) => order(page).locator(`[data-at="${at - 1}"]`)
const handle = (page: Page, at: number) => row(page, at).locator('[data-part="handle"]')
const saveOrder = (page: Page) => page.getByRole('button', { name: 'Save order' })

async function startReordering(page: Page, size: number): Promise<TestCollection> {
  const collection = await collectionOf(page, size)
  await page.getByRole('button', { name: 'Change order' }).click()
  await expect(handle(page, 1)).toBeVisible()
  return collection
}

test('reorders 500 members by dragging, by keys and by position numbers; the saved order can be undone', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn()
  const { id, seriesIds } = await startReordering(page, 500)
  const expectedOrder = [...seriesIds]
  const move = (from: number, to: number) => expectedOrder.splice(to - 1, 0, ...expectedOrder.splice(from - 1, 1))
  expect(await order(page).getByRole('listitem').count()).toBeLessThan(40)

  await handle(page, 1).hover()
  await page.mouse.down()
  const goal = await handle(page, 3).boundingBox()
  await page.mouse.move((goal?.x ?? 0) + 10, (goal?.y ?? 0) + 24, { steps: 8 })
  await page.mouse.up()
  move(1, 3)
  await handle(page, 2).press('Alt+ArrowUp')
  move(2, 1)
  await expect(handle(page, 1)).toBeFocused()
  await page.keyboard.press('Alt+End')
  move(1, 500)
  await expect(handle(page, 500)).toBeFocused()
  await expect(handle(page, 500)).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(handle(page, 1)).toBeFocused()
  await row(page, 1).getByRole('textbox').fill('250')
  await page.keyboard.press('Enter')
  move(1, 250)
  await expect(row(page, 250).getByRole('textbox')).toBeFocused()
  await expect(row(page, 250)).not.toContainText('…')
  await handle(page, 250).press('Delete')
  expectedOrder.splice(249, 1)
  await expect(page.getByRole('region', { name: 'Order' })).toContainText('1 series removed')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(order(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '500')
  await handle(page, 250).press('Delete')
  expect(await findAxeViolations(page)).toEqual([])

  await saveOrder(page).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await membersOf(page, id)).toEqual(expectedOrder)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => membersOf(page, id)).toEqual(seriesIds)
})

test("shows an order that another user saved next to the user's own order, and merges members that another user added", async ({
  page,
  signIn,
}) => {
  await signIn()
  const { id, seriesIds } = await startReordering(page, 6)
  const [first, second, ...others] = seriesIds
  const more = await fetchInPageSession(page, 'api/v1/series?size=1&sort=metadata.titleSort,desc', 'GET')
  const [{ id: late } = { id: '' }] = more.content as { id: string }[]
  await handle(page, 1).press('Alt+End')
  await fetchInPageSession(page, `api/v1/collections/${id}`, 'PATCH', { seriesIds: [...seriesIds, late] })
  await expect(page.getByText(/updated here: 1 added/)).toBeVisible()
  await expect(order(page).getByRole('listitem')).toHaveCount(7)
  await fetchInPageSession(page, `api/v1/collections/${id}`, 'PATCH', { seriesIds: [second, first, ...others, late] })
  const conflict = page.getByRole('alert').filter({ hasText: 'another order' })
  await expect(conflict.getByRole('row')).not.toHaveCount(0)
  await expect(saveOrder(page)).toBeDisabled()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saveOrder(page).click()
  await expect(page.getByRole('grid')).toBeVisible()
  const saved = await membersOf(page, id)
  expect(saved.filter(member => member !== late)).toEqual([second, ...others, first])
  expect(saved).toContain(late)
})

test('asks before leaving with an unsaved order; members that were removed by the selection bar can be restored', async ({
  page,
  signIn,
}) => {
  await signIn()
  const { id, seriesIds } = await startReordering(page, 12)
  await handle(page, 1).press('Alt+ArrowDown')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(handle(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await membersOf(page, id)).toEqual(seriesIds)

  const cards = page.locator('[data-card-link]')
  await cards.first().focus()
  await page.keyboard.press('Space')
  await cards.nth(2).click({ modifiers: ['Shift'] })
  await expect(locateSelectionBar(page)).toContainText('3 selected')
  await locateSelectionBar(page).getByRole('button', { name: 'Remove from collection' }).click()
  await expect(page.getByText(/3 series removed from/)).toBeVisible()
  await expect(locateSelectionBar(page)).toBeHidden()
  expect(await membersOf(page, id)).toEqual(seriesIds.slice(3))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => membersOf(page, id)).toEqual(seriesIds)
})

test('renames a collection on its page, deletes it after the user checks a box, and then shows the list of collections', async ({
  page,
  signIn,
}) => {
  await signIn()
  const { id } = await collectionOf(page, 3)
  await page.getByRole('button', { name: 'Edit collection' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Called anew')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Called anew')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Command palette' }).fill('delete coll')
  await page.getByRole('option', { name: /^Delete collection/ }).click()
  await page.getByRole('checkbox', { name: /I understand/ }).click()
  await page.getByRole('button', { name: 'Delete collection' }).click()
  await expect(page).toHaveURL(/libraries\/all\/collections$/)
  await expect(page.getByText('Collection deleted')).toBeVisible()
  await expect(membersOf(page, id)).rejects.toThrow('404')
})

test('removes a series from a collection on the collection shelf of a series page', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id, seriesIds } = await createCollection(page, 3)
  await page.goto(`${longbox.url}/series/${seriesIds[0]}`)
  const shelf = page.getByRole('region', { name: /^In the collection Made of 3/ })
  await shelf.locator('[data-card-link]').nth(1).focus()
  await shelf.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Remove from collection' }).click()
  await expect(shelf.locator('[data-card-link]')).toHaveCount(2)
  expect(await membersOf(page, id)).toEqual([seriesIds[0], seriesIds[2]])
})

test('reorders and removes members by keyboard alone', async ({ page, signIn }) => {
  await signIn()
  const { id, seriesIds } = await collectionOf(page, 4)
  const begin = page.getByRole('button', { name: 'Change order' })
  await pressKeyUntilFocused(page, begin)
  await page.keyboard.press('Enter')
  await expect(handle(page, 1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Alt+ArrowUp')
  await pressKeyUntilFocused(page, row(page, 1).getByRole('button', { name: /^More for/ }))
  await page.keyboard.press('Enter')
  // The menu receives the focus only in a later frame. Until then, its button would receive the keys.
  await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(order(page).getByRole('listitem')).toHaveCount(3)
  await pressKeyUntilFocused(page, saveOrder(page))
  await page.keyboard.press('Enter')
  await expect(begin).toBeFocused()
  expect(await membersOf(page, id)).toEqual([seriesIds[0], ...seriesIds.slice(2)])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('drags a row by touch and scrolls the page at its edge', async ({ page, signIn }) => {
    await signIn()
    const { id, seriesIds } = await startReordering(page, 40)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 40, y }] })
    const from = await handle(page, 2).boundingBox()
    const start = (from?.y ?? 0) + 20
    await touch('touchStart', start)
    await touch('touchMove', start + 30)
    await touch('touchMove', 760)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
    await touch('touchMove', 500)
    await touch('touchEnd')
    await expect(saveOrder(page)).toBeInViewport()
    await saveOrder(page).click()
    await expect(page.getByRole('grid')).toBeVisible()
    const saved = await membersOf(page, id)
    expect(saved.indexOf(seriesIds[1] ?? '')).toBeGreaterThan(6)
    expect(saved.filter(member => member !== seriesIds[1])).toEqual(seriesIds.filter(member => member !== seriesIds[1]))
  })

  test('scrolls the current tab into view', async ({ page, signIn }) => {
    await signIn()
    await page.goto('libraries/all/readlists')
    await expect(page.getByRole('link', { name: /^Read lists/ })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('a reader', () => {
  test.use({ args: ['--scenario', 'reader'] })
  test('sees no editing controls', async ({ page, signIn }) => {
    await signIn('reader')
    for (const [index, kind] of ['collections', 'readlists'].entries()) {
      const { content } = await fetchInPageSession(page, `api/v1/${kind}?unpaged=true`, 'GET')
      const [{ id } = { id: '' }] = content as { id: string }[]
      await (index === 0 ? page.goto(`${kind}/${id}`) : openInApp(page, `/${kind}/${id}`))
      await expect(page.getByRole('grid')).toBeVisible()
      await page.locator('[data-card-link]').first().focus()
      await page.keyboard.press('Space')
      await expect(locateSelectionBar(page)).toBeVisible()
      await expect(page.getByRole('button', { name: /Change order|Edit|Remove|Delete/ })).toHaveCount(0)
    }
  })
})
