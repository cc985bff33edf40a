import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { expect, submitSignInForm, test, testAccounts } from '../../harness/server/longboxFixture'

test('each of two windows shows the changes of the other window', async ({ page, longbox, context, signIn }) => {
  await signIn()
  const bookId = await fetchFirstRecordId(page, 'books')
  await page.goto(`${longbox.url}/book/${bookId}`)
  const other = await context.newPage()
  await other.goto(`${longbox.url}/book/${bookId}`)
  for (const [actor, observer] of [
    [page, other],
    [other, page],
  ] as const) {
    await actor
      .getByRole('main')
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await expect(actor.getByRole('menuitem', { name: /^Mark as (un)?read$/ }).first()).toBeVisible()
    const isUnread = await actor.getByRole('menuitem', { name: 'Mark as read' }).isVisible()
    await actor.getByRole('menuitem', { name: isUnread ? 'Mark as read' : 'Mark as unread' }).click()
    await expect(observer.getByRole('link', { name: isUnread ? 'Read again' : 'Read', exact: true })).toBeVisible()
  }
})

test.describe('when the server stops', () => {
  test.use({ tolerated: /Unable to preload|Failed to fetch dynamically|PageLoadError/ })

  test('announces an unreachable server and recovers when it is back', async ({ page, longbox, signInAtHome }) => {
    await signInAtHome()
    await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
    await longbox.stopServing()
    await page.getByRole('link', { name: 'All libraries' }).click()
    await expect(page.getByText('The server is unreachable.')).toBeVisible()
    await longbox.serveAgain()
    await expect(page.getByText('The server is unreachable.')).toBeHidden({ timeout: 40_000 })
  })

  test('reading progress and a "remember me" sign-in survive a restart of the server', async ({ page, longbox }) => {
    await page.goto(`${longbox.url}/login`)
    await page.getByLabel('Remember me on this device').check()
    await submitSignInForm(page, testAccounts.reader)
    const reading = page.getByRole('region', { name: 'Keep reading' }).getByRole('link')
    await expect(reading.first()).toBeVisible()
    const before = await reading.allTextContents()
    await longbox.stopServing()
    await longbox.serveAgain()
    await page.reload()
    await expect(reading.first()).toBeVisible()
    expect(await reading.allTextContents()).toEqual(before)
  })
})
