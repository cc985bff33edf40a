import type { Locator, Page } from 'playwright/test'
import { listSourceFilesOfBookImports, waitForScannedImportFolder } from '../../harness/imports/bookImportTestSteps'
import { endSessionWithNextRequest } from '../../harness/server/endSessionWithNextRequest'
import { expect, submitSignInForm, test } from '../../harness/server/longboxFixture'

// The viewport is so large that the table shows all rows. Some requests fail on purpose. Their errors do not make the
// tests fail.
test.use({ viewport: { width: 1600, height: 1800 }, tolerated: /Failed to fetch|NetworkError/ })
test.describe.configure({ timeout: 240_000 })

const TASK_TIMEOUT_MS = 90_000
const row = (page: Page, file: string | RegExp): Locator =>
  page.getByRole('table', { name: 'Files to import' }).getByRole('row').filter({ hasText: file })
const progress = (page: Page) => page.getByRole('region', { name: 'Progress of the import' })
const serverError = { status: 500, json: {} }

async function scan(page: Page, folder: string): Promise<void> {
  await page.getByLabel('Folder on the server').fill(folder)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
}

/**
 * Imports a file. First waits until no import request is running, because the page ignores an import during such a
 * request.
 */
async function importOne(page: Page, file: string): Promise<void> {
  await expect(progress(page).getByRole('button', { name: /^Import (the )?\d+ books?/ })).toBeEnabled()
  const checkbox = row(page, file).getByRole('checkbox')
  await checkbox.click()
  await page.getByRole('button', { name: 'Import selected' }).click()
  await checkbox.click()
}

