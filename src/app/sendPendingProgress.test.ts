// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionActor } from '../access/SessionContext'
import { pendingProgressOf, storePendingProgress } from '../preferences/pendingProgress'
import { sendQueuedProgress } from '../readers/progress/progressQueue'
import { sendPendingProgress } from './sendPendingProgress'

vi.mock('../machines/sessionCalls', () => ({}))
vi.mock('../machines/sessionListeners', () => ({}))
vi.mock('../readers/progress/progressQueue', () => ({ sendQueuedProgress: vi.fn(async () => undefined) }))

let snapshot: unknown
const session = { getSnapshot: () => snapshot } as SessionActor
const signedIn = (id: string) => ({ value: { signedIn: 'trusted' }, context: { me: { id } } })
const keep = (userId: string, bookId: string, time: number) =>
  storePendingProgress({ userId, bookId, time, write: { page: 2 } })
const sent = () => vi.mocked(sendQueuedProgress).mock.calls

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  vi.mocked(sendQueuedProgress).mockClear()
  snapshot = signedIn('U')
})
afterEach(() => stop())

test('what this person kept is sent on entering, oldest first, what others kept is not', async () => {
  keep('U', 'B2', 2)
  keep('U', 'B1', 1)
  keep('V', 'B3', 3)
  stop = sendPendingProgress(session)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toEqual([
    ['U', 'B1'],
    ['U', 'B2'],
  ])
  expect(pendingProgressOf('V')).toHaveLength(1)
})

test('it is sent when the network is there again, and not any more after the shell was left', async () => {
  stop = sendPendingProgress(session)
  keep('U', 'B1', 1)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sent()).toEqual([['U', 'B1']]))
  stop()
  window.dispatchEvent(new Event('online'))
  expect(sent()).toHaveLength(1)
})

test('somebody who signs out meanwhile stops the rest', async () => {
  keep('U', 'B1', 1)
  keep('U', 'B2', 2)
  vi.mocked(sendQueuedProgress).mockImplementationOnce(async () => {
    snapshot = { value: { signedOut: 'claimed' }, context: {} }
    return undefined
  })
  stop = sendPendingProgress(session)
  await vi.waitFor(() => expect(sent()).toEqual([['U', 'B1']]))
  window.dispatchEvent(new Event('online'))
  expect(sent()).toHaveLength(1)
})
