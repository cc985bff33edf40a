// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '../../../language/language'
import { SelectionMenu } from './SelectionMenu'

beforeAll(() => loadTexts('reader'))
afterEach(() => vi.unstubAllGlobals())

const words = 'in the voice of somebody offering a chair'
const onSay = vi.fn()
const onLookUp = vi.fn()
const onClose = vi.fn()

function menu({ isEntered = false, isAside = false } = {}) {
  const mark = { cfi: 'epubcfi(/6/2!/4/2)', text: words } as never
  const chosen = { mark, at: new DOMRect(), isKept: false, isEntered }
  const none = vi.fn()
  render(
    <SelectionMenu
      chosen={chosen}
      kept={undefined}
      isAside={isAside}
      onKeep={none}
      onRemove={none}
      onSay={onSay}
      onLookUp={onLookUp}
      onClose={onClose}
    />,
  )
}
const press = (name: string) => screen.getByRole('button', { name }).click()

test.each([
  ['Copied', () => Promise.resolve()],
  ['The browser does not let this page copy', () => Promise.reject(new Error('no'))],
])('copies the selected text and reports the result: %s', async (said, answer) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(answer)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  menu()
  press('Copy')
  expect(writeText).toHaveBeenCalledWith(words)
  await waitFor(() => expect(onSay).toHaveBeenLastCalledWith(said))
})

test.each([
  ['Copied', true],
  ['The browser does not let this page copy', false],
])('copies the selected text without the Clipboard API: %s', async (said, done) => {
  vi.stubGlobal('navigator', {})
  const clipboard = { setData: vi.fn() }
  document.execCommand = name =>
    document.dispatchEvent(Object.assign(new Event(name), { clipboardData: clipboard })) && done
  menu()
  press('Copy')
  expect(clipboard.setData).toHaveBeenCalledWith('text/plain', words)
  await waitFor(() => expect(onSay).toHaveBeenLastCalledWith(said))
})

test('requests the look-up of the selected text', () => {
  menu()
  press('Look up')
  expect(onLookUp).toHaveBeenCalledOnce()
})

test.each([true, false])('closes on Escape unless another overlay covers the menu: %s', isAside => {
  onClose.mockClear()
  menu({ isAside })
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(onClose).toHaveBeenCalledTimes(isAside ? 0 : 1)
})

test('shares the selected text when the device supports sharing', () => {
  const share = vi.fn(() => Promise.reject(new Error('closed')))
  vi.stubGlobal('navigator', { share })
  menu()
  press('Share')
  expect(share).toHaveBeenCalledWith({ text: words })
})

test('shows no share button when the device does not support sharing', () => {
  vi.stubGlobal('navigator', {})
  menu()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test.each([true, false])('takes the focus only when the menu was entered by Tab: %s', isEntered => {
  menu({ isEntered })
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(isEntered)
})
