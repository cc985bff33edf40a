import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Menu, MenuItem } from './Menu'
import { closeTopmostOverlay, hasOpenOverlay } from './overlayStack'
import { Popover } from './Popover'

const television = 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 Version/7.0 TV Safari/537.36'

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(television)
})

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
])('on a television, back navigation closes a %s and returns the focus', async (_, overlay, role) => {
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

test('with a mouse, back navigation ignores menus', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
  const user = userEvent.setup()
  render(
    <Menu trigger={<button type="button">Open</button>}>
      <MenuItem onSelect={() => undefined}>Edit</MenuItem>
    </Menu>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('menu')).toBeInstanceOf(HTMLElement)
  expect(hasOpenOverlay()).toBe(false)
})
