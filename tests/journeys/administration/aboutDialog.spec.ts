import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the about dialog shows the client and the server, works by keyboard, fits a phone and has no axe violations', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${longbox.url}/account`)
  const info = await page.evaluate(async () => (await fetch('actuator/info')).json())
  await page.getByRole('button', { name: /^Account of/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'About Longbox' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'About Longbox' })
  await expect(dialog.getByText(info.build.version, { exact: true })).toBeVisible()
  await expect(dialog.getByText('MIT')).toBeVisible()
  const box = await dialog.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  expect(await findAxeViolations(page, true)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused()
})
