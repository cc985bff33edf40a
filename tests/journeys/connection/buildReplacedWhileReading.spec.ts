import type { Locator, Page } from 'playwright/test'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

// The tests replace the build of the client, so requests for old files fail. The errors of these requests do not make
// the tests fail. Service workers are blocked, because a service worker would serve the old files, and the page would
// not reload.
test.use({
  tolerated: /Failed to load resource|dynamically imported|preload CSS|Importing a module|MIME type/,
  serviceWorkers: 'block',
})

/**
 * Simulates an update of the server. The update begins when the open book shows its position. Then requests for files
 * of the old build get the status 404. The new build becomes available when the page loads again. The update begins as
 * early as possible, because the test needs a reader that has not loaded the code of its settings before the update.
 * The reader loads this code a few seconds after the book has opened.
 */
async function replaceBuildWhenPositionIsShown(page: Page, origin: string, position: Locator): Promise<void> {
  let build: 'current' | 'replaced' | 'reloaded' = 'current'
  await page.route(/\/assets\//, async route => {
    if (build === 'current' && (await position.count()) > 0) build = 'replaced'
    await (build === 'replaced' ? route.fulfill({ status: 404, body: '' }) : route.continue())
  })
  await page.route(`${origin}/`, route =>
    build === 'replaced' ? route.fulfill({ body: '<!doctype html>' }) : route.continue(),
  )
  page.on('request', request => {
    const isReload = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isReload && build === 'replaced') build = 'reloaded'
  })
}

for (const { kind, title, reader } of [
  { kind: 'comic', title: 'Low Tide', reader: 'read?page=3' },
  { kind: 'text', title: 'The Ferry Clock', reader: 'read-epub' },
])
  test(`an open ${kind} stays at its position after the build has been replaced, until the user reloads the page`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn()
    const book = await waitForReadableBook(page, title)
    const where = locatePositionStatus(page, /Page \d+ of/)
    await replaceBuildWhenPositionIsShown(page, longbox.url, where)
    await page.goto(`${longbox.url}/book/${book.id}/${reader}`)
    const firstPosition = (await where.getAttribute('aria-label')) ?? ''
    await page.keyboard.press('ArrowRight')
    await expect(where).not.toHaveAttribute('aria-label', firstPosition)
    const place = await where.getAttribute('aria-label')
    await page.keyboard.press('s')
    const reload = page.getByRole('alert').getByRole('button', { name: 'Reload' })
    await expect(reload).toBeVisible()
    await expect(locatePositionStatus(page, place ?? '')).toBeAttached()
    const loaded = page.waitForEvent('load')
    await reload.click()
    await loaded
    await expect(locatePositionStatus(page, place ?? '')).toBeAttached()
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await expect(async () => {
      if (!(await settings.isVisible())) await page.keyboard.press('s')
      await expect(settings).toBeVisible({ timeout: 5_000 })
    }).toPass()
  })

test('the book stays usable and the page is not reloaded if parts of the program are missing', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const book = await waitForReadableBook(page, 'Low Tide')
  const position = locatePositionStatus(page, 'Page 3 of 8')
  // As soon as the page of the comic is visible, all requests for program files fail. If the failures began
  // later, the reader could already have loaded its toolbar code, because it loads this code after three seconds.
  let areFilesMissing = false
  await page.route(/\/assets\//, async route => {
    areFilesMissing ||= (await position.count()) > 0
    await (areFilesMissing ? route.fulfill({ status: 404, body: '' }) : route.continue())
  })
  await page.goto(`${longbox.url}/book/${book.id}/read?page=3`)
  await expect(position).toBeAttached()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.mouse.click(640, 360)
  await expect(page.getByText('The toolbars are loading…')).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'A part of Longbox could not be loaded.' })
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 4 of 8')).toBeAttached()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
