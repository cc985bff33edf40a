import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, submitSignInForm, test } from '../../harness/server/longboxFixture'
import { startLongbox } from '../../harness/server/startLongbox'
import { getSelectedStaticWebServer } from '../../harness/server/staticWebServer'

const isStatic = getSelectedStaticWebServer() !== undefined
/**
 * Command-line options that give the API server a base path. If a web server such as nginx serves the client, the list
 * is empty, because the generated configuration of the web server supports no base path of the API server.
 */
const serverBase = isStatic ? [] : ['--base', '/server']
test.use({ args: ['--scenario', 'admin', ...serverBase] })

test('a client in front of a server with another base path sends requests only to its own origin', async ({
  page,
  longbox,
}) => {
  test.skip(isStatic, 'The configurations of web servers support only servers without a base path.')
  test.setTimeout(120_000)
  const client = await startLongbox(['--server', longbox.url, '--base', '/books'])
  const elsewhere: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(`${client.url}/`) && /^http/.test(request.url())) elsewhere.push(request.url())
  })
  try {
    await page.goto(`${client.url}/dashboard`)
    await submitSignInForm(page)
    await expect(page).toHaveURL(`${client.url}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
    await page.goto(`${client.url}/book/${await fetchFirstRecordId(page, 'books')}/read?incognito=true`)
    await expect(page.getByText(/Page \d+ of/)).toBeAttached()
    await page.goto(`${client.url}/book/${await fetchFirstRecordId(page, 'epubs')}/read-epub?incognito=true`)
    await expect(page.frameLocator('iframe').first().locator('body')).toContainText(/\w/)
    expect(elsewhere).toEqual([])
  } finally {
    await client.stop()
  }
})

test.describe('if the server behind the client stops', () => {
  test.use({ tolerated: /Unable to preload|Failed to fetch dynamically|PageLoadError/ })

  test('all windows show that the server is unreachable and recover without a retry when it is back', async ({
    page,
    longbox,
    browser,
  }) => {
    test.setTimeout(180_000)
    const client = await startLongbox(['--server', longbox.url])
    const guest = await (await browser.newContext()).newPage()
    try {
      for (const window of [page, guest]) {
        await window.goto(`${client.url}/login`)
        await window.getByLabel('Remember me on this device').check()
        await submitSignInForm(window)
        await expect(window.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
      }
      const reader = await page.context().newPage()
      const { id } = await waitForReadableBook(page, 'Low Tide')
      await reader.goto(`${client.url}/book/${id}/read?incognito=true&page=1`)
      await expect(reader.getByText('Page 1 of 8')).toBeAttached()

      await longbox.stopServing()
      await expect(page.getByText('The server is unreachable.')).toBeVisible({ timeout: 30_000 })
      await guest.getByRole('button', { name: 'Account' }).click()
      await guest.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(guest.getByText('Longbox cannot reach its server')).toBeVisible()
      // The sign-out request did not reach the server, so the session cookie still exists. Nevertheless, a reload must
      // not sign the user in again.
      await guest.reload()
      await expect(guest.getByText('Longbox cannot reach its server')).toBeVisible()
      const starting = await page.context().newPage()
      await starting.goto(`${client.url}/dashboard`)
      await expect(starting.getByText('Longbox cannot reach its server')).toBeVisible()
      await reader.keyboard.press('End')
      await expect(reader.getByRole('main').getByText('Page 8 could not be shown')).toBeVisible({ timeout: 30_000 })

      await longbox.serveAgain()
      await expect(page.getByText('The server is unreachable.')).toBeHidden({ timeout: 40_000 })
      await expect(starting.getByRole('heading', { name: 'Keep reading' })).toBeVisible({ timeout: 40_000 })
      await expect(guest.getByRole('textbox', { name: 'E-mail' })).toBeVisible({ timeout: 40_000 })
      await expect(reader.getByRole('main').getByText('Page 8 could not be shown')).toBeHidden({ timeout: 40_000 })
    } finally {
      await client.stop()
    }
  })
})
