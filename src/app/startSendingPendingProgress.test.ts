// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionActor } from '../access/SessionContext'
import { readPendingProgress, storePendingProgress } from '../preferences/pendingProgress'
import { sendQueuedProgress } from '../readers/progress/progressQueue'
import { startSendingPendingProgress } from './startSendingPendingProgress'

vi.mock('../machines/sessionRequests', () => ({}))
vi.mock('../machines/sessionListeners', () => ({}))
vi.mock('../readers/progress/progressQueue', () => ({ sendQueuedProgress: vi.fn(async () => undefined) }))

let snapshot: unknown
const session = { getSnapshot: () => snapshot } as SessionActor
const signedIn = (id: string) => ({ value: { signedIn: 'confirmed' }, context: { me: { id } } })
const storePending = (userId: string, bookId: string, time: number) =>
  storePendingProgress({ userId, bookId, time, write: { page: 2 } })
const sent = () => vi.mocked(sendQueuedProgress).mock.calls

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  vi.mocked(sendQueuedProgress).mockClear()
  snapshot = signedIn('U')
})
afterEach(() => stop())

test('sends only the pending progress of the signed-in user on start, oldest first', async () => {
  storePending('U', 'B2', 2)
  storePending('U', 'B1', 1)
  storePending('V', 'B3', 3)
  stop = startSendingPendingProgress(session)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toEqual([
    ['U', 'B1'],
    ['U', 'B2'],
  ])
  expect(readPendingProgress('V')).toHaveLength(1)
})

test('sends when the network returns, until the shell unmounts', async () => {
  stop = startSendingPendingProgress(session)
  storePending('U', 'B1', 1)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sent()).toEqual([['U', 'B1']]))
  stop()
  window.dispatchEvent(new Event('online'))
  expect(sent()).toHaveLength(1)
})

test('stops sending after a sign-out', async () => {
  storePending('U', 'B1', 1)
  storePending('U', 'B2', 2)
  vi.mocked(sendQueuedProgress).mockImplementationOnce(async () => {
    snapshot = { value: { signedOut: 'claimed' }, context: {} }
    return undefined
  })
  stop = startSendingPendingProgress(session)
  await vi.waitFor(() => expect(sent()).toEqual([['U', 'B1']]))
  window.dispatchEvent(new Event('online'))
  expect(sent()).toHaveLength(1)
})
