import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { MenuItem } from '../overlays/Menu'
import { CoverCard } from './CoverCard'
import { Shelf } from './Shelf'

vi.mock('../page/useMediaQuery', () => ({ useIsTouchInput: () => true, useMediaQuery: () => false }))
afterEach(cleanup)

let removal: Promise<void> | undefined

function Page() {
  const [titles, setTitles] = useState(['Low Tide', 'Ferry Clock', 'North Light'])
  const remove = async (title: string) => {
    await removal
    act(() => setTitles(current => current.filter(other => other !== title)))
  }
  const card = ({ id: title }: { id: string }, slot: object) => (
    <CoverCard
      {...slot}
      to={{ to: '/' }}
      title={title}
      poster={<i />}
      menu={() => <MenuItem onSelect={() => void remove(title)}>Mark as read</MenuItem>}
    />
  )
  return (
    <main id="main" tabIndex={-1}>
      {titles.length > 0 && (
        <div>
          <Shelf title="Keep reading" items={titles.map(id => ({ id }))} renderCard={card} />
        </div>
      )}
      <Shelf title="New" items={[{ id: 'New one' }]} renderCard={card} count={1956} />
    </main>
  )
}

async function renderShelves() {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  const routeTree = createRootRoute({ component: Page })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('link', { name: 'New one' })
  return userEvent.setup()
}

class ResizeObserverStub {
  observe() {}
  disconnect() {}
}

type User = ReturnType<typeof userEvent.setup>
async function markRead(user: User, title: string) {
  await user.click(screen.getByRole('button', { name: `More for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }))
}
const waitForRemoval = (title: string) => waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
const waitForFocus = () => waitFor(() => expect(document.activeElement).not.toBe(document.body))

for (const when of ['with its menu', 'after its menu'])
  test(`focuses the next card when a card is removed ${when}, and the page after the last card`, async () => {
    let release = () => {}
    const user = await renderShelves()
    for (const [title, nextTitle] of [
      ['Ferry Clock', 'North Light'],
      ['North Light', 'Low Tide'],
      ['Low Tide', undefined],
    ] as const) {
      removal = when === 'after its menu' ? new Promise(resolve => (release = resolve)) : undefined
      await markRead(user, title)
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      release()
      await waitForRemoval(title)
      await waitForFocus()
      const expected = nextTitle ? screen.getByRole('link', { name: nextTitle }) : screen.getByRole('main')
      await waitFor(() => expect(document.activeElement).toBe(expected))
    }
  })

test('shows the total number of records with thousands separators', async () => {
  await renderShelves()
  expect(screen.getByRole('heading', { name: 'New 1,956' })).toBeDefined()
})

test.each([
  [true, 'instant'],
  [false, 'smooth'],
])('the buttons scroll the shelf according to the setting for reduced motion: %s', async (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const user = await renderShelves()
  const track = screen.getByRole('grid', { name: 'Keep reading' })
  const scrollBy = vi.fn()
  Object.defineProperties(track, {
    scrollWidth: { value: 1000 },
    clientWidth: { value: 100 },
    scrollBy: { value: scrollBy },
  })
  fireEvent.scroll(track)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(scrollBy).toHaveBeenCalledWith({ left: 85, behavior })
})
