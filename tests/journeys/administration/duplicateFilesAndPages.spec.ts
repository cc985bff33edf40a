import type { Page } from 'playwright/test'
import type { PagedBooks, PagedKnownPageHashes, PagedUnknownPageHashes } from '../../../src/generated/model.schemas'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { HASH_TIMEOUT_MS } from '../../harness/hashTimeoutMs'
import { expect, test } from '../../harness/server/longboxFixture'

test.describe.configure({ timeout: 240_000 })

async function getJson<Body>(page: Page, url: string): Promise<Body> {
  const response = await page.request.get(url)
  expect(response.ok()).toBe(true)
  return (await response.json()) as Body
}

test('marks duplicate files by a rule, and deletes the marked file of one group', async ({ page, longbox, signIn }) => {
  await signIn()
  const getDuplicates = () => getJson<PagedBooks>(page, `${longbox.url}/api/v1/books/duplicates?unpaged=true`)
  await expect.poll(async () => (await getDuplicates()).totalElements, { timeout: HASH_TIMEOUT_MS }).toBeGreaterThan(1)
  const [first] = (await getDuplicates()).content
  if (!first) throw new Error('no duplicates')
  await page.goto(`${longbox.url}/media-management/duplicate-files?q=${first.fileHash}`)
  const group = page.getByRole('list', { name: 'Duplicate files' }).getByRole('region')
  await expect(group).toHaveCount(1)
  await page.getByRole('button', { name: 'Choose by rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Keep', { exact: true }).selectOption('shortestPath')
  await expect(dialog.getByRole('status')).toContainText('marked for deletion')
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const keepOnly = group.getByRole('button', { name: `Keep only this ${first.url}` })
  await keepOnly.click()
  await expect(keepOnly).toBeHidden()
  await expect(group.getByRole('checkbox', { name: `Delete ${first.url}` })).toBeDisabled()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Delete \d+ files?$/ }).click()
  await expect(dialog.getByRole('button', { name: /^Delete \d+ files?$/ })).toBeDisabled()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: /^Delete \d+ files?$/ }).click()
  // The list still contains a deleted file, but marks the file as not available. The file disappears from the list when
  // an administrator empties the trash.
  await expect(keepOnly).toBeHidden()
  await expect(group.getByText('The file is not available').first()).toBeVisible({ timeout: HASH_TIMEOUT_MS })
  const remaining = await page.request.get(`${longbox.url}/api/v1/books/${first.id}`)
  expect(remaining.ok()).toBe(true)
})

test('chooses actions for duplicate pages by keys, undoes one action, and lists the known pages with their matches', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const unknownUrl = `${longbox.url}/api/v1/page-hashes/unknown?size=100`
  const countUnknown = async () => (await getJson<PagedUnknownPageHashes>(page, unknownUrl)).totalElements
  await expect.poll(countUnknown, { timeout: HASH_TIMEOUT_MS }).toBeGreaterThan(1)
  // Counts the duplicate pages for which the user has chosen an action. The number of the other duplicate pages may
  // still increase, because the server hashes pages in the background.
  const knownUrl = `${longbox.url}/api/v1/page-hashes?size=1`
  const countKnown = async () => (await getJson<PagedKnownPageHashes>(page, knownUrl)).totalElements
  const total = await countKnown()
  await page.goto(`${longbox.url}/duplicate-pages/unknown`)
  const strip = page.getByRole('list', { name: 'New duplicate pages' }).getByRole('button')
  await expect(strip.first()).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('list', { name: 'Matches' }).getByRole('listitem').first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('m')
  await expect.poll(countKnown).toBe(total + 1)
  await page.keyboard.press('n')
  await page.keyboard.press('i')
  await expect.poll(countKnown).toBe(total + 2)
  await page.keyboard.press('u')
  await expect(page.getByText(/^1 of /)).toBeVisible()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Enable automatic deletion?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Known', exact: true }).click()
  const known = page.getByRole('list', { name: 'Known duplicate pages' }).getByRole('button')
  await page.goto(`${longbox.url}/duplicate-pages/known?action=DELETE_MANUAL&sort=-lastModified`)
  await expect(known.first()).toBeVisible()
  await expect(page.getByText('Delete manually', { exact: true }).first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Delete all matches/ }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete all matches of this page?' })
  await confirmation.getByRole('checkbox').click()
  await confirmation.getByRole('button', { name: 'Delete all matches' }).click()
  await expect(page.getByText(/^Deletion of \d+ matches? is queued$/)).toBeVisible()
})
