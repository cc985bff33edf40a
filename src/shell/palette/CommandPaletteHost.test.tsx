import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerOpenOverlay } from '../../components/overlays/overlayStack'
import { CommandPaletteHost } from './CommandPaletteHost'
import { useCommandPaletteEntries } from './useCommandPaletteEntries'

vi.mock('./useCommandPaletteEntries')

const pressShortcut = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })

test('the shortcut closes a menu and opens the command palette, but not over a dialog', async () => {
  vi.mocked(useCommandPaletteEntries).mockReturnValue({ entries: [], isSearching: false, hasFailed: false })
  render(<CommandPaletteHost />)
  const unregisterDialog = registerOpenOverlay(() => {})
  pressShortcut()
  unregisterDialog()
  const closeMenu = vi.fn()
  onTestFinished(registerOpenOverlay(closeMenu, 'nonModal'))
  // If the first key press opened the palette over the dialog by mistake, this key press would close the palette, and
  // the test would fail.
  pressShortcut()
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInstanceOf(HTMLElement)
  expect(closeMenu).toHaveBeenCalledOnce()
})
