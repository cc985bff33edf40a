import type { Page } from 'playwright/test'
import { openInApp } from '../../harness/openInApp'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const PHONE = { width: 390, height: 844 }
const KEYBOARD_PX = 336

/**
 * Replaces the visual viewport by a fake viewport, because a desktop browser has no screen keyboard. The test sets the
 * height of the fake viewport.
 */
function simulateScreenKeyboard(page: Page) {
  return page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), {
      height: innerHeight,
      width: innerWidth,
      offsetTop: 0,
      scale: 1,
    })
    Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true })
    addEventListener('keyboard', event => {
      viewport.height = innerHeight - (event as CustomEvent<number>).detail
      viewport.dispatchEvent(new Event('resize'))
    })
  })
}

const showKeyboard = (page: Page, heightPx: number) =>
  page.evaluate(detail => void dispatchEvent(new CustomEvent('keyboard', { detail })), heightPx)

/** Returns the lower edge of an open dialog in CSS pixels. */
const readLowerEdge = async (page: Page, name: string) => {
  const box = await page.getByRole('dialog', { name }).boundingBox()
  return Math.round((box?.y ?? 0) + (box?.height ?? 0))
}

test('the screen keyboard covers neither dialogs nor the sheets of the reader', async ({ page, longbox, signIn }) => {
  await page.setViewportSize(PHONE)
  await simulateScreenKeyboard(page)
  await signIn()
  await page.goto(`${longbox.url}/dashboard`)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
  await expect.poll(() => readLowerEdge(page, 'Language')).toBe(PHONE.height)
  await showKeyboard(page, KEYBOARD_PX)
  await expect.poll(() => readLowerEdge(page, 'Language')).toBe(PHONE.height - KEYBOARD_PX)
  expect((await page.getByRole('dialog', { name: 'Language' }).boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await showKeyboard(page, 0)
  await expect.poll(() => readLowerEdge(page, 'Language')).toBe(PHONE.height)
  const { id } = await waitForReadableBook(page, 'Low Tide')
  await page.keyboard.press('Escape')
  await openInApp(page, `/book/${id}/read`)
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
  await page.mouse.click(PHONE.width / 2, PHONE.height / 2)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.poll(() => readLowerEdge(page, 'Settings')).toBe(PHONE.height)
  await showKeyboard(page, KEYBOARD_PX)
  await expect.poll(() => readLowerEdge(page, 'Settings')).toBe(PHONE.height - KEYBOARD_PX)
})
