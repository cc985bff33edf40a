import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ModalDrawer } from '../../src/shell/ModalDrawer'

test('a click on a link closes the drawer, unless a modifier key opens the link in another tab or window', () => {
  const onClose = vi.fn()
  render(
    <ModalDrawer open onClose={onClose}>
      <a href="#books">Books</a>
    </ModalDrawer>,
  )
  const link = screen.getByRole('link', { name: 'Books' })
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(link, { [key]: true })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(onClose).toHaveBeenCalledOnce()
})
