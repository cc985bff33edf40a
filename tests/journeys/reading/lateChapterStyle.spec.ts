import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

// The test makes the first two requests for the style sheet fail. The errors of these requests do not make the test
// fail.
test.use({ tolerated: /MIME type|Failed to load resource/ })

test('a chapter whose style sheet failed to load in advance is styled when it becomes visible', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const book = await waitForReadableBook(page, 'The Ferry Clock')
  let refused = 0
  await page.route(/\/resource\/.*style\.css/, route => {
    refused += 1
    return refused <= 2 ? route.fulfill({ status: 401, json: {} }) : route.continue()
  })
  await page.goto(`${longbox.url}/book/${book.id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page \d+ of/)).toBeAttached()
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2)
  for (let turn = 0; turn < 2; turn++) {
    const before = (await locatePositionStatus(page, /Page \d+ of/).getAttribute('aria-label')) ?? ''
    await page.keyboard.press('ArrowRight')
    await expect(locatePositionStatus(page, before)).not.toBeAttached()
    await expect
      .poll(() =>
        page
          .frameLocator('[data-shown=true] iframe')
          .locator('link[rel=stylesheet]')
          .evaluateAll(
            links =>
              links.length > 0 && links.every(link => ((link as HTMLLinkElement).sheet?.cssRules.length ?? 0) > 0),
          ),
      )
      .toBe(true)
  }
})
