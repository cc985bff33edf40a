import { expect, test, vi } from 'vitest'
import type { SessionActor, SessionStateName } from '../../src/access/SessionContext'
import { dismissNotice, getVisibleNotices } from '../../src/api/notices'
import { handleSessionChanges } from '../../src/app/handleSessionChanges'

function startHandling() {
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
  return { changeState: (value: SessionStateName) => changeState(snapshotIn(value)) }
}

const visibleTexts = () => getVisibleNotices().map(({ text }) => text)
const ended = 'Your session has ended. Please sign in again.'

test('removes the notice about the end of the session when the user signs in again', () => {
  const { changeState } = startHandling()
  changeState('signedOut')
  expect(visibleTexts()).toEqual([ended])
  changeState('signingIn')
  changeState('signedIn')
  expect(visibleTexts()).toEqual([])
})

test('shows the notice about the end of the session once, and not after a failed sign-in', () => {
  const { changeState } = startHandling()
  changeState('signedOut')
  for (const { id } of getVisibleNotices()) dismissNotice(id)
  changeState('signingIn')
  changeState('signedOut')
  expect(visibleTexts()).toEqual([])
  changeState('signingIn')
  changeState('signedIn')
  changeState('signedOut')
  expect(visibleTexts()).toEqual([ended])
})
