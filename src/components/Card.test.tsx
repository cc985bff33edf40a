import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Card } from './Card'
import { MenuItem } from './Menu'

vi.mock('./useMedia', () => ({ useTouch: () => true, useMedia: () => false }))

test('on touch, reading is the first entry of the menu of what can be read', async () => {
  const user = userEvent.setup()
  vi.stubGlobal('scrollTo', () => undefined)
  const root = createRootRoute()
  const book = (title: string, isReadable: boolean) => (
    <Card
      key={title}
      to={{ to: '/' }}
      title={title}
      poster={<i />}
      read={isReadable ? { to: '/book/$bookId/read', params: { bookId: 'B' } } : undefined}
      menu={() => <MenuItem onSelect={() => undefined}>Mark as read</MenuItem>}
    />
  )
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => [book('Whole', true), book('Broken', false)],
  })
  const reader = createRoute({ getParentRoute: () => root, path: '/book/$bookId/read', component: () => 'The reader' })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren([home, reader]), history })
  render(<RouterProvider router={router as never} />)
  const entries = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${title}` }))
    const found = await screen.findAllByRole('menuitem')
    return found.map(({ textContent }) => textContent)
  }
  expect(await entries('Broken')).toEqual(['Mark as read'])
  await user.keyboard('{Escape}')
  expect(await entries('Whole')).toEqual(['Read', 'Mark as read'])
  expect(screen.queryByRole('link', { name: 'Read Whole' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Read' }))
  expect(await screen.findByText('The reader')).toBeTruthy()
})
