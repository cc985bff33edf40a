import type { PagedUnknownPageHashes } from '../../../src/generated/model.schemas'
import { locateSaveChangesButton } from '../../harness/editDialogTestSteps'
import { HASH_TIMEOUT_MS } from '../../harness/hashTimeoutMs'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import {
  advanceFakeClockTenSeconds,
  expect,
  hangingServerTest,
  letRequestHangForTenSeconds,
  locateSlowServerMessage,
  locateStopWaitingControl,
  retryAfterHangingRequest,
  signInThroughProxy,
} from '../../harness/server/hangingServerFixture'
import { submitSignInForm } from '../../harness/server/longboxFixture'

hangingServerTest.describe.configure({ mode: 'parallel' })

hangingServerTest(
  'offers a retry at sign-in when the claim request or the sign-in request hangs',
  async ({ page, served: { proxy } }) => {
    await page.clock.install()
    proxy.hang(/\/api\/v1\/claim/)
    await page.goto(`${proxy.url}/login`)
    await letRequestHangForTenSeconds(page, proxy)
    await expect(locateSlowServerMessage(page)).toBeInViewport()
    await retryAfterHangingRequest(page, proxy)
    await expect(page.getByLabel('E-mail')).toBeVisible()

    proxy.hang(/\/users\/me/, 'body')
    await submitSignInForm(page)
    await advanceFakeClockTenSeconds(page, proxy)
    await expect(locateSlowServerMessage(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(locateSlowServerMessage(page)).toBeHidden()
    await expect(page.getByLabel('E-mail')).toHaveValue('demo@longbox.org')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await advanceFakeClockTenSeconds(page, proxy)
    await retryAfterHangingRequest(page, proxy)
    await expect(page.getByRole('heading', { name: /Keep reading|Recently added/ }).first()).toBeVisible()
  },
)

hangingServerTest('sign-in does not wait for providers that hang', async ({ page, served: { proxy } }) => {
  proxy.hang(/\/oauth2\/providers|\/client-settings\/global/)
  await page.goto(`${proxy.url}/login`)
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

hangingServerTest('signing out does not wait for a server that hangs', async ({ page, served: { proxy } }) => {
  await signInThroughProxy(page, proxy)
  await page.clock.install()
  await page.goto(`${proxy.url}/account`)
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  proxy.hang(/\/api\/logout/)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await letRequestHangForTenSeconds(page, proxy)
  await expect(page).toHaveURL(/\/login/)
})

hangingServerTest(
  'a dialog reports hanging records with a retry, and keeps its input when saving hangs',
  async ({ page, served: { proxy } }) => {
    await signInThroughProxy(page, proxy)
    // No other test in this test file uses this book, so the test may change the title of the book.
    const { id } = await waitForReadableBook(page, 'Soup of the Day')
    await page.clock.install()
    await page.goto(`${proxy.url}/book/${id}`)
    await expect(page.getByRole('heading', { name: /Soup of the Day/ })).toBeVisible()
    proxy.hang(/\/api\/v1\/books\//)
    await page.getByRole('button', { name: 'Edit metadata' }).click()
    await letRequestHangForTenSeconds(page, proxy)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('The server is slow to answer')).toBeInViewport()
    proxy.stopHanging()
    await dialog.getByRole('button', { name: /Stop waiting|Try again/ }).click()
    // The message about the slow server can also have a button "Try again". The button to click is in the alert.
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(locateSaveChangesButton(page)).toBeVisible()

    const title = page.getByRole('textbox', { name: /^Title/ }).first()
    await title.fill('Soup, again')
    proxy.hang(/\/metadata/)
    await locateSaveChangesButton(page).click()
    await expect.poll(() => proxy.hungPaths().length).toBe(1)
    await advanceFakeClockTenSeconds(page, proxy)
    await expect(dialog.getByText('Your change is not confirmed yet')).toBeInViewport()
    await dialog.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(dialog.getByText('may have been made all the same')).toBeVisible()
    await expect(title).toHaveValue('Soup, again')
    expect(proxy.hungPaths()).toHaveLength(1)
    proxy.stopHanging()
    await locateSaveChangesButton(page).click()
    await expect(dialog).toBeHidden()
  },
)

hangingServerTest(
  'reports hanging program files, both at the start and when a page loads its code',
  async ({ page, served: { proxy } }) => {
    await signInThroughProxy(page, proxy)
    await page.clock.install()
    proxy.hang(/\/assets\/(core|react)-/)
    await page.goto(`${proxy.url}/dashboard`, { waitUntil: 'commit' })
    await letRequestHangForTenSeconds(page, proxy)
    await expect(locateSlowServerMessage(page)).toBeInViewport()
    await retryAfterHangingRequest(page, proxy)
    await expect(page.getByRole('heading', { name: /Keep reading|Recently added/ }).first()).toBeVisible()

    proxy.hang(/\/assets\/AccountPage-/)
    await page.goto(`${proxy.url}/account`, { waitUntil: 'commit' })
    await letRequestHangForTenSeconds(page, proxy)
    await expect(locateSlowServerMessage(page)).toBeInViewport()
    await expect(locateStopWaitingControl(page)).toBeInViewport()
    await retryAfterHangingRequest(page, proxy)
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  },
)

for (const mode of ['headers', 'body', 'trickle'] as const)
  hangingServerTest(
    `a comic page that hangs (${mode}) shows a message with a retry`,
    async ({ page, served: { proxy } }) => {
      await signInThroughProxy(page, proxy)
      const { id } = await waitForReadableBook(page, 'Low Tide')
      await page.clock.install()
      proxy.hang(/\/pages\/\d+/, mode)
      // Waits only for the start of the response. The browser fires the event `load` too late, because the event waits
      // for the hanging image.
      await page.goto(`${proxy.url}/book/${id}/read`, { waitUntil: 'commit' })
      await expect(page.locator('[data-state=loading]').first()).toBeVisible()
      await letRequestHangForTenSeconds(page, proxy)
      const message = page.getByText('Page 1 is loading slowly').filter({ visible: true }).first()
      await expect(message).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Back' }).filter({ visible: true }).first()).toBeInViewport()
      await retryAfterHangingRequest(page, proxy)
      await expect(page.locator('[data-spread][data-shown=true] img')).toBeVisible()
      await expect(message).toBeHidden()
    },
  )

hangingServerTest(
  'an image of a duplicate page that hangs shows a message with a retry',
  async ({ page, served: { proxy } }) => {
    hangingServerTest.setTimeout(240_000)
    await signInThroughProxy(page, proxy)
    const countUnknown = async () => {
      const response = await page.request.get(`${proxy.url}/api/v1/page-hashes/unknown`)
      return ((await response.json()) as PagedUnknownPageHashes).totalElements
    }
    await expect.poll(countUnknown, { timeout: HASH_TIMEOUT_MS }).toBeGreaterThan(0)
    await page.clock.install()
    proxy.hang(/\/page-hashes\/.+\/thumbnail/)
    await page.goto(`${proxy.url}/duplicate-pages/unknown`, { waitUntil: 'commit' })
    await letRequestHangForTenSeconds(page, proxy)
    await expect(locateSlowServerMessage(page)).toBeInViewport()
    await retryAfterHangingRequest(page, proxy)
    const image = page.getByRole('article', { name: 'Current duplicate page' }).locator('img').first()
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
    await expect(locateSlowServerMessage(page)).toBeHidden()
  },
)

hangingServerTest(
  'keeps the current chapter and offers a retry when the next chapter hangs',
  async ({ page, served: { proxy } }) => {
    await signInThroughProxy(page, proxy)
    const { id } = await waitForReadableBook(page, 'The Ferry Clock')
    await page.clock.install()
    await page.goto(`${proxy.url}/book/${id}/read-epub`)
    await expect(page.locator('iframe').first()).toBeVisible()
    proxy.hang(/\/resource\//)
    await page.keyboard.press('End')
    await letRequestHangForTenSeconds(page, proxy)
    await expect(locateSlowServerMessage(page)).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Back' }).filter({ visible: true }).first()).toBeInViewport()
    await retryAfterHangingRequest(page, proxy)
    await expect(locateSlowServerMessage(page)).toBeHidden()
    await expect(page.getByRole('status', { name: /The Tenth Stroke Again/ })).toBeAttached()
  },
)
