import { violations } from '../harness/axe'
import { bar, change, chooseSeries, metadataOf, save } from '../harness/editing'
import { expect, test } from '../harness/longboxTest'

test.use({ args: ['--scenario', '5k'] })

test('edits several: what differs is said so and left alone, what is changed or emptied goes to all', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const ids = await chooseSeries(page, longbox.url, 3)
  const houses = ['Ash', 'Birch', 'Cedar']
  for (const [at, id] of ids.entries())
    await change(page, id, { publisher: houses[at], ageRating: at * 3, language: `e${'nst'[at]}`, genres: ['noir'] })
  await bar(page).getByRole('button', { name: 'Edit metadata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 3 series' })
  await expect(dialog.getByLabel('Publisher', { exact: true })).toHaveAttribute('placeholder', 'Different values')
  await expect(dialog.getByLabel('Title *', { exact: true })).toHaveCount(0)
  const bodies: Record<string, unknown>[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON())
  })
  await dialog.getByLabel('Age rating', { exact: true }).fill('12')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Empty Language in all' }).click()
  await expect(dialog.getByLabel('Language', { exact: true })).toHaveAttribute('placeholder', 'Will be emptied')
  expect(await violations(page)).toEqual([])
  await save(page).click()
  await expect(page.getByText('3 series saved')).toBeVisible()
  expect(bodies).toHaveLength(3)
  for (const body of bodies)
    expect(body).toEqual({ ageRating: 12, ageRatingLock: true, language: '', languageLock: true })
  for (const [at, id] of ids.entries())
    expect(await metadataOf(page, id)).toMatchObject({
      publisher: houses[at],
      ageRating: 12,
      language: '',
      genres: ['noir'],
    })
})

test('what somebody else saved meanwhile is shown when several are saved', async ({ page, longbox, signIn }) => {
  await signIn()
  const ids = await chooseSeries(page, longbox.url, 2)
  await bar(page).getByRole('button', { name: 'Edit metadata' }).click()
  await page.getByLabel('Publisher', { exact: true }).fill('Mine')
  await change(page, ids[1] ?? '', { publisher: 'Theirs' })
  await expect(page.getByRole('heading', { name: 'Someone else changed the same fields meanwhile' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my Publisher' }).click()
  await save(page).click()
  await expect(page.getByText('2 series saved')).toBeVisible()
  for (const id of ids) expect(await metadataOf(page, id)).toMatchObject({ publisher: 'Mine' })
})

test('adds to a new collection and takes it back', async ({ page, longbox, signIn }) => {
  await signIn()
  await chooseSeries(page, longbox.url, 2)
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
