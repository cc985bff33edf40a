import { signInForBenchmark, waitForNetworkIdle } from '../../bench/benchmarkBrowser'
import { routeByteBudgets } from '../../bench/benchmarkRouteBytes'
import { expect, test } from '../../harness/server/longboxFixture'
import {
  bytesToKiB,
  measureTransferredBytesOfPage,
  preventLaterLoads,
  removeEventSource,
} from '../../harness/server/measureTransferredBytesOfPage'

for (const { name, signedIn, path, bound } of routeByteBudgets)
  test(`JS and CSS of ${name} stay within ${bound} KiB after gzip, and there are no web fonts or duplicate requests`, async ({
    context,
    longbox,
  }) => {
    const scout = await context.newPage()
    if (signedIn) await signInForBenchmark(scout, longbox.url)
    const target = longbox.url + (await path(scout))
    const page = await context.newPage()
    await page.addInitScript(removeEventSource)
    await page.addInitScript(preventLaterLoads)
    const calls: string[] = []
    page.on('request', call => {
      if (call.resourceType() === 'fetch') calls.push(`${call.method()} ${call.url()} ${call.postData() ?? ''}`)
    })
    const { gzip, fonts, files } = await measureTransferredBytesOfPage(page, async () => {
      await page.goto(target)
      await waitForNetworkIdle(page)
    })
    expect(bytesToKiB(gzip), files.join('\n')).toBeLessThanOrEqual(bound)
    expect(fonts).toEqual([])
    expect(calls.filter((call, nth) => calls.indexOf(call) !== nth)).toEqual([])
  })

test('the dashboard of an administrator loads react-admin only with the first list', async ({
  page,
  signIn,
  longbox,
}) => {
  await signIn()
  const dashboard = await measureTransferredBytesOfPage(page, async () => {
    await page.goto(`${longbox.url}/dashboard`)
    await waitForNetworkIdle(page)
  })
  expect(dashboard.files.filter(isReactAdminChunk)).toEqual([])
  const list = await measureTransferredBytesOfPage(page, async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'All libraries' }).click()
    await expect(page.getByRole('link', { name: 'Browse', exact: true })).toBeVisible()
    await waitForNetworkIdle(page)
  })
  expect(list.files.filter(isReactAdminChunk)).toHaveLength(2)
})

/** Whether a file of the build contains react-admin (scripts/vite/createChunkGroups.ts). */
const isReactAdminChunk = (file: string): boolean => /\/assets\/(lists|resources)-/.test(file)

test('every script of the page blocks rendering, so that the theme applies before the first paint', async ({
  page,
  longbox,
}) => {
  const html = await (await page.request.get(longbox.url)).text()
  const scripts = html.match(/<script [^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain('blocking="render"')
})

test('the page requests the signed-in user before the program has loaded', async ({ page, longbox }) => {
  const consoleErrors: string[] = []
  page.on('console', message => message.type() === 'error' && consoleErrors.push(message.text()))
  await page.route('**/assets/*.js', route => route.abort())
  const userRequest = page.waitForRequest('**/api/v2/users/me')
  await page.goto(longbox.url)
  await userRequest
  expect(consoleErrors.join()).not.toContain('Content Security Policy')
})
