import { expect, signInByApi, submitSignInForm, test, testAccounts } from '../../harness/server/longboxFixture'

test('a direct link leads to the sign-in page and then to its target', async ({ page, longbox }) => {
  await page.goto(`${longbox.url}/libraries/all/series?x=1`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await submitSignInForm(page, testAccounts.reader)
  await expect(page).toHaveURL(/\/libraries\/all\/series/)
})

test('reports a wrong password and keeps the input', async ({ page, longbox }) => {
  await page.goto(`${longbox.url}/login`)
  await submitSignInForm(page, { ...testAccounts.admin, password: 'wrong' })
  await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong')
  await expect(page.getByLabel('E-mail')).toHaveValue('demo@longbox.org')
})

test('a redirect with invalid percent-encoding leads to the home page', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/login?redirect=%E0%A4%A`)
  await expect(page).toHaveURL(`${longbox.url}/dashboard`)
})

test('a sign-in link of another program signs in only after a confirmation, and never replaces an account', async ({
  page,
  longbox,
  playwright,
}) => {
  const program = await playwright.request.newContext()
  const { email, password } = testAccounts.reader
  const credentials = Buffer.from(`${email}:${password}`).toString('base64')
  const session = await program.get(`${longbox.url}/api/v2/users/me`, {
    headers: { Authorization: `Basic ${credentials}`, 'X-Auth-Token': '' },
  })
  const link = `${longbox.url}/?xAuthToken=${session.headers()['x-auth-token']}`
  await program.dispose()
  await page.goto(link)
  await expect(page.getByText(`The link that opened this page signs in as ${email}.`)).toBeVisible()
  expect((await page.request.get(`${longbox.url}/api/v2/users/me`)).status()).toBe(401)
  await page.getByRole('button', { name: `Continue as ${email}` }).click()
  await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible()

  // Leaves the client before the cookies change. Otherwise, the dashboard could send requests without a session. After
  // such a request, the response could replace the cookie of the next session, or the client could reload the page.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInByApi(page.context(), longbox.url, testAccounts.admin)
  await page.goto(link)
  await expect(page.getByRole('button', { name: `Account of ${testAccounts.admin.email}` })).toBeVisible()
})

test('the end of the session leads to the sign-in page and then back to the same page', async ({
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
  await submitSignInForm(page, testAccounts.admin)
  await expect(page).toHaveURL(`${longbox.url}/account`)
})

test('a user with "remember me" stays signed in without a session; other users must sign in', async ({
  page,
  longbox,
  context,
}) => {
  for (const remember of [true, false]) {
    await context.clearCookies()
    await page.goto(`${longbox.url}/login`)
    await page.getByLabel('Remember me on this device').setChecked(remember)
    await submitSignInForm(page, testAccounts.admin)
    await expect(page).toHaveURL(/\/dashboard/)
    // Deletes the session cookie and all other cookies except the remember-me cookie. The test cannot select the
    // session cookie itself, because its name differs between versions of the server.
    await context.clearCookies({ name: /^(?!.*remember-me).*$/ })
    await page.reload()
    if (remember) await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL(remember ? /\/dashboard/ : /\/login\?redirect=/)
  }
})

test('if an administrator ends a session, the sign-in page appears immediately, and the next account does not see its data', async ({
  page,
  longbox,
  browser,
  signIn,
}) => {
  const readerPage = await (await browser.newContext()).newPage()
  await signIn('reader', readerPage)
  await readerPage.goto(`${longbox.url}/`)
  const keepReading = readerPage.getByRole('region', { name: 'Keep reading' })
  await expect(keepReading).toBeVisible()
  const first = keepReading.locator('a[href*="/book/"]').first()
  const bookPath = await first.getAttribute('href')
  await readerPage.request.delete(`${longbox.url}/api/v1/books/${bookPath?.split('/').at(-1)}/read-progress`)
  await expect(keepReading.locator(`a[href="${bookPath}"]`)).toHaveCount(0)
  await signIn()
  const users: { id: string; email: string; roles: string[] }[] = await (
    await page.request.get(`${longbox.url}/api/v2/users`)
  ).json()
  const reader = users.find(({ email }) => email === testAccounts.reader.email)
  // Changes the roles of a user. The server then ends all sessions of this user.
  await page.request.patch(`${longbox.url}/api/v2/users/${reader?.id}`, { data: { roles: ['FILE_DOWNLOAD'] } })
  await expect(readerPage).toHaveURL(/\/login\?redirect=/)
  await expect(readerPage.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await submitSignInForm(readerPage, testAccounts.admin)
  await readerPage.getByRole('button', { name: /^Account of/ }).click()
  await expect(readerPage.getByRole('menuitem', { name: testAccounts.admin.email })).toBeVisible()
  await expect(readerPage.getByRole('menuitem', { name: testAccounts.reader.email })).toBeHidden()
  await readerPage.keyboard.press('Escape')
  // Only the second account is reading this book. If the dashboard shows the book, the dashboard contains the data of
  // the second account.
  await expect(keepReading.locator(`a[href="${bookPath}"]`).first()).toBeAttached()
})

test('redirects readers from an administrator page to the dashboard', async ({ page, longbox, signIn }) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/settings/users`)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('shows a not-found page with a link home for an unknown address', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/no/such/page`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test.describe('with program files that load late or never', () => {
  test.use({ tolerated: /PageLoadError/ })

  test('there is exactly one main landmark while a page loads and after the page failed to load', async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn()
    const waiting = page.getByRole('status', { name: 'Longbox is starting' })
    const main = page.getByRole('main')
    for (const { file, path } of [
      { file: 'AccountPage', path: '/account' },
      { file: 'AppShellRouteLayout', path: '/account' },
    ]) {
      let release = () => {}
      const released = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route(`**/assets/${file}-*.js`, route => released.then(() => route.continue()))
      await page.goto(longbox.url + path, { waitUntil: 'commit' })
      await expect(waiting).toBeVisible()
      await expect(main).toHaveCount(1)
      release()
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
