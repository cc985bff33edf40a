import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { openBookAtBeginning } from '../../harness/readers/readingJourneySteps'
import { readPageValueWhenStable } from '../../harness/readPageValueWhenStable'
import { expect, test } from '../../harness/server/longboxFixture'

// The tests need more time than usual, because they press many keys and wait for the effect of each key.
test.describe.configure({ timeout: 180_000 })

test('uses a custom shortcut, a page number and a percentage to navigate', async ({ page, longbox, signIn }) => {
  await openBookAtBeginning(page, longbox.url, signIn, 'Low Tide')
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Change keys' }).click()
  await page.getByRole('button', { name: 'Add a key: Next page', exact: true }).click()
  await page.keyboard.press('s')
  await expect(page.getByText('S is already used: Settings')).toBeVisible()
  await page.getByRole('button', { name: 'Use it here' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  for (const [typed, place] of [
    ['5', 'Page 5 of 8'],
    ['100%', 'Page 8 of 8'],
  ] as const) {
    await page.keyboard.press('g')
    await expect(page.getByRole('textbox', { name: /Go to a position/ })).toBeFocused()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(locatePositionStatus(page, place)).toBeAttached()
  }
})

test('a book can be read with arrow keys and Enter alone, as on a remote control', async ({
  page,
  longbox,
  signIn,
}) => {
  await openBookAtBeginning(page, longbox.url, signIn, 'Low Tide')
  await page.keyboard.press('Enter')
  const slider = page.getByRole('slider', { name: 'Position in the book' })
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(slider).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 3 of 8')).toBeAttached()

  await page.keyboard.press('Enter')
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const settings = page.getByRole('banner').getByRole('button', { name: 'Settings' })
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(settings).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await expect(sheet).toBeVisible()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  expect(
    await sheet.evaluate(dialog => dialog !== document.activeElement && dialog.contains(document.activeElement)),
  ).toBe(true)
  await expect(locatePositionStatus(page, 'Page 3 of 8')).toBeAttached()
})

test('arrow keys move the focus in the toolbars instead of a zoomed page', async ({ page, longbox, signIn }) => {
  await openBookAtBeginning(page, longbox.url, signIn, 'Low Tide')
  for (let step = 0; step < 6; step++) await page.keyboard.press('+')
  await expect(page.getByRole('status').filter({ hasText: '381 %' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: 'Position in the book' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const focused = page.getByRole('banner').locator('button:focus')
  await expect(focused).toHaveCount(1)
  const findImageLeft = () => document.querySelector('[data-shown="true"] img')?.getBoundingClientRect().left
  const readState = async () => ({ name: await focused.innerHTML(), left: await page.evaluate(findImageLeft) })
  await readPageValueWhenStable(page, findImageLeft)
  const before = await readState()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await readState()).name).not.toBe(before.name)
  await readPageValueWhenStable(page, findImageLeft)
  expect((await readState()).left).toBe(before.left)
})

test('on phones of 320 px and 390 px, the title is not truncated, also incognito', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  for (const [title, reader] of Object.entries({
    'Rainy Season': 'read',
    'The Lamp That Blinked Twice': 'read-epub',
  })) {
    const { id } = await waitForReadableBook(page, title)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${longbox.url}/book/${id}/${reader}?incognito=true`)
    await expect(locatePositionStatus(page, /Page \d+ of/)).toBeAttached()
    await page.keyboard.press('m')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      const bar = page.getByRole('banner')
      await expect(bar.getByTitle('Incognito: reading progress is not saved')).toBeVisible()
      const heading = bar.getByRole('heading', { name: title })
      await expect(heading).toBeVisible()
      const cut = await heading.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      )
      expect(cut, `${title}, ${width} px`).toBe(false)
    }
  }
})
