import { expect, test } from '../harness/longboxTest'
import { idOf } from '../harness/lookup'
import { startLongbox } from '../harness/startLongbox'

test.use({ args: ['--scenario', 'admin', '--base', '/server'] })

test('in front of another server under other base paths everything stays on the client’s own origin', async ({
  page,
  longbox,
}) => {
  test.setTimeout(120_000)
  const client = await startLongbox(['--server', longbox.url, '--base', '/books'])
  const elsewhere: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(`${client.url}/`) && /^http/.test(request.url())) elsewhere.push(request.url())
  })
  try {
    await page.goto(`${client.url}/dashboard`)
    await page.getByLabel('E-mail').fill('demo@longbox.org')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('demo')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(`${client.url}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
    await page.goto(`${client.url}/book/${await idOf(page, 'books')}/read?incognito=true`)
    await expect(page.getByText(/Page \d+ of/)).toBeAttached()
    await page.goto(`${client.url}/book/${await idOf(page, 'epubs')}/read-epub?incognito=true`)
    await expect(page.frameLocator('iframe').first().locator('body')).toContainText(/\w/)
    expect(elsewhere).toEqual([])
  } finally {
    await client.stop()
  }
})
