import type { Locator, Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { listSourceFilesOfBookImports, waitForScannedImportFolder } from '../../harness/imports/bookImportTestSteps'
import { openInApp } from '../../harness/openInApp'
import { expect, submitSignInForm, test } from '../../harness/server/longboxFixture'

// The viewport is so large that the table shows all rows.
test.use({ viewport: { width: 1600, height: 1400 } })
test.describe.configure({ timeout: 120_000 })

const TASK_TIMEOUT_MS = 60_000
const table = (page: Page) => page.getByRole('table', { name: 'Files to import' })
const row = (page: Page, file: string): Locator => table(page).getByRole('row').filter({ hasText: file })
const status = (page: Page) => page.getByRole('region', { name: 'Progress of the import' })

async function scan(page: Page, folder: string): Promise<void> {
  await page.getByLabel('Folder on the server').fill(folder)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
}

/** Waits until the import page shows that `count` files are ready. */
const expectReady = (page: Page, count: number) =>
  expect(status(page).getByText(`Ready: ${count}`, { exact: true })).toBeVisible({ timeout: TASK_TIMEOUT_MS })

test('scans, resolves, compares and imports the files of a folder, across a reload and a sign-out', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const folder = await waitForScannedImportFolder(page, longbox.url)
  await page.goto(`${longbox.url}/import/books`)
  await expect(page.getByText(`The sample library has a folder with files to import: ${folder}`)).toBeVisible()
  await scan(page, `${folder}/missing`)
  await expect(page.getByRole('alert')).toContainText('Check the spelling of the path')
  await scan(page, `${folder}/Western comics`)
  await expect(row(page, 'Snowline #02.5 (2025).cbz')).toBeVisible()
  await expectReady(page, 9)
  await expect(row(page, 'Snowline #02.5 (2025).cbz').getByRole('textbox')).toHaveValue('2.5')

  const upgrade = row(page, 'Orbit Diner 003 (Restored).cbz')
  await upgrade.getByRole('button', { name: 'Compare with the existing book' }).click()
  await page
    .getByRole('dialog', { name: 'Compare books' })
    .getByRole('button', { name: 'Keep the existing file' })
    .click()
  await expect(upgrade.getByText('Skipped')).toBeVisible()

  const changed = row(page, 'Harbour Nine 008.cbz')
  await changed.getByRole('textbox').fill('8.5')
  await changed.getByRole('textbox').press('Enter')
  await expect(changed.getByText('Harbour Nine - 008.5')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.reload()
  await expect(changed.getByRole('textbox')).toHaveValue('8.5')
  await expect(upgrade.getByText('Skipped')).toBeVisible()

  await expectReady(page, 8)
  await changed.getByText('Harbour Nine 008.cbz').click()
  const details = page.getByRole('dialog', { name: 'Harbour Nine 008' })
  await details.getByLabel('Destination name').fill('a/b')
  await details.getByLabel('Destination name').press('Enter')
  await expect(details.getByRole('alert')).toContainText('The destination name contains one of')
  expect(await findAxeViolations(page)).toEqual([])
  await details.getByRole('button', { name: 'Use the pattern' }).click()
  await details.getByRole('button', { name: 'Done' }).click()

  await status(page).getByRole('button', { name: 'Import 8 books' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Import 8 books?' })
  await expect(confirmation).toContainText('They keep their progress, metadata, uploaded posters and read lists.')
  expect(await findAxeViolations(page)).toEqual([])
  await confirmation.getByRole('checkbox', { name: /^Replace the files? of/ }).check()
  await confirmation.getByRole('button', { name: 'Import 8 books' }).click()
  await expect(changed.getByRole('link', { name: 'Imported' })).toBeVisible({ timeout: TASK_TIMEOUT_MS })
  await expect(status(page).getByText('Import finished: 8 books imported.')).toBeVisible({
    timeout: TASK_TIMEOUT_MS,
  })
  const sources = await listSourceFilesOfBookImports(page, longbox.url, folder)
  expect(sources).toContain(`${folder}/Western comics/Harbour Nine/Harbour Nine 008.cbz`)
  expect(new Set(sources).size).toBe(sources.length)

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const signOut = page.getByRole('dialog', { name: 'Sign out' })
  await expect(signOut.getByText(/choices and results of \d+ files to import/)).toBeVisible()
  await signOut.getByRole('button', { name: 'Sign out', exact: true }).click()
  await submitSignInForm(page)
  await expect(page).toHaveURL(/dashboard/)
  await openInApp(page, '/import/books')
  await expect(upgrade.getByText('Skipped')).toBeVisible()
  // After the sign-in, the server again analyzes the file for which the client has found no series. The test waits
  // until the analysis has ended, and then leaves the page.
  await expect(status(page).getByText(/^(Needs input|Not possible): 1$/)).toBeVisible({ timeout: TASK_TIMEOUT_MS })
  await changed.getByRole('link', { name: 'Imported' }).click()
  await expect(page).toHaveURL(/\/book\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
