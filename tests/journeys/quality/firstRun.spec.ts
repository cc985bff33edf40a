import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeNumberedComic } from '../../harness/content/writeNumberedComic'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { fetchProgressPageNumber } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const folder = mkdtempSync(join(tmpdir(), 'longbox-comics-'))
test.use({ args: ['--scenario', 'unclaimed'] })
test.beforeAll(async () => {
  for (const number of ['1', '2'])
    await writeNumberedComic(join(folder, 'The Lighthouse', `The Lighthouse 00${number}.cbz`), 6, {
      width: 500,
      height: 750,
    })
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('first use: claim the server, add a library, browse, read, and resume at the stored position', async ({
  page,
  longbox,
  context,
}) => {
  await page.goto(longbox.url)
  await expect(page.getByRole('heading', { name: 'Welcome to your server' })).toBeVisible()
  expect(await findAxeViolations(page), 'claim').toEqual([])
  await page.getByLabel('E-mail').fill('me@example.org')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a long walk by the sea')
  await expect(page.getByText(/Strength of the password/)).toBeVisible()
  expect(await findAxeViolations(page), 'claim, filled in').toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { name: 'No libraries yet' })).toBeVisible()
  expect(await findAxeViolations(page), 'welcome').toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Add a library' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a library' })
  await dialog.getByLabel('Folder').fill('/no/such/folder')
  await dialog.getByRole('button', { name: 'Add library' }).click()
  await expect(dialog.getByRole('alert')).toContainText('An error occurred while trying to add the library')
  await dialog.getByText('More options').click()
  await dialog.getByRole('button', { name: 'Browse' }).click()
  await expect(dialog.getByRole('list', { name: 'Folders of the server' }).getByRole('button').first()).toBeVisible()
  expect(await findAxeViolations(page), 'adding a library').toEqual([])
  await dialog.getByRole('textbox', { name: 'Folder' }).fill(folder)
  await dialog.getByLabel('Name').fill('Comics')
  await dialog.getByRole('button', { name: 'Add library' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('link', { name: 'Comics' }).first().click()
  await page.getByRole('link', { name: 'Browse' }).click()
  await page.getByRole('grid', { name: 'Series', exact: true }).getByRole('link', { name: 'The Lighthouse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Lighthouse' })).toBeVisible()
  await page.getByRole('link', { name: 'Read', exact: true }).click()
  await expect(page.getByText('Page 1 of 6')).toBeAttached()
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`Page ${number} of 6`)).toBeAttached()
  }
  await expect.poll(() => fetchProgressPageNumber(page, 'The Lighthouse 001')).toBe(4)
  await page.close()

  const again = await context.newPage()
  await again.goto(longbox.url)
  const shelf = again.getByRole('region', { name: 'Keep reading' })
  await expect(shelf.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67')
  await shelf.getByRole('link', { name: 'The Lighthouse' }).click()
  await again.getByRole('link', { name: 'Continue · page 4' }).click()
  await expect(again.getByText('Page 4 of 6')).toBeAttached()
  for (let turn = 0; turn < 2; turn++) await again.keyboard.press('ArrowRight')
  await expect(again.getByText('Page 6 of 6')).toBeAttached()
  await again.keyboard.press('ArrowRight')
  const endCard = again.getByRole('region', { name: 'You reached the end' })
  // The key has no effect until the next book is known.
  await expect(endCard.getByRole('button', { name: 'Read next' })).toBeVisible()
  await again.keyboard.press('ArrowRight')
  await expect(again.getByText('Page 1 of 6')).toBeAttached()
})
