// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../../language/interfaceLanguage'
import { writeLocalStorage } from '../../../../preferences/localStorageAccess'
import type { EpubBookmark } from '../epubAnnotations'
import { TextSelectionMenu } from './TextSelectionMenu'

beforeAll(() => loadTextBundle('reader'))
afterEach(() => vi.unstubAllGlobals())

const selectedText = 'in the voice of somebody offering a chair'
const onMessage = vi.fn()
const onLookUp = vi.fn()
const onClose = vi.fn()
const focusText = vi.fn()

function renderMenu({ isEntered = false, isCovered = false, note = '' } = {}) {
  const annotation = { cfi: 'epubcfi(/6/2!/4/2)', text: selectedText } as EpubBookmark
  const selection = {
    mark: annotation,
    rect: new DOMRect(),
    measureRect: () => new DOMRect(),
    isHighlighted: note !== '',
    isEntered,
    focusText,
  }
  const [onStore, onRemove] = [vi.fn(), vi.fn()]
  const createMenu = (storedNote: string) => (
    <TextSelectionMenu
      selection={selection}
      highlight={storedNote === '' ? undefined : { ...selection.mark, note: storedNote, colour: 'yellow' }}
      isCovered={isCovered}
      onStore={onStore}
      onRemove={onRemove}
      onMessage={onMessage}
      onLookUp={onLookUp}
      onClose={onClose}
    />
  )
  const { rerender } = render(createMenu(note))
  return { annotation, onStore, onRemove, show: (storedNote: string) => rerender(createMenu(storedNote)) }
}
/** Leaves the note field, so that its text is stored without the usual pause after typing. */
const leaveNoteField = () => fireEvent.blur(screen.getByRole('textbox', { name: 'Note' }))
const clickButton = (name: string) => screen.getByRole('button', { name }).click()

test.each([
  ['Copied', () => Promise.resolve()],
  ['The browser does not let this page copy', () => Promise.reject(new Error('no'))],
])('copies the selected text and reports the result: %s', async (message, write) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(write)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  renderMenu()
  clickButton('Copy')
  expect(writeText).toHaveBeenCalledWith(selectedText)
  await waitFor(() => expect(onMessage).toHaveBeenLastCalledWith(message))
})

test.each([
  ['Copied', true],
  ['The browser does not let this page copy', false],
])('copies the selected text without the Clipboard API: %s', async (message, isCopied) => {
  vi.stubGlobal('navigator', {})
  const clipboard = { setData: vi.fn() }
  document.execCommand = name =>
    document.dispatchEvent(Object.assign(new Event(name), { clipboardData: clipboard })) && isCopied
  renderMenu()
  clickButton('Copy')
  expect(clipboard.setData).toHaveBeenCalledWith('text/plain', selectedText)
  await waitFor(() => expect(onMessage).toHaveBeenLastCalledWith(message))
})

test('highlights the text only when the user writes a note, and says whether the visible note is stored', async () => {
  const user = userEvent.setup()
  const { annotation, onStore } = renderMenu()
  await user.click(screen.getByRole('button', { name: 'Note' }))
  expect(onStore).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'a')
  leaveNoteField()
  expect(onStore).toHaveBeenCalledExactlyOnceWith({ ...(annotation as object), colour: 'yellow', note: 'a' })
  expect(screen.getByRole('status').textContent).toBe('Saved')
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'ab' } })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('does not say that a note is stored if the browser cannot store it', async () => {
  const user = userEvent.setup()
  const { onStore } = renderMenu({ note: 'Old' })
  onStore.mockImplementation(({ note }) => writeLocalStorage('synced.U.highlights.b', note))
  const field = screen.getByRole('textbox', { name: 'Note' })
  await user.type(field, 'a')
  leaveNoteField()
  expect(screen.getByRole('status').textContent).toBe('Saved')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(field, 'b')
  leaveNoteField()
  expect(screen.getByRole('status').textContent).toBe('')
  setItem.mockRestore()
  await user.type(field, 'c')
  leaveNoteField()
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('shows a note that arrives from another device while the field is open, and adds text to it', async () => {
  const user = userEvent.setup()
  const { show, onStore } = renderMenu({ note: 'Old' })
  show('From the phone')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  expect(field.value).toBe('From the phone')
  await user.type(field, '!')
  leaveNoteField()
  expect(onStore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ note: 'From the phone!' }))
})

test('after a highlight was removed or restored, a button of the menu has the focus', async () => {
  const user = userEvent.setup()
  renderMenu({ note: 'Old' })
  const menu = screen.getByRole('dialog')
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus()
    return user.keyboard('{Enter}')
  }
  await press('Remove the highlight')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('Removed'))
  await press('Undo')
  expect(menu.contains(document.activeElement)).toBe(true)
})

test('stores a note that was typed immediately before the menu closes', async () => {
  const { onStore } = renderMenu({ note: 'Old' })
  await userEvent.setup().type(screen.getByRole('textbox', { name: 'Note' }), 'er')
  expect(onStore).not.toHaveBeenCalled()
  cleanup()
  expect(onStore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ note: 'Older' }))
})

test('stores a note that was typed immediately before the removal of its highlight, but not after the removal', async () => {
  const { onStore, onRemove } = renderMenu({ note: 'Old' })
  await userEvent.setup().type(screen.getByRole('textbox', { name: 'Note' }), 'er')
  // `fireEvent.click` does not move the focus. Safari on iOS does not move the focus at a click either.
  fireEvent.click(screen.getByRole('button', { name: 'Remove the highlight' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(onStore).toHaveBeenCalledOnce()
  expect(onStore.mock.invocationCallOrder[0]).toBeLessThan(onRemove.mock.invocationCallOrder[0] ?? 0)
})

test('requests the look-up of the selected text', () => {
  renderMenu()
  clickButton('Look up')
  expect(onLookUp).toHaveBeenCalledOnce()
})

test('closes on Escape, but not while a modal dialog is open', () => {
  onClose.mockClear()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  renderMenu({ isCovered: true })
  const pressEscape = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  pressEscape()
  expect(onClose).not.toHaveBeenCalled()
  // The browser has closed the dialog, but React has not yet received the `close` event of the dialog. If the user
  // presses Escape at this moment, the key press must close the menu.
  dialog.remove()
  pressEscape()
  expect(onClose).toHaveBeenCalledOnce()
})

test('shares the selected text when the device supports sharing', () => {
  const share = vi.fn(() => Promise.reject(new Error('closed')))
  vi.stubGlobal('navigator', { share })
  renderMenu()
  clickButton('Share')
  expect(share).toHaveBeenCalledWith({ text: selectedText })
})

test('shows no share button when the device does not support sharing', () => {
  vi.stubGlobal('navigator', {})
  renderMenu()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test.each([true, false])('takes the focus only when the user has entered the menu with Tab: %s', isEntered => {
  renderMenu({ isEntered })
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(isEntered)
})

test('Escape that cancels a composition of an input method does not close the menu', () => {
  onClose.mockClear()
  renderMenu()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test.each([true, false])(
  'returns the focus to the text when the menu closes, if the menu has the focus: %s',
  isEntered => {
    focusText.mockClear()
    renderMenu({ isEntered })
    cleanup()
    expect(focusText).toHaveBeenCalledTimes(isEntered ? 1 : 0)
  },
)
