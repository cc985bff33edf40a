import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { listenToArrowKeys } from '../focus/listenToArrowKeys'
import { setRemoteControlMode } from '../focus/remoteControlMode'
import { MenuItem } from '../overlays/Menu'
import { CoverCard } from './CoverCard'

const pointer = vi.hoisted(() => ({ isTouch: false }))
vi.mock('../page/useMediaQuery', () => ({ useIsTouchInput: () => pointer.isTouch, useMediaQuery: () => false }))

const stopListening: (() => void)[] = []
afterEach(() => {
  for (const stop of stopListening.splice(0)) stop()
  setRemoteControlMode(false)
})

function renderCards() {
  vi.stubGlobal('scrollTo', () => undefined)
  const root = createRootRoute()
  const book = (title: string, isReadable: boolean) => (
    <CoverCard
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
  return userEvent.setup()
}

test('shows "Read" as the first menu item of a readable card on touch devices', async () => {
  pointer.isTouch = true
  const user = renderCards()
  const menuItems = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${title}` }))
    const items = await screen.findAllByRole('menuitem')
    return items.map(({ textContent }) => textContent)
  }
  expect(await menuItems('Broken')).toEqual(['Mark as read'])
  await user.keyboard('{Escape}')
  expect(await menuItems('Whole')).toEqual(['Read', 'Mark as read'])
  expect(screen.queryByRole('link', { name: 'Read Whole' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Read' }))
  expect(await screen.findByText('The reader')).toBeTruthy()
})

test('shows the buttons of a card on hover and focus, with a reader button only on a readable card', async () => {
  pointer.isTouch = false
  const user = renderCards()
  const [whole, broken] = await screen.findAllByRole('article')
  const tools = (card = whole) => [
    ...within(card as HTMLElement).queryAllByRole('link'),
    ...within(card as HTMLElement).queryAllByRole('button'),
  ]
  const names = (card = whole) => tools(card).map(tool => tool.getAttribute('aria-label') ?? tool.textContent)
  expect(names()).toEqual(['Whole'])
  await user.hover(whole as HTMLElement)
  expect(names()).toEqual(['Whole', 'Read Whole', 'More for Whole'])
  await user.hover(broken as HTMLElement)
  expect(names()).toEqual(['Whole'])
  expect(names(broken)).toEqual(['Broken', 'More for Broken'])
  await user.unhover(broken as HTMLElement)
  await user.tab()
  expect(names()).toEqual(['Whole', 'Read Whole', 'More for Whole'])
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The reader')).toBeTruthy()
})

test.each([
  ['the context menu key', { button: 0, pointerType: '' }, true],
  ['the context menu key in a browser that reports no pointer type', { button: -1 }, true],
  ['a mouse', { button: 2, pointerType: 'mouse' }, false],
  ['a mouse of a Mac', { button: 0, ctrlKey: true, pointerType: 'mouse' }, false],
  ['a finger on a device with a mouse', { button: 0, pointerType: 'touch' }, false],
] as const)(
  'after %s, the menu of the focused card opens, or the menu of the browser',
  async (_, { pointerType, ...init }: Partial<PointerEvent>, opens) => {
    pointer.isTouch = false
    const user = renderCards()
    const link = await screen.findByRole('link', { name: 'Whole' })
    await user.tab()
    // The simulated browser does not support the property `pointerType`.
    const event = Object.assign(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...init }), {
      pointerType,
    })
    fireEvent(link, event)
    expect(event.defaultPrevented).toBe(opens)
    if (opens) expect(await screen.findByRole('menuitem', { name: 'Mark as read' })).toBeTruthy()
  },
)

/**
 * Renders two cards, starts remote control mode, and focuses the first card. The function `followed` records the clicks
 * on the link of the first card.
 */
async function renderCardsForRemoteControl() {
  pointer.isTouch = false
  const user = renderCards()
  const link = await screen.findByRole('link', { name: 'Whole' })
  stopListening.push(listenToArrowKeys())
  await user.tab()
  setRemoteControlMode(true)
  const followed = vi.fn()
  link.addEventListener('click', followed)
  return { user, link, followed }
}

test('with a remote control, a short press of Enter follows the link of a card, and a long press opens its menu', async () => {
  const { user, link, followed } = await renderCardsForRemoteControl()
  fireEvent.keyDown(link, { key: 'Enter' })
  expect(followed).not.toHaveBeenCalled()
  fireEvent.keyUp(link, { key: 'Enter', shiftKey: true })
  expect(followed).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(link, { key: 'Enter' })
  const item = await screen.findByRole('menuitem', { name: 'Mark as read' })
  fireEvent.keyDown(item, { key: 'Enter', repeat: true })
  fireEvent.keyUp(item, { key: 'Enter' })
  expect(screen.getByRole('menuitem', { name: 'Mark as read' })).toBe(item)
  expect(followed).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test.each([
  ['another card has the focus at the release', () => screen.getByRole('link', { name: 'Broken' }).focus()],
  ['the window loses the focus', () => void fireEvent.blur(window)],
  ['a pointer is pressed', () => void fireEvent.pointerDown(document.body)],
])('a press of Enter has no effect if %s', async (_, interrupt) => {
  const { link, followed } = await renderCardsForRemoteControl()
  const other = vi.fn()
  const otherLink = screen.getByRole('link', { name: 'Broken' })
  otherLink.addEventListener('click', other)
  otherLink.setAttribute('href', '/other')
  fireEvent.keyDown(link, { key: 'Enter' })
  interrupt()
  fireEvent.keyUp(document.activeElement ?? document.body, { key: 'Enter' })
  expect(followed).not.toHaveBeenCalled()
  expect(other).not.toHaveBeenCalled()
})

test('the buttons of a card with keyboard focus stay when the pointer leaves the card', async () => {
  const { user, link } = await renderCardsForRemoteControl()
  const card = link.closest('article') as HTMLElement
  await user.hover(card)
  await user.unhover(card)
  expect(within(card).getByRole('button', { name: 'More for Whole' })).toBeTruthy()
})
