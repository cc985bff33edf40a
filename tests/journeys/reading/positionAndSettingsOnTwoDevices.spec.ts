import { openInApp } from '../../harness/openInApp'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import {
  fetchStoredPage,
  openBookAtBeginning,
  recordProgressWrites,
  writePositionFromOtherDevice,
} from '../../harness/readers/readingJourneySteps'
import { expect, test } from '../../harness/server/longboxFixture'

// The tests need more time, because they sign in several times and wait for late requests.
test.describe.configure({ timeout: 180_000 })

test('offers the position of another device and does not overwrite it before the user decides', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.clock.install()
  const { id } = await openBookAtBeginning(page, longbox.url, signIn, 'Low Tide')
  await writePositionFromOtherDevice(page, id, 7)
  const offer = page.getByRole('region', { name: 'Another reading position' })
  await expect(offer).toContainText('You were on page 7 on another device or in another tab')
  const expectNoProgressWrites = recordProgressWrites(page)
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await page.clock.fastForward('01:00')
  await expectNoProgressWrites()
  expect(await fetchStoredPage(page, id)).toBe(7)
  // Waits until the server has stored page 7 for this device. Otherwise, the write of page 7 could reach the server
  // after the write of page 4 from the other device, and could replace page 4.
  const progressStored = page.waitForResponse(
    response =>
      /\/(read-progress|progression)$/.test(response.url()) && response.request().method() !== 'GET' && response.ok(),
  )
  await offer.getByRole('button', { name: 'Go there' }).click()
  await expect(locatePositionStatus(page, 'Page 7 of 8')).toBeAttached()
  await expect(offer).toBeHidden()
  await progressStored
  await writePositionFromOtherDevice(page, id, 4)
  await offer.getByRole('button', { name: 'Stay here' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => fetchStoredPage(page, id)).toBe(6)
})

test('settings of a series apply only to that series, and also on another device', async ({
  page,
  longbox,
  signIn,
  browser,
}) => {
  const { id } = await openBookAtBeginning(page, longbox.url, signIn, 'Low Tide')
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByText('This series', { exact: true }).click()
  const saved = page.waitForResponse(answer => answer.url().endsWith('/client-settings/user') && answer.ok())
  await sheet.getByText('Right to left', { exact: true }).click()
  await expect(sheet.getByText('From this series')).toBeVisible()
  await saved
  const other = await waitForReadableBook(page, 'A Lantern for the Frogs')
  await page.keyboard.press('Escape')
  await openInApp(page, `/book/${other.id}/read?incognito=true`)
  await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()

  const secondContext = await browser.newContext()
  const second = await secondContext.newPage()
  await signIn('admin', second)
  await second.goto(`${longbox.url}/book/${id}/read?page=1&incognito=true`)
  await expect(locatePositionStatus(second, 'Page 1 of 8')).toBeAttached()
  // Waits until the reader has fetched the page direction of the series from the server. If the direction were still
  // left to right, the left arrow key would open the previous book.
  await expect
    .poll(() =>
      second.evaluate(() => Object.keys(localStorage).some(key => /^longbox\.synced\..*\.profile\./.test(key))),
    )
    .toBe(true)
  await second.keyboard.press('ArrowLeft')
  await expect(locatePositionStatus(second, 'Page 2 of 8')).toBeAttached()
  await secondContext.close()
})
