import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { fetchStoredPage, sendRequestFromPage } from '../../harness/readers/readingJourneySteps'
import { expect, hangingServerTest, signInThroughProxy } from '../../harness/server/hangingServerFixture'

hangingServerTest(
  'the server stores the last page turn when the page closes while an earlier write is running',
  async ({ page, served: { proxy } }) => {
    await signInThroughProxy(page, proxy)
    const { id } = await waitForReadableBook(page, 'Low Tide')
    await sendRequestFromPage(page, 'DELETE', `/api/v1/books/${id}/read-progress`)
    await page.goto(`${proxy.url}/book/${id}/read`)
    await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
    proxy.hang(/\/read-progress$/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => proxy.hungPaths().length).toBe(1)
    proxy.stopHanging()
    await page.keyboard.press('ArrowRight')
    await expect(locatePositionStatus(page, 'Page 3 of 8')).toBeAttached()
    await page.goto('about:blank')
    await page.goto(`${proxy.url}/favicon.svg`)
    await expect.poll(() => fetchStoredPage(page, id)).toBe(3)
  },
)
