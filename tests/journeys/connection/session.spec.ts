import { accounts, enter, expect, test } from '../../harness/server/longboxTest'

test('a direct link asks for sign-in and then leads to where it pointed', async ({ page, longbox }) => {
  await page.goto(`${longbox.url}/libraries/all/series?x=1`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await enter(page, accounts.reader)
  await expect(page).toHaveURL(/\/libraries\/all\/series/)
})

test('a wrong password is told and nothing that was typed is lost', async ({ page, longbox }) => {
  await page.goto(`${longbox.url}/login`)
  await enter(page, { ...accounts.admin, password: 'wrong' })
  await expect(page.getByRole('alert')).toContainText('Invalid authentication')
  await expect(page.getByLabel('E-mail')).toHaveValue('demo@longbox.org')
})

for (const redirect of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '%E0%A4%A'])
  test(`a redirect to ${redirect} goes home`, async ({ page, longbox, signIn }) => {
    await signIn()
    await page.goto(`${longbox.url}/login?redirect=${redirect}`)
    await expect(page).toHaveURL(`${longbox.url}/dashboard`)
  })

test('a session that was lost leads to sign-in, and from there back to where one was', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/account`)
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await enter(page, accounts.admin)
  await expect(page).toHaveURL(`${longbox.url}/account`)
})

test('who is remembered is signed in after the session is gone, who is not must sign in', async ({
  page,
  longbox,
  context,
}) => {
  for (const remember of [true, false]) {
    await context.clearCookies()
    await page.goto(`${longbox.url}/login`)
    await page.getByLabel('Remember me on this device').setChecked(remember)
    await enter(page, accounts.admin)
    await expect(page).toHaveURL(/\/dashboard/)
    // Releases of the server name the cookie of the session differently.
    await context.clearCookies({ name: /^(?!.*remember-me).*$/ })
    await page.reload()
    if (remember) await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL(remember ? /\/dashboard/ : /\/login\?redirect=/)
  }
})

test('a session that an administrator ends leads to sign-in at once; nothing of it is left for the next person', async ({
  page,
  longbox,
  browser,
  signIn,
}) => {
  const theirs = await (await browser.newContext()).newPage()
  await signIn('reader', theirs)
  await theirs.goto(`${longbox.url}/`)
  const keepReading = theirs.getByRole('region', { name: 'Keep reading' })
  await expect(keepReading).toBeVisible()
  const first = keepReading.getByRole('link').first()
  const mine = await first.getAttribute('href')
  await theirs.request.delete(`${longbox.url}/api/v1/books/${mine?.split('/').at(-1)}/read-progress`)
  await expect(keepReading.locator(`a[href="${mine}"]`)).toHaveCount(0)
  await signIn()
  const users: { id: string; email: string; roles: string[] }[] = await (
    await page.request.get(`${longbox.url}/api/v2/users`)
  ).json()
  const reader = users.find(({ email }) => email === accounts.reader.email)
  // The server's own way: whose rights change must sign in anew.
  await page.request.patch(`${longbox.url}/api/v2/users/${reader?.id}`, { data: { roles: ['FILE_DOWNLOAD'] } })
  await expect(theirs).toHaveURL(/\/login\?redirect=/)
  await expect(theirs.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await enter(theirs, accounts.admin)
  await theirs.getByRole('button', { name: /^Account of/ }).click()
  await expect(theirs.getByRole('menuitem', { name: accounts.admin.email })).toBeVisible()
  await expect(theirs.getByRole('menuitem', { name: accounts.reader.email })).toBeHidden()
  await theirs.keyboard.press('Escape')
  // The next person still reads what the one before had put away.
  await expect(keepReading.locator(`a[href="${mine}"]`).first()).toBeAttached()
})

test('a reader is sent home from the pages of administrators', async ({ page, longbox, signIn }) => {
  await signIn('reader')
  for (const path of ['/settings/users', '/media-management/analysis', '/import/books']) {
    await page.goto(longbox.url + path)
    await expect(page).toHaveURL(/\/dashboard/)
  }
})

test('an address that leads nowhere says so and links home', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/no/such/page`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test.describe('with files that come late or never', () => {
  test.use({ tolerated: /PageNotLoaded/ })

  test('there is one main part while a page is fetched, in the shell and outside, and where it cannot be had', async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn()
    const waiting = page.getByRole('status', { name: 'Longbox is starting' })
    const main = page.getByRole('main')
    for (const { file, path } of [
      { file: 'AccountPage', path: '/account' },
      { file: 'ShellRoute', path: '/account' },
    ]) {
      let fetchIt = () => {}
      const held = new Promise<void>(resolve => {
        fetchIt = resolve
      })
      await page.route(`**/assets/${file}-*.js`, route => held.then(() => route.continue()))
      await page.goto(longbox.url + path, { waitUntil: 'commit' })
      await expect(waiting).toBeVisible()
      await expect(main).toHaveCount(1)
      fetchIt()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main).toHaveCount(1)
      await page.unrouteAll({ behavior: 'wait' })
    }
    await page.route('**/assets/AccountPage-*.js', route => route.abort())
    await page.goto(`${longbox.url}/account`)
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(main).toHaveCount(1)
  })
})
