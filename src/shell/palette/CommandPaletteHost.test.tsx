import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerOpenOverlay } from '../../components/overlays/overlayStack'
import { CommandPaletteHost } from './CommandPaletteHost'
import { useCommandPaletteEntries } from './useCommandPaletteEntries'

vi.mock('./useCommandPaletteEntries')

test('the shortcut works with a keyboard layout without Latin letters', async () => {
  vi.mocked(useCommandPaletteEntries).mockReturnValue({ entries: [], isSearching: false, hasFailed: false })
  render(<CommandPaletteHost />)
  fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true })
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInstanceOf(HTMLElement)
})

const pressShortcut = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })

test('the shortcut closes a menu and opens the command palette, but not over a dialog', async () => {
  vi.mocked(useCommandPaletteEntries).mockReturnValue({ entries: [], isSearching: false, hasFailed: false })
  render(<CommandPaletteHost />)
  const unregisterDialog = registerOpenOverlay(() => {})
  pressShortcut()
  unregisterDialog()
  const closeMenu = vi.fn()
  onTestFinished(registerOpenOverlay(closeMenu, 'nonModal'))
  // This is the second press of the shortcut. If the first press has opened the palette over the dialog by mistake, the
  // second press closes the palette, and the test fails.
  pressShortcut()
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInstanceOf(HTMLElement)
  expect(closeMenu).toHaveBeenCalledOnce()
})
