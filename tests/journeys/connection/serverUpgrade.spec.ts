import { expect, submitSignInForm, test } from '../../harness/server/longboxFixture'

// The test stops the server, so some requests of the page fail. The errors of these requests do not make the test fail.
test.use({ tolerated: /Failed to fetch|dynamically imported|NetworkError|Load failed/ })

test('an administrator with an open page sees the new version of a server that was stopped and upgraded', async ({
  page,
  longbox,
}) => {
  test.setTimeout(180_000)
  let newVersion: string | undefined
  await page.route('**/actuator/info', async route => {
    const response = await route.fetch()
    const info = await response.json()
    if (newVersion) info.build.version = newVersion
    await route.fulfill({ response, json: info })
  })
  const firstInfo = page.waitForResponse(response => response.url().endsWith('/actuator/info') && response.ok())
  await page.goto(`${longbox.url}/login`)
  // The mock server loses all sessions when it stops.
  await page.getByLabel('Remember me on this device').check()
  await submitSignInForm(page.getByRole('main'))
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
  await firstInfo
  await longbox.stopServing()
  await expect(page.getByText('The server is unreachable.')).toBeVisible({ timeout: 30_000 })
  newVersion = '1.99.0'
  await longbox.serveAgain()
  await expect(page.getByText('The server now runs version 1.99.0.')).toBeVisible({ timeout: 60_000 })
})
