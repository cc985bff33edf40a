import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SessionActor, SessionProvider } from '../access/SessionContext'
import type { User } from '../generated/model.schemas'
import { loadTextBundle } from '../language/interfaceLanguage'
import { DrawerButton } from './DrawerButton'

vi.mock('./adminBadges/AdminLinkBadge', () => ({
  AdminLinkBadge: ({ badge }: { badge: string }) => <span>{`${badge} `}</span>,
}))

beforeEach(async () => {
  await loadTextBundle('shell')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

function renderButton(roles: User['roles'], isDrawerOpen = false) {
  const snapshot = { value: 'signedIn', context: { me: { id: 'U', email: 'user@example.org', roles } } }
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) }
  return render(
    <SessionProvider session={session as unknown as SessionActor}>
      <DrawerButton isDrawerOpen={isDrawerOpen} onToggleDrawer={() => {}} />
    </SessionProvider>,
  )
}
const descriptionOfButton = () => {
  const id = screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent ?? ''
}

test('describes the badges of the closed drawer after the delay, only for users with badges', async () => {
  const { unmount } = renderButton(['USER', 'ADMIN'])
  expect(descriptionOfButton()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  vi.useRealTimers()
  await waitFor(() => expect(descriptionOfButton()).toBe('failedBooks unreadAnnouncements serverUpdate '))
  unmount()
  const { unmount: unmountOpen } = renderButton(['USER', 'ADMIN'], true)
  expect(descriptionOfButton()).toBe('')
  unmountOpen()
  renderButton(['USER'])
  expect(descriptionOfButton()).toBe('')
})
