import arabic from '../../../locales/ar.json' with { type: 'json' }
import {
  fetchInPageSession,
  fetchSeriesMetadata,
  locateSaveChangesButton,
  locateSelectionBar,
  patchSeriesMetadata,
  pressKeyUntilFocused,
  selectFirstSeries,
} from '../../harness/editDialogTestSteps'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { openInApp } from '../../harness/openInApp'
import { selectInterfaceLanguage } from '../../harness/selectInterfaceLanguage'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '5k'] })
test.setTimeout(120_000)

test('edits several series: keeps values that differ, and applies changed and cleared values to all series', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const ids = await selectFirstSeries(page, longbox.url, 3)
  const houses = ['Ash', 'Birch', 'Cedar']
  for (const [at, id] of ids.entries())
    await patchSeriesMetadata(page, id, {
      publisher: houses[at],
      ageRating: at * 3,
      language: `e${'nst'[at]}`,
      genres: ['noir'],
    })
  await locateSelectionBar(page).getByRole('button', { name: 'Edit metadata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 3 series' })
  await expect(dialog.getByLabel('Publisher', { exact: true })).toHaveAttribute('placeholder', 'Mixed values')
  await expect(dialog.getByLabel('Title *', { exact: true })).toHaveCount(0)
  const bodies: Record<string, unknown>[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON())
  })
  await dialog.getByLabel('Age rating', { exact: true }).fill('12')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Clear Language in all' }).click()
  await expect(dialog.getByLabel('Language', { exact: true })).toHaveAttribute('placeholder', 'Will be cleared')
  expect(await findAxeViolations(page)).toEqual([])
  await locateSaveChangesButton(page).click()
  await expect(page.getByText('3 series saved')).toBeVisible()
  expect(bodies).toHaveLength(3)
  for (const body of bodies)
    expect(body).toEqual({ ageRating: 12, ageRatingLock: true, language: '', languageLock: true })
  for (const [at, id] of ids.entries())
    expect(await fetchSeriesMetadata(page, id)).toMatchObject({
      publisher: houses[at],
      ageRating: 12,
      language: '',
      genres: ['noir'],
    })
})

test('edits several series by keyboard alone', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series?layout=table`)
  const link = (row: number) => page.locator(`[data-row="${row}"] [data-card-link]`)
  await expect(link(2)).toBeVisible()
  await pressKeyUntilFocused(page, link(0))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(locateSelectionBar(page)).toContainText('3 selected')
  await pressKeyUntilFocused(page, locateSelectionBar(page).getByRole('button', { name: 'Edit metadata' }))
  await page.keyboard.press('Enter')
  const publisher = page.getByLabel('Publisher', { exact: true })
  await expect(publisher).toBeVisible()
  await pressKeyUntilFocused(page, publisher)
  await page.keyboard.type('By Hand')
  await pressKeyUntilFocused(page, locateSaveChangesButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 series saved')).toBeVisible()
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('edits several series by touch', async ({ page, longbox, signInAtHome }) => {
    const { action, bulk, dialog, list, resources } = arabic
    await signInAtHome()
    await selectInterfaceLanguage(page, 'ar', 'العربية')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const ids = await selectFirstSeries(page, longbox.url, 2)
    const selectedIds = page.getByRole('region', { name: list.selection.title })
    await selectedIds.getByRole('button', { name: list.selection.more }).tap()
    await page.getByRole('menuitem', { name: action.edit }).tap()
    const publisher = page.getByLabel(resources.series.fields.publisher, { exact: true })
    await publisher.fill('دار النشر')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: dialog.edit.save }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    // The client saves the changes in the background. A progress bar appears only if this takes a long time.
    for (const id of ids)
      await expect.poll(() => fetchSeriesMetadata(page, id)).toMatchObject({ publisher: 'دار النشر' })
    await expect(page.getByRole('region', { name: bulk.title })).toBeHidden()
  })
})

test('shows concurrent changes when several series are saved', async ({ page, longbox, signIn }) => {
  await signIn()
  const ids = await selectFirstSeries(page, longbox.url, 2)
  await locateSelectionBar(page).getByRole('button', { name: 'Edit metadata' }).click()
  await page.getByLabel('Publisher', { exact: true }).fill('Mine')
  await patchSeriesMetadata(page, ids[1] ?? '', { publisher: 'Theirs' })
  await expect(
    page.getByRole('heading', { name: 'Someone else changed the same fields in the meantime' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine: Publisher' }).click()
  await locateSaveChangesButton(page).click()
  await expect(page.getByText('2 series saved')).toBeVisible()
  for (const id of ids) expect(await fetchSeriesMetadata(page, id)).toMatchObject({ publisher: 'Mine' })
})

test('adds series to a new collection and undoes the addition', async ({ page, longbox, signIn }) => {
  await signIn()
  await selectFirstSeries(page, longbox.url, 2)
  await locateSelectionBar(page).getByRole('button', { name: 'Add to collection' }).click()
  const listCollectionNames = async () => {
    const { content } = await fetchInPageSession(page, 'api/v1/collections?unpaged=true', 'GET')
    return (content as { name: string }[]).map(({ name }) => name)
  }
  const [existingName = ''] = await listCollectionNames()
  await page.getByLabel('Search or create').fill(existingName.toUpperCase())
  await expect(page.getByText('This already exists')).toBeVisible()
  await page.getByLabel('Search or create').fill('Winter evenings')
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 series added to “Winter evenings”')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(listCollectionNames).not.toContain('Winter evenings')
  await openInApp(page, '/libraries/all/collections')
  await expect(page.locator('[data-card-link]').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Winter evenings' })).toBeHidden()
})
