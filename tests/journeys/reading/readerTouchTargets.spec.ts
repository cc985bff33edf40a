import type { Locator, Page } from 'playwright/test'
import { finishPageAnimations } from '../../harness/finishPageAnimations'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Returns the visible controls with a height below 44 px. Measures the label of a radio button or checkbox instead. */
async function findLowControls(page: Page): Promise<string[]> {
  await finishPageAnimations(page)
  return page
    .locator('button, select, input:not([type=radio], [type=checkbox]), label:has([type=radio], [type=checkbox])')
    .evaluateAll(controls =>
      controls.flatMap(control => {
        const { width, height } = control.getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? control.textContent
        return width > 1 && Math.round(height) < 44 ? [`${name} ${width} × ${height}`] : []
      }),
    )
}

for (const { title, reader } of [
  { title: 'Low Tide', reader: 'read' },
  { title: 'The Ferry Clock', reader: 'read-epub' },
])
  test(`the controls of the reader (${reader}) have the minimum height of touch targets`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn()
    const { id } = await waitForReadableBook(page, title)
    await page.goto(`${longbox.url}/book/${id}/${reader}?incognito=true`)
    await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
    await page.touchscreen.tap(195, 420)
    await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport()
    expect(await findLowControls(page)).toEqual([])

    await page.keyboard.press('t')
    await expect(page.getByRole('dialog').getByRole('button').nth(2)).toBeVisible()
    expect(await findLowControls(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.keyboard.press('s')
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await settings.getByText('This series', { exact: true }).tap()
    await settings.getByRole('button', { name: 'Use all current settings' }).tap()
    await expect(settings.getByRole('button', { name: /^Reset: / }).first()).toBeVisible()
    expect(await findLowControls(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.keyboard.press('?')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await shortcuts.getByRole('button', { name: 'Change keys' }).tap()
    await shortcuts
      .getByRole('button', { name: /^Add a key/ })
      .first()
      .tap()
    expect(await findLowControls(page)).toEqual([])
  })

test('page buttons and notices of the EPUB reader do not cover the page', async ({ page, longbox, signIn }) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'The Ferry Clock')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
  await page.route(/\/resource\//, route => route.abort())
  await page.keyboard.press('End')
  const notice = page.getByRole('status').filter({ hasText: 'has not loaded yet' })
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await findLowControls(page)).toEqual([])
  const topOf = async (element: Locator) => (await element.boundingBox())?.y
  const shownPage = await page.locator('[data-chapter][data-shown=true]').boundingBox()
  const pageBottom = (shownPage?.y ?? Number.NaN) + (shownPage?.height ?? Number.NaN)
  for (const element of [notice, page.getByRole('button', { name: 'Next page' })])
    expect(await topOf(element)).toBeGreaterThanOrEqual(pageBottom)
})
