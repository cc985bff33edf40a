import { openInApp } from '../../harness/openInApp'
import { expect, test } from '../../harness/server/longboxFixture'

test('a dialog returns the focus to the card whose menu opened it', async ({ page, longbox, signIn }) => {
  await signIn()
  for (const [index, path] of ['/libraries/all/series', '/libraries/all/collections'].entries()) {
    await (index === 0 ? page.goto(longbox.url + path) : openInApp(page, path))
    const card = page.getByRole('main').getByRole('article').nth(1)
    await card.getByRole('link').first().focus()
    await card.getByRole('button', { name: /^More/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: /^Edit (metadata|collection)/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Edit/ })
    await expect(dialog).toBeVisible()
    await expect.poll(() => dialog.evaluate(popup => popup.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card.locator('[data-card-link]')).toBeFocused()
  }
})

test('a double key press opens a dialog once, and Escape returns the focus to the button', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/dashboard`)
  const button = page.getByRole('main').getByRole('button', { name: 'Arrange rows' })
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate(popup => popup.contains(document.activeElement))).toBe(true)
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})
