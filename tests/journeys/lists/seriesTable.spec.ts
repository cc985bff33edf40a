import type { Page } from 'playwright/test'
import { fetchInPageSession, patchSeriesMetadata } from '../../harness/editDialogTestSteps'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '5k'] })

const table = (page: Page) => page.getByRole('table', { name: 'Series' })
const headers = (page: Page) => table(page).locator('[data-column]')
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

test('reorders columns by dragging their headers, without sorting', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series?layout=table`)
  await expect(headers(page).first()).toBeVisible()
  const before = await headers(page).allTextContents()
  const [from, to] = [headers(page).nth(1), headers(page).nth(4)]
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('the headers are not drawn')
  await page.mouse.move(start.x + 20, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 20)
  await page.mouse.move(end.x + end.width - 12, end.y + 20, { steps: 5 })
  await expect(to).toHaveAttribute('data-drop', 'after')
  await page.mouse.up()
  const after = [0, 2, 3, 4, 1, 5, 6, 7].slice(0, before.length).map(at => before[at] ?? '')
  await expect(headers(page)).toHaveText(after)
  await expect(page).not.toHaveURL(/sort/)
  await page.reload()
  await expect(headers(page)).toHaveText(after)
  await headers(page).nth(4).getByRole('button').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(headers(page).nth(3)).toHaveText(before[1] ?? '')
  // Tests that a column header scrolls into view when it gets the focus. The cells of the column must scroll too.
  await page.setViewportSize({ width: 640, height: 720 })
  const last = headers(page).last()
  await last.getByRole('button').focus()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  const under = table(page).locator('[data-row="0"]').getByRole('cell').nth(before.length)
  const edge = async (locator: typeof last) => Math.round((await locator.boundingBox())?.x ?? Number.NaN)
  await expect.poll(() => edge(under)).toBe(await edge(last))
})

test('the header checkbox selects all matches, shows a partial selection and clears the selection', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/libraries/all/series?layout=table&oneshot=yes`)
  const box = table(page).getByRole('checkbox', { name: 'Select all matches' })
  await expect(headers(page).first()).toBeVisible()
  const total = Number((await table(page).getAttribute('aria-rowcount')) ?? 0) - 1
  await box.click()
  await expect(box).toBeChecked()
  await expect(bar(page)).toContainText(`${total} selected`)
  await table(page).getByRole('checkbox').nth(1).click()
  await expect(box).toHaveAttribute('aria-checked', 'mixed')
  await expect(bar(page)).toContainText(`${total - 1} selected`)
  await box.click()
  await expect(box).toBeChecked()
  await box.click()
  await expect(bar(page)).toBeHidden()
})

for (const layout of ['table', 'grid'] as const)
  test(`visible items keep their position while items above are added and removed, ${layout}`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn()
    await page.goto(`${longbox.url}/libraries/all/series?layout=${layout}`)
    const list = page.getByRole(layout, { name: 'Series' })
    await expect(list.getByRole('link').first()).toBeVisible()
    const columns = layout === 'grid' ? Number(await list.getAttribute('aria-colcount')) : 1
    const cell = (index: number) => list.locator(`[data-index="${index}"], [data-row="${index}"]`)
    const first = layout === 'grid' ? columns * 9 : 100
    await page.evaluate(top => window.scrollTo(0, top), layout === 'grid' ? 3300 : 4200)
    const link = cell(first).getByRole('link').first()
    await expect(link).toBeInViewport()
    const name = (await link.textContent()) ?? ''
    const box = await link.boundingBox()
    const moved = 6 * columns
    const lastPath = `api/v1/series?size=${moved}&sort=metadata.titleSort,desc`
    const lastSeries = (await fetchInPageSession(page, lastPath, 'GET')).content as { id: string }[]
    /**
     * Changes the sort title of each series in `lastSeries`. All these series then move to another place in the list.
     */
    const setSortTitle = async (titleSort: string) => {
      for (const { id } of lastSeries) await patchSeriesMetadata(page, id, { titleSort })
    }
    for (const [title, index] of [
      ['!', first + moved],
      ['zzz', first],
    ] as const) {
      await setSortTitle(title)
      await expect(cell(index).getByRole('link').first()).toHaveText(name)
      expect(await cell(index).getByRole('link').first().boundingBox()).toEqual(box)
    }
  })
