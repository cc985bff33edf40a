import type { Page, Route } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test } from '../../harness/server/longboxFixture'

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views of the server page' }).getByRole('link', { name })

/** Changes a setting with an API request, as another administrator would do. */
async function changeSetting(page: Page, url: string, changes: object) {
  const response = await page.request.patch(`${url}/api/v1/settings`, {
    data: changes,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(response.status()).toBe(204)
}

test('two administrators change the server settings at the same time', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/settings/server`)
  const days = page.getByRole('textbox', { name: 'Days to stay signed in' })
  await expect(days).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await days.fill('100')
  await page.getByRole('textbox', { name: 'Port for e-readers' }).fill('70000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Enter a number from 1 to 65535')).toBeVisible()
  await page.getByRole('textbox', { name: 'Port for e-readers' }).fill('')

  await changeSetting(page, longbox.url, { rememberMeDurationDays: 50, koboProxy: true })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Someone else changed the same fields in the meantime')).toBeVisible()
  await expect(days).toHaveValue('100')
  await expect(page.getByRole('checkbox', { name: 'Pass Kobo requests on to the store' })).toBeChecked()
  expect(await findAxeViolations(page)).toEqual([])
  const keepMine = page.getByRole('button', { name: 'Keep mine: Days to stay signed in' })
  await expect(keepMine).toBeInViewport({ ratio: 1 })
  await keepMine.click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await page.reload()
  await expect(days).toHaveValue('100')

  await days.fill('7')
  await view(page, 'Tasks').click()
  await expect(page.getByRole('heading', { name: 'Task queue' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await view(page, 'Settings').click()
  await expect(days).toHaveValue('7')
  await view(page, 'Interface').click()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Discard changes' })
    .click()
  await expect(page.getByRole('combobox', { name: 'Alphabet bar' })).toBeVisible()
})

/** Simulates the log file of the server. Like the server, supports requests for byte ranges of the file. */
class ServedLog {
  bytes = Buffer.from('')
  readonly sizes: number[] = []
  append(text: string) {
    this.bytes = Buffer.concat([this.bytes, Buffer.from(text)])
  }
  respond = async (route: Route) => {
    const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(route.request().headers().range ?? '') ?? []
    const start = first === '' ? Math.max(0, this.bytes.length - Number(last)) : Number(first)
    const end = first === '' ? this.bytes.length : Math.min(this.bytes.length, Number(last) + 1)
    if (start >= end) return route.fulfill({ status: 416, body: '' })
    this.sizes.push(end - start)
    return route.fulfill({
      status: 206,
      body: this.bytes.subarray(start, end),
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'content-range': `bytes ${start}-${end - 1}/${this.bytes.length}`,
      },
    })
  }
}
const logLine = (number: number, level: string) =>
  `2026-11-23T10:00:00.000Z ${level.padStart(5)} 1 --- [task-1] o.g.komga.Tasks : line ${number}\n`

test('the log shows its end, follows new lines, filters lines, and survives a rotation of the log file', async ({
  page,
  longbox,
  signIn,
}) => {
  const log = new ServedLog()
  log.append(Array.from({ length: 40_000 }, (_, index) => logLine(index, index % 10 ? 'INFO' : 'WARN')).join(''))
  await page.route('**/actuator/logfile', log.respond)
  await signIn()
  await page.goto(`${longbox.url}/settings/server?view=log`)
  const lines = page.getByRole('region', { name: 'Lines of the log' })
  await expect(lines.getByText('line 39999')).toBeVisible()
  expect(log.sizes[0]).toBeLessThan(200_000)
  expect(await lines.getByRole('listitem').count()).toBeLessThan(150)
  expect(await findAxeViolations(page)).toEqual([])

  log.append(`${logLine(40_000, 'ERROR')}java.lang.IllegalStateException: broken\n\tat Reader.read(Reader.kt:12)\n`)
  await expect(lines.getByText('Reader.kt:12')).toBeVisible()
  expect(log.sizes.at(-1)).toBeLessThan(1000)

  await page.getByRole('combobox', { name: 'Level' }).selectOption('ERROR only')
  await expect(lines.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('reader.KT')
  await expect(lines.locator('mark')).toHaveText('Reader.kt')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('')
  await page.getByRole('combobox', { name: 'Level' }).selectOption('All levels')

  const follow = page.getByRole('checkbox', { name: 'Follow new lines' })
  const scrollTop = () => lines.evaluate(element => element.scrollTop)
  await expect.poll(scrollTop).toBeGreaterThan(0)
  // The page requests the log repeatedly. If a response arrives directly after a key press, the page may scroll back to
  // the end. Therefore the test presses the key again until it has an effect.
  await expect(async () => {
    await lines.focus()
    await page.keyboard.press('Home')
    await expect(follow).not.toBeChecked({ timeout: 1_000 })
    await expect.poll(scrollTop, { timeout: 2_000 }).toBe(0)
  }).toPass()
  const firstVisible = lines.getByRole('listitem').first()
  const text = await firstVisible.textContent()
  const top = (await firstVisible.boundingBox())?.y
  await page.getByRole('button', { name: 'Load earlier lines' }).click()
  await expect(page.getByText(/^Last 25\d kB|^.*Last 25\d kB/)).toBeVisible()
  const same = lines.getByText(text ?? '', { exact: true })
  await expect(same).toBeVisible()
  expect(Math.abs(((await same.boundingBox())?.y ?? 0) - (top ?? 0))).toBeLessThan(3)

  log.bytes = Buffer.from(logLine(1, 'INFO'))
  await follow.click()
  await expect(lines.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(/Complete log/)).toBeVisible()
})

test('after a shutdown, the page shows that the server is off, and continues when the server has started again', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/settings/server?view=tasks`)
  const calls = /\/(api|sse|actuator)\//
  await page.route('**/actuator/shutdown', async route => {
    await page.route(calls, call => call.abort())
    await route.fulfill({ json: { message: 'Shutting down, bye...' } })
  })
  await page.getByRole('button', { name: 'Shut down' }).click()
  const confirm = page.getByRole('dialog', { name: 'Shut down the server?' })
  await expect(confirm.getByRole('button', { name: 'Shut down' })).toBeDisabled()
  await confirm.getByRole('checkbox').click()
  await confirm.getByRole('button', { name: 'Shut down' }).click()
  const off = page.getByRole('dialog', { name: 'The server is off' })
  await expect(off).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await off.getByRole('button', { name: 'Try again' }).click()
  await expect(off.getByText('The server still does not respond.')).toBeVisible()
  await page.unroute(calls)
  // The client repeatedly checks the connection, and closes the dialog when a check succeeds. If the dialog closes
  // before the test clicks "Try again", the click fails. The test ignores this failure.
  await off
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 2000 })
    .catch(() => undefined)
  await expect(page.getByText('The server is running again').first()).toBeVisible()
  await expect(off).toBeHidden()
})

test('the alphabet bar uses the groups in the interface settings for all users', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/settings/ui`)
  const groups = page.getByRole('combobox', { name: 'Alphabet bar' })
  await groups.selectOption('Gojūon (Japanese kana)')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await page.goto(`${longbox.url}/settings/ui`)
  await expect(groups).toHaveValue('japanese')
})