async function retry(page: Page, failed: Locator): Promise<void> {
  await failed.getByRole('cell').nth(1).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const expectImported = (page: Page, file: string) =>
  expect(row(page, file).getByRole('link', { name: 'Imported' })).toBeVisible({ timeout: TASK_TIMEOUT_MS })

/** Returns the numbers of the books of the series *Snowline*, by file name. */
async function fetchSnowlineNumbers(page: Page, url: string): Promise<Record<string, number>> {
  const read = async (path: string) => (await (await page.request.get(`${url}/api/v1/${path}`)).json()).content
  const series: { id: string; name: string }[] = await read('series?unpaged=true')
  const id = series.find(({ name }) => name === 'Snowline')?.id
  const books: { name: string; metadata: { numberSort: number } }[] = await read(`series/${id}/books?unpaged=true`)
  return Object.fromEntries(books.map(({ name, metadata }) => [name, metadata.numberSort]))
}

const expectAllReady = (page: Page) =>
  expect(progress(page).getByText('Ready: 9', { exact: true })).toBeVisible({ timeout: TASK_TIMEOUT_MS })

test('after faults at twelve steps of an import, no choice of the user is lost, and each file is imported once', async ({
  page,
  longbox,
  signIn,
}) => {
  page.on('dialog', dialog => dialog.accept())
  await signIn()
  const folder = await waitForScannedImportFolder(page, longbox.url)
  const snowlineNumbers = await fetchSnowlineNumbers(page, longbox.url)
  expect(Object.values(snowlineNumbers)).toEqual([1, 2, 3, 4])
  await page.goto(`${longbox.url}/import/books`)

  // Simulates failures of two scans. In the first scan, a scan request and an analysis request do not reach the server.
  // In the second scan, the server responds to scan requests with an error.
  await page.route('**/transient-books', route => route.abort(), { times: 1 })
  await page.route('**/analyze', route => route.abort(), { times: 1 })
  await scan(page, `${folder}/Western comics`)
  await expect(row(page, 'Harbour Nine 007.cbz')).toBeVisible()
  let isScanFailing = true
  await page.route('**/transient-books', route => (isScanFailing ? route.fulfill(serverError) : route.fallback()))
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  const scanAgain = page.getByRole('button', { name: 'Scan again' })
  await expect(scanAgain).toBeVisible()
  isScanFailing = false
  // The client also scans again by itself, for example when the server reports that it has no tasks. In this case, the
  // button disappears before the click.
  await scanAgain.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(scanAgain).toBeHidden()
  // Waits until all analyses have ended. The simulated failures below must affect the requests after the page reload. A
  // request of a running analysis would receive such a failure before the reload.
  await expectAllReady(page)

  // Simulates failures of the analysis: the requests for the file, its series and the books of the series fail. The
  // user has also entered a number, but the page reloads before IndexedDB has stored this number.
  await page.evaluate(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await row(page, 'Harbour Nine 008.cbz').getByRole('textbox').fill('8.5')
  await row(page, 'Harbour Nine 008.cbz').getByRole('textbox').press('Enter')
  await expect(row(page, 'Harbour Nine 008.cbz').getByRole('textbox')).toHaveValue('8.5')
  for (const call of ['**/analyze', '**/series/list*', '**/books/list*'])
    await page.route(call, route => route.fulfill(serverError), { times: 1 })
  await page.reload()
  const failed = row(page, /An error occurred/)
  await expect(failed.first()).toBeVisible({ timeout: TASK_TIMEOUT_MS })
  await expect(progress(page).getByText(/Waiting|Analyzing/)).toHaveCount(0, { timeout: TASK_TIMEOUT_MS })
  const selectAll = page.getByRole('checkbox', { name: 'Select all matches' })
  await selectAll.click()
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await selectAll.click()
  await expect(failed).toHaveCount(0)
  await expectAllReady(page)
  await expect(row(page, 'Harbour Nine 008.cbz').getByRole('textbox')).toHaveValue('8.5')

  // Simulates failures of the import, one after another: the response is lost, the request is lost, the server responds
  // with an error, the session ends, and the page reloads.
  const importCall = '**/books/import'
  await page.route(importCall, async route => void (await route.fetch().then(() => route.abort())), { times: 1 })
  await importOne(page, 'Harbour Nine 007.cbz')
  await expectImported(page, 'Harbour Nine 007.cbz')
  await page.route(importCall, route => route.abort(), { times: 1 })
  await importOne(page, 'Snowline #02.5')
  await expect(row(page, 'Snowline #02.5').getByText('Importing')).toBeVisible()
  await page.route(importCall, route => route.fulfill(serverError), { times: 1 })
  await importOne(page, 'Snowline 005')
  for (const file of ['Snowline #02.5', 'Snowline 005']) {
    await expect(row(page, file).getByText('Failed')).toBeVisible({ timeout: TASK_TIMEOUT_MS })
    // After an import, a real server first numbers the books by file name, and reads the numbers in the files later.
    await expect
      .poll(() => fetchSnowlineNumbers(page, longbox.url), { timeout: TASK_TIMEOUT_MS })
      .toMatchObject(snowlineNumbers)
    await retry(page, row(page, file))
    await expectImported(page, file)
  }
  await endSessionWithNextRequest(page, importCall)
  await row(page, 'Harbour Nine 008.cbz').getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Import selected' }).click()
  await submitSignInForm(page)
  await expect(page).toHaveURL(`${longbox.url}/import/books`)
  await expect(row(page, 'Harbour Nine 008.cbz').getByText('Ready')).toBeVisible({ timeout: TASK_TIMEOUT_MS })
  // The server receives the import request, and the page reloads before the response arrives.
  let isReceived = false
  await page.route(
    importCall,
    async route => {
      await route.fetch()
      isReceived = true
    },
    { times: 1 },
  )
  await importOne(page, 'Harbour Nine 008.cbz')
  await expect.poll(() => isReceived).toBe(true)
  await page.reload()
  await expectImported(page, 'Harbour Nine 008.cbz')

  await expect(progress(page).getByText('Imported: 4', { exact: true })).toBeVisible()
  const sources = await listSourceFilesOfBookImports(page, longbox.url, folder)
  expect(sources).toHaveLength(4)
  expect(new Set(sources).size).toBe(4)
  expect(Object.keys(await fetchSnowlineNumbers(page, longbox.url))).toEqual(
    expect.arrayContaining(Object.keys(snowlineNumbers)),
  )
})
