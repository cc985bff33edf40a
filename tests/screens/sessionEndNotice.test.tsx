import { expect, test, vi } from 'vitest'
import type { SessionActor, SessionStateName } from '../../src/access/SessionContext'
import { getVisibleNotices } from '../../src/api/notices'
import { handleSessionChanges } from '../../src/app/handleSessionChanges'

test('removes the notice about the end of the session when the user signs in again', () => {
  const user = { id: 'reader' }
  const snapshotIn = (value: SessionStateName) => ({
    value,
    context: { me: user, last: user, ended: true },
    matches: () => false,
  })
  let changeState: (snapshot: ReturnType<typeof snapshotIn>) => void = () => undefined
  const session = {
    getSnapshot: () => snapshotIn('signedIn'),
    subscribe: (listener: typeof changeState) => {
      changeState = listener
    },
  }
  const router = { state: { matches: [] }, invalidate: vi.fn(async () => undefined) }
  handleSessionChanges(
    router as unknown as Parameters<typeof handleSessionChanges>[0],
    session as unknown as SessionActor,
  )
  const visibleTexts = () => getVisibleNotices().map(({ text }) => text)
  changeState(snapshotIn('signedOut'))
  expect(visibleTexts()).toEqual(['Your session has ended. Please sign in again.'])
  changeState(snapshotIn('signingIn'))
  changeState(snapshotIn('signedIn'))
  expect(visibleTexts()).toEqual([])
})
