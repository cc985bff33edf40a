import type { Page } from 'playwright/test'
import { fetchInPageSession, patchSeriesMetadata } from '../../harness/editDialogTestSteps'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { readPageValueWhenStable } from '../../harness/readPageValueWhenStable'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '5k'] })

/**
 * Sets the summary, links, alternate titles and sharing labels of a series, and marks its books as unread. Adds the
 * series to a collection, between two other series.
 */
async function prepareSeries(page: Page) {
  const id = await fetchFirstRecordId(page, 'series')
  await patchSeriesMetadata(page, id, {
    summary: 'A long story. '.repeat(80),
    links: [{ label: 'Shop', url: 'https://shop.example' }],
    alternateTitles: [{ label: 'Japanese', title: '灰' }],
    sharingLabels: ['family'],
  })
  await fetchInPageSession(page, `api/v1/series/${id}/read-progress`, 'DELETE')
  const list = await fetchInPageSession(page, 'api/v1/series?oneshot=false&size=3&sort=metadata.titleSort', 'GET')
  const seriesIds = (list.content as { id: string }[]).map(one => one.id)
  const [first = '', second = '', third = ''] = seriesIds
  const collection = await fetchInPageSession(page, 'api/v1/collections', 'POST', {
    name: 'One after the other',
    ordered: true,
    seriesIds: [second, first, third],
  })
  return { id, third, collection: String(collection.id) }
}

/**
 * Opens the page of a series and returns its cumulative layout shift. Delays the request for the series until the
 * collections of the series have arrived. Without this delay, the page could appear before the collections, because the
 * client waits at most `MAX_WAIT_MS` for them (see `CollectionShelvesOfSeries.tsx`). The page would then shift later.
 */
async function layoutShiftOf(page: Page, address: string): Promise<number> {
  const [, id] = /series\/(\w+)/.exec(address) ?? []
  const collections = page.waitForResponse(response => response.url().endsWith(`/series/${id}/collections`))
  const record = `**/api/v1/series/${id}`
  await page.route(record, async route => {
    await collections
    await route.continue()
  })
  await page.addInitScript(() => {
    const measured = window as unknown as { shifted: number }
    measured.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) measured.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Read', exact: true })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Books' }).getByRole('link').first()).toBeVisible()
  await page.unroute(record)
  return readPageValueWhenStable(page, () => (window as unknown as { shifted: number }).shifted)
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`the top of a series page does not shift while the page loads, at ${width} px`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn()
    const { id, collection } = await prepareSeries(page)
    expect(await layoutShiftOf(page, `${longbox.url}/series/${id}`)).toBeLessThan(0.02)
    const within = `${longbox.url}/series/${id}?context=COLLECTION&contextId=${collection}`
    expect(await layoutShiftOf(page, within)).toBeLessThan(0.02)
    expect(await findAxeViolations(page)).toEqual([])
  })
}

test('navigates the series of a collection by keys; the books have their own filters and table', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id, third, collection } = await prepareSeries(page)
  await page.goto(`${longbox.url}/collections/${collection}`)
  await page.getByRole('grid').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(new RegExp(`/series/${id}\\?context=COLLECTION`))
  const bar = page.getByRole('navigation', { name: 'Previous and next book' })
  await expect(bar).toContainText('2 of 3')
  await page.getByRole('button', { name: 'Read more' }).click()
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Active filters' }).getByText('Unread')).toBeVisible()
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('radio', { name: 'Table' }).click()
  await expect(page.getByRole('columnheader', { name: /Title/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toContainText('2 of 3')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Shift+N')
  await expect(page).toHaveURL(new RegExp(`/series/${third}\\?context=COLLECTION`))
  await expect(bar).toContainText('3 of 3')
})
