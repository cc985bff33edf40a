import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Menu, MenuItem } from './Menu'
import { closeTopmostOverlay, hasOpenOverlay } from './overlayStack'
import { Popover } from './Popover'

test.each([
  [
    'menu',
    <Menu key="menu" trigger={<button type="button">Open</button>}>
      <MenuItem onSelect={() => undefined}>Edit</MenuItem>
    </Menu>,
    'menu' as const,
  ],
  [
    'popover',
    <Popover key="popover" title="View" trigger={<button type="button">Open</button>}>
      <button type="button">Edit</button>
    </Popover>,
    'dialog' as const,
  ],
])('back navigation closes a %s and returns the focus', async (_, overlay, role) => {
  const user = userEvent.setup()
  render(overlay)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole(role)).toBeInstanceOf(HTMLElement)
  act(() => {
    expect(closeTopmostOverlay()).toBe(true)
  })
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  expect(hasOpenOverlay()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})
