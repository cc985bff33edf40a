import type { Page } from 'playwright/test'
import { readPageValueWhenStable } from '../../harness/readPageValueWhenStable'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '5k'] })

const PORTRAIT = { width: 820, height: 1180 }
const LANDSCAPE = { width: 1180, height: 820 }

/**
 * Returns the names of the cards in the first row that is completely below the bars at the top of the window. Separates
 * the names by `|`.
 */
const readTopNames = (page: Page) =>
  readPageValueWhenStable(page, () => {
    const boxes = [...document.querySelectorAll('[role=gridcell]')].map(cell => ({
      name: cell.querySelector('a')?.textContent ?? '',
      top: Math.round(cell.getBoundingClientRect().top),
    }))
    const top = Math.min(...boxes.map(box => box.top).filter(value => value > 60))
    return boxes
      .filter(box => box.top === top)
      .map(box => box.name)
      .join('|')
  })

test('a list shows the same series after a rotation of the device, and after going back in the other orientation', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize(PORTRAIT)
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series`)
  await expect(page.getByText(/^[\d,]+ series$/)).toBeVisible()
  await page.getByRole('button', { name: /^T, / }).click()
  const firstTitle = page
    .getByRole('grid', { name: 'Series' })
    .getByRole('link', { name: /^(The T|T(?!he ))/ })
    .first()
  await expect(firstTitle).toBeInViewport()
  const [name = ''] = (await readTopNames(page)).split('|')
  await page.setViewportSize(LANDSCAPE)
  await expect.poll(() => readTopNames(page)).toContain(name)
  await page.setViewportSize(PORTRAIT)
  await expect.poll(async () => (await readTopNames(page)).split('|')[0]).toBe(name)
  await page.getByRole('grid', { name: 'Series' }).getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/\/series\//)
  await page.setViewportSize(LANDSCAPE)
  await page.goBack()
  await expect.poll(() => readTopNames(page)).toContain(name)
})
