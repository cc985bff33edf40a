import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { projectDir } from '../../server/options'
import { violations } from '../harness/axe'
import { expect, test } from '../harness/longboxTest'
import { idOf } from '../harness/lookup'

test.use({ args: ['--scenario', '5k'] })

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

async function openSeries(page: Page, url: string): Promise<string> {
  const id = await idOf(page, 'series')
  await page.goto(`${url}/series/${id}`)
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return id
}

const picture = (width: number, noise: number) =>
  sharp({
    create: {
      width,
      height: width * 1.5,
      channels: 3,
      background: '#123',
      noise: { type: 'gaussian', mean: 120, sigma: noise },
    },
  })

test('edits one series: language by name, tags from the server, and the page shows it', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openSeries(page, longbox.url)
  await page.getByLabel('Publisher', { exact: true }).fill('Quill & Sons')
  await page.getByLabel('Language', { exact: true }).fill('brazil')
  await page.getByRole('option', { name: /Brazilian Portuguese/ }).click()
  await tab(page, 'Tags').click()
  await page.getByLabel('Genres', { exact: true }).fill('longbox test')
  await page.keyboard.press('Enter')
  await tab(page, 'Links').click()
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByRole('textbox', { name: 'Label 1' }).fill('Shop')
  await page.getByRole('textbox', { name: 'Address 1' }).fill('shop.example')
  await save(page).click()
  await expect(page.getByText('Enter a full web address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address 1' }).fill('https://shop.example/1')
  expect(await violations(page)).toEqual([])
  await save(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Quill & Sons').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'longbox test' })).toBeVisible()
})

test('asks before changes are lost', async ({ page, longbox, signIn }) => {
  await signIn()
  await openSeries(page, longbox.url)
  await page.getByLabel('Sort title *').fill('Something else')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Sort title *')).toHaveValue('Something else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('shows both when somebody else saved meanwhile', async ({ page, longbox, signIn }) => {
  await signIn()
  const id = await openSeries(page, longbox.url)
  await page.getByLabel('Title *', { exact: true }).fill('Mine')
  await page.evaluate(
    async id =>
      fetch(new URL(`api/v1/series/${id}/metadata`, document.baseURI), {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: JSON.stringify({ title: 'Theirs', publisher: 'Their House' }),
      }),
    id,
  )
  await expect(page.getByRole('button', { name: 'Take their Title' })).toBeVisible()
  await expect(page.getByLabel('Publisher', { exact: true })).toHaveValue('Their House')
  await page.getByRole('button', { name: 'Keep my Title' }).click()
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
})

test('edits several: what differs is left alone, what is changed goes to all', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series?layout=table`)
  for (const index of [1, 2, 3])
    await page
      .locator(`[role="row"][aria-rowindex="${index + 1}"]`)
      .getByRole('checkbox')
      .click()
  await bar(page).getByRole('button', { name: 'Edit metadata' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit 3 series' })).toBeVisible()
  const bodies: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON())
  })
  await page.getByLabel('Age rating', { exact: true }).fill('12')
  await save(page).click()
  await expect(page.getByText('3 series saved')).toBeVisible()
  expect(bodies.length).toBeLessThanOrEqual(3)
  for (const body of bodies) expect(Object.keys(body as object).toSorted()).toEqual(['ageRating', 'ageRatingLock'])
})

test('gives a series a poster; one that is too big is made smaller first', async ({ page, longbox, signIn }) => {
  await signIn()
  await openSeries(page, longbox.url)
  await tab(page, 'Posters').click()
  const files = page.locator('input[type=file]')
  const big = await picture(1400, 60).png().toBuffer()
  await files.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: big })
  await expect(page.getByText('This file is larger than 1 MB')).toBeVisible()
  await page.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(page.getByRole('listitem', { name: 'New, not saved yet, In use' })).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await tab(page, 'Posters').click()
  await expect(page.getByRole('listitem', { name: 'Uploaded, In use' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete this poster' }).click()
  await save(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('adds to a new collection and takes it back', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series?layout=table`)
  for (const index of [1, 2])
    await page
      .locator(`[role="row"][aria-rowindex="${index + 1}"]`)
      .getByRole('checkbox')
      .click()
  await bar(page).getByRole('button', { name: 'Add to collection' }).click()
  await page.getByLabel('Search or create').fill('Winter evenings')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 series added to “Winter evenings”')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Add to collection' }).click()
  await page.getByLabel('Search or create').fill('winter EVENINGS')
  await expect(page.getByText('This already exists')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Winter evenings/ })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goto(`${longbox.url}/libraries/all/collections`)
  await expect(page.getByRole('link', { name: 'Winter evenings' })).toBeHidden()
})

test('the palette goes to a series and marks it, by keyboard alone', async ({ page, signIn }) => {
  await signIn('reader')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Go to or do' })
  await field.fill('harbour')
  const first = page.getByRole('option').nth(1)
  await expect(first).toBeVisible()
  const title = await first.textContent()
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('mark as read')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Marked as read')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('tabs are sections, and saving stays in sight', async ({ page, longbox, signIn }) => {
    await signIn()
    await openSeries(page, longbox.url)
    await expect(page.getByRole('heading', { name: 'Sharing' })).toBeAttached()
    await page.getByLabel('Sharing labels', { exact: true }).fill('family')
    await page.keyboard.press('Enter')
    await expect(save(page)).toBeInViewport()
    expect(await violations(page)).toEqual([])
    await save(page).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('in Arabic everything runs the other way, and saves', async ({ page, longbox, signIn }) => {
  const ar = JSON.parse(readFileSync(join(projectDir, 'locales/ar.json'), 'utf8'))
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series`)
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('grid').getByRole('link').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: ar.action.edit }).click()
  await page.getByLabel(ar.resources.series.fields.publisher, { exact: true }).fill('دار الحبر')
  await page.keyboard.press('Tab')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: ar.dialog.edit.save }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
