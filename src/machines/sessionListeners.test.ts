// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createTestUser } from '../../tests/harness/createTestRecords'
import '../api/account/assertSessionAccount'
import { isSignOutPending, setSignOutPending } from '../api/account/pendingSignOutStorage'
import { queryClient } from '../api/cache/queryClient'
import { startQueryInvalidation } from '../api/cache/queryInvalidation'
import { onServerDataChange } from '../api/cache/serverDataChanges'
import { http } from '../api/http'
import { onCrossTabMessage } from '../api/live/crossTabChannel'
import { getServerConnectionState, onServerReachableAgain } from '../api/serverConnection'
import { getStartTimeOfUserWait } from '../api/timeouts/userWaitTimes'
import { clientBasePath } from '../api/toAbsoluteServerUrl'
import { signInWithCredentials } from './availableSignInOptions'
import { sessionMachine } from './sessionMachine'

class FakeEventSource extends EventTarget {
  static open: FakeEventSource | undefined
  constructor(readonly url: string) {
    super()
    FakeEventSource.open = this
  }
  close() {
    FakeEventSource.open = undefined
  }
}

const me = createTestUser({ id: 'A', email: 'a@example.org' })
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const respondToMe = vi.fn<() => Response | Promise<Response>>(() => json(me))
const called = vi.fn()
const responses: Record<string, () => Response | Promise<Response>> = {
  '/api/v2/users/me': respondToMe,
  '/api/v1/claim': () => json({ isClaimed: true }),
  '/api/v1/oauth2/providers': () => json([]),
  '/api/logout': () => new Response(null, { status: 204 }),
}
const otherTab = new BroadcastChannel(`longbox${clientBasePath}`)
const broadcast = vi.fn()
otherTab.onmessage = ({ data }) => {
  if (data.kind !== 'election') broadcast(data.kind)
}
const stops: (() => void)[] = []

function start() {
  const actor = createActor(sessionMachine, { input: {} }).start()
  stops.push(() => actor.stop())
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, snapshot => snapshot.matches(state), { timeout: 10_000 })
  return { actor, reaches }
}

/** Starts a session, and waits until the session has sent the message `signedIn` to the other tabs. */
async function startUntilSignedIn() {
  broadcast.mockClear()
  const session = start()
  await session.reaches('signedIn')
  await vi.waitFor(() => expect(broadcast).toHaveBeenCalledWith('signedIn'))
  return session
}

async function startSignedIn() {
  const session = start()
  await session.reaches('signedIn')
  await vi.waitFor(() => expect(broadcast).toHaveBeenCalledExactlyOnceWith('signedIn'))
  queryClient.setQueryData(['/api/v1/books'], 'of the first user')
  return session
}

const cachedBooks = () => queryClient.getQueryData(['/api/v1/books'])

beforeEach(() => {
  startQueryInvalidation()
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url)
    called(pathname)
    return responses[pathname]?.() ?? json([])
  })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  await receiveAllMessages()
  respondToMe.mockReset().mockImplementation(() => json(me))
  called.mockClear()
  broadcast.mockClear()
  vi.unstubAllGlobals()
})

/** Waits until `otherTab` has received all messages that were sent before. */
async function receiveAllMessages() {
  const sender = new BroadcastChannel(otherTab.name)
  sender.postMessage({ kind: 'end of test' })
  await vi.waitFor(() => expect(broadcast).toHaveBeenCalledWith('end of test'))
  sender.close()
}

describe('end of a session', () => {
  test('a session that an administrator ends is signed out through the live event, and user data is cleared', async () => {
    const { actor, reaches } = await startSignedIn()
    await vi.waitFor(() => expect(FakeEventSource.open).toBeDefined())
    // The server answers the first request of an expired session with status 200, a text and no content type.
    const text = 'This session has been expired (possibly due to multiple concurrent logins)'
    respondToMe.mockImplementationOnce(() => new Response(new TextEncoder().encode(text)))
    FakeEventSource.open?.dispatchEvent(new MessageEvent('SessionExpired', { data: '{"userId":"A"}' }))
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context).toMatchObject({ me: undefined, ended: true })
    expect(cachedBooks()).toBeUndefined()
    expect(called).not.toHaveBeenCalledWith('/api/logout')
    expect(FakeEventSource.open).toBeUndefined()
  })

  test('a late event about an expired session ends no newer session, and does not sign out other tabs', async () => {
    const { actor } = await startSignedIn()
    respondToMe.mockClear()
    otherTab.postMessage({ kind: 'event', event: 'SessionExpired', data: { userId: 'A' } })
    await vi.waitFor(() => expect(respondToMe).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: 'confirmed' })).toBe(true))
    expect(called).not.toHaveBeenCalledWith('/api/logout')
    expect(broadcast).not.toHaveBeenCalledWith('signedOut')
    expect(cachedBooks()).toBe('of the first user')
  })

  test('a session renewed by the remember-me cookie opens a new event stream and signs in other tabs', async () => {
    await startSignedIn()
    await vi.waitFor(() => expect(FakeEventSource.open).toBeDefined())
    const previous = FakeEventSource.open
    broadcast.mockClear()
    previous?.dispatchEvent(new MessageEvent('SessionExpired', { data: '{"userId":"A"}' }))
    await vi.waitFor(() => expect(broadcast).toHaveBeenCalledWith('signedIn'))
    await vi.waitFor(() => expect(FakeEventSource.open).toBeDefined())
    expect(FakeEventSource.open).not.toBe(previous)
  })

  test('a 401 response to a forbidden request neither opens a new event stream nor notifies other tabs', async () => {
    await startSignedIn()
    await vi.waitFor(() => expect(FakeEventSource.open).toBeDefined())
    const previous = FakeEventSource.open
    broadcast.mockClear()
    responses['/api/v1/series/Y'] = () => new Response(null, { status: 401 })
    respondToMe.mockClear()
    await http('/api/v1/series/Y').catch(() => undefined)
    await vi.waitFor(() => expect(respondToMe).toHaveBeenCalled())
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(broadcast).not.toHaveBeenCalledWith('signedIn')
    expect(FakeEventSource.open).toBe(previous)
  })

  test('a tab that loses the cookies signs in again after another tab has renewed the session', async () => {
    const { reaches } = await startSignedIn()
    respondToMe.mockImplementationOnce(() => new Response('This session has been expired'))
    otherTab.postMessage({ kind: 'event', event: 'SessionExpired', data: { userId: 'A' } })
    await reaches({ signedOut: 'claimed' })
    otherTab.postMessage({ kind: 'signedIn', userId: 'A' })
    await reaches({ signedIn: 'confirmed' })
    await vi.waitFor(() => expect(broadcast.mock.calls.flat()).toEqual(['signedIn', 'signedIn']))
  })

  test('a tab repeats its account check if another tab renews the session during this check', async () => {
    const { actor } = await startSignedIn()
    let respond = (_: Response) => {}
    respondToMe.mockClear()
    respondToMe.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          respond = resolve
        }),
    )
    otherTab.postMessage({ kind: 'event', event: 'SessionExpired', data: { userId: 'A' } })
    await vi.waitFor(() => expect(respondToMe).toHaveBeenCalledOnce())
    otherTab.postMessage({ kind: 'signedIn', userId: 'A' })
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: 'confirmed' })).toBe(true))
    respond(new Response('This session has been expired'))
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(actor.getSnapshot().matches({ signedIn: 'confirmed' })).toBe(true)
    expect(broadcast.mock.calls.flat().filter(kind => kind === 'signedIn')).toHaveLength(2)
  })

  test('the end of the session of another account has no effect', async () => {
    const { actor } = await startSignedIn()
    const received = vi.fn()
    stops.push(onCrossTabMessage(received))
    called.mockClear()
    otherTab.postMessage({ kind: 'event', event: 'SessionExpired', data: { userId: 'B' } })
    await vi.waitFor(() => expect(received).toHaveBeenCalled())
    expect(actor.getSnapshot().matches({ signedIn: 'confirmed' })).toBe(true)
    expect(called).not.toHaveBeenCalled()
  })

  test('a sign-out clears user data and notifies the other tabs', async () => {
    const { actor, reaches } = await startSignedIn()
    actor.send({ type: 'user.signOut' })
    await reaches({ signedOut: 'claimed' })
    expect(cachedBooks()).toBeUndefined()
    await vi.waitFor(() => expect(broadcast).toHaveBeenLastCalledWith('signedOut'))
  })

  test('a sign-out in another tab ends the session of this tab and clears user data', async () => {
    const { actor, reaches } = await startSignedIn()
    otherTab.postMessage({ kind: 'signedOut' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.left).toBe(true)
    expect(cachedBooks()).toBeUndefined()
  })
})

describe('sign-out while the server is unreachable', () => {
  const failFetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const makeUnreachable = (...paths: string[]) => {
    for (const path of paths) vi.spyOn(responses, path).mockImplementation(failFetch)
  }
  const signOutOffline = async () => {
    const session = await startSignedIn()
    makeUnreachable('/api/logout', '/api/v1/claim')
    session.actor.send({ type: 'user.signOut' })
    await session.reaches({ signedOut: 'unreachable' })
    await vi.waitFor(() => expect(broadcast).toHaveBeenLastCalledWith('signedOut'))
    return session
  }
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
    dispatchEvent(new Event('online'))
    return vi.waitFor(() => expect(getServerConnectionState()).toBe('ok'))
  })

  test('completes as soon as the server returns', async () => {
    const { actor, reaches } = await signOutOffline()
    called.mockClear()
    vi.restoreAllMocks()
    actor.send({ type: 'user.retry' })
    await reaches({ signedOut: 'claimed' })
    expect(called.mock.calls.slice(0, 2)).toEqual([['/api/v2/users/me'], ['/api/logout']])
    expect(isSignOutPending()).toBe(false)
  })

  test('completes after a reload, before the session check', async () => {
    const { actor } = await signOutOffline()
    actor.stop()
    const second = start()
    await second.reaches({ unknown: 'unreachable' })
    respondToMe.mockClear()
    vi.restoreAllMocks()
    respondToMe.mockImplementation(() => new Response(null, { status: 401 }))
    called.mockClear()
    second.actor.send({ type: 'user.retry' })
    await second.reaches({ signedOut: 'claimed' })
    // The first account request checks to whom the session cookies belong. The second account request is the usual
    // session check at startup.
    expect(called.mock.calls.slice(0, 3)).toEqual([['/api/v2/users/me'], ['/api/logout'], ['/api/v2/users/me']])
  })

  test('does not end the session of another account', async () => {
    const { actor } = await signOutOffline()
    actor.stop()
    const second = start()
    await second.reaches({ unknown: 'unreachable' })
    vi.restoreAllMocks()
    respondToMe.mockImplementation(() => json({ ...me, id: 'B' }))
    called.mockClear()
    second.actor.send({ type: 'user.retry' })
    await second.reaches('signedIn')
    expect(called).not.toHaveBeenCalledWith('/api/logout')
    expect(isSignOutPending()).toBe(false)
  })

  const signIn = () => signInWithCredentials({ email: 'b@example.org', password: 'x', rememberMe: false })
  const listSessionCalls = () => called.mock.calls.flat().filter(path => /logout|users/.test(path))

  test('is completed before a sign-in', async () => {
    setSignOutPending(true, 'A')
    respondToMe.mockReturnValueOnce(json(me)).mockImplementation(() => json({ ...me, id: 'B' }))
    called.mockClear()
    expect((await signIn()).id).toBe('B')
    const [mePath, logoutPath] = ['/api/v2/users/me', '/api/logout']
    expect(listSessionCalls()).toEqual([mePath, logoutPath, mePath, mePath])
    expect(isSignOutPending()).toBe(false)
  })

  test.each([
    ['the sign-out request fails', () => json({}, 500)],
    ['the cookies belong to a third account', () => json({ ...me, id: 'C' })],
  ])('ends the session of another account before a sign-in if %s', async (_, respondToCheck) => {
    setSignOutPending(true, 'A')
    const other = respondToCheck().status === 200 ? 'C' : 'A'
    const answers = ['B', other, 'B'].map(id => json({ ...me, id }))
    respondToMe.mockReturnValueOnce(respondToCheck())
    for (const answer of answers) respondToMe.mockReturnValueOnce(answer)
    called.mockClear()
    expect((await signIn()).id).toBe('B')
    expect(listSessionCalls().filter(path => path === '/api/logout')).toHaveLength(1)
    expect(listSessionCalls().at(-1)).toBe('/api/v2/users/me')
    expect(isSignOutPending()).toBe(false)
  })

  test('is canceled by a sign-in', async () => {
    setSignOutPending(true)
    await signInWithCredentials({ email: 'a@example.org', password: 'x', rememberMe: false })
    expect(isSignOutPending()).toBe(false)
  })
})

describe('sign-out from a server that responds without completing it', () => {
  const failures: Record<string, () => Response> = {
    'status 500': () => json({}, 500),
    'status 429': () => json({}, 429),
    'a page of HTML': () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
  }
  const cases = Object.keys(failures).flatMap(kind => ['/api/v2/users/me', '/api/logout'].map(path => [kind, path]))
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })

  test.each(cases)('stays pending after %s from %s, and signs nobody in until it is complete', async (kind, path) => {
    const fail = failures[kind as string] as () => Response
    const { actor, reaches } = await startSignedIn()
    if (path === '/api/logout') vi.spyOn(responses, path).mockImplementation(fail)
    else respondToMe.mockImplementation(fail)
    actor.send({ type: 'user.signOut' })
    await reaches({ signedOut: 'claimed' })
    expect(isSignOutPending()).toBe(true)
    actor.stop()
    const afterReload = start()
    await afterReload.reaches({ signedOut: 'claimed' })
    expect(isSignOutPending()).toBe(true)
    afterReload.actor.stop()
    vi.restoreAllMocks()
    respondToMe.mockImplementation(() => json(me))
    called.mockClear()
    await startUntilSignedIn()
    expect(called.mock.calls.slice(0, 2)).toEqual([['/api/v2/users/me'], ['/api/logout']])
    expect(isSignOutPending()).toBe(false)
  })

  test('is complete if the server has no session or does not support a sign-out', async () => {
    for (const status of [401, 403, 404, 405]) {
      setSignOutPending(true, me.id)
      vi.spyOn(responses, '/api/logout').mockImplementation(() => json({}, status))
      const session = await startUntilSignedIn()
      expect(isSignOutPending(), `${status}`).toBe(false)
      session.actor.stop()
    }
  })
})

test('refetches all data after an outage of the server, not after a single failed response', async () => {
  await startSignedIn()
  const gaps = vi.fn()
  stops.push(onServerDataChange(change => void (change.kind === 'gap' && gaps())))
  const retried = vi.fn()
  stops.push(onServerReachableAgain(retried))
  responses['/api/v1/books/latest'] = () => new Response(null, { status: 504 })
  await http('/api/v1/books/latest').catch(() => undefined)
  await vi.waitFor(() => expect(retried).toHaveBeenCalledExactlyOnceWith(false))
  expect(gaps).not.toHaveBeenCalled()
  responses['/api/v1/claim'] = () => new Response(null, { status: 502 })
  await http('/api/v1/books/latest').catch(() => undefined)
  await vi.waitFor(() => expect(getServerConnectionState()).toBe('lost'))
  responses['/api/v1/claim'] = () => json({ isClaimed: true })
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(gaps).toHaveBeenCalledOnce())
})

describe('sign-in of another account', () => {
  const respondWithOtherAccount = () => json({ ...me, id: 'B' })

  test('a sign-in in another tab stops every write of this tab after an account check', async () => {
    const { reaches } = await startSignedIn()
    respondToMe.mockImplementation(respondWithOtherAccount)
    otherTab.postMessage({ kind: 'signedIn', userId: 'B' })
    await reaches({ signedIn: 'accountChanged' })
    called.mockClear()
    await expect(http('/api/v1/books/X/read-progress', { method: 'PATCH' })).rejects.toMatchObject({ status: 401 })
    expect(called).not.toHaveBeenCalledWith('/api/v1/books/X/read-progress')
  })

  test('a sign-in in another tab during the first session check triggers an account check', async () => {
    let respond = (_: Response) => {}
    respondToMe.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          respond = resolve
        }),
    )
    const { reaches } = start()
    await vi.waitFor(() => expect(respondToMe).toHaveBeenCalled())
    const received = vi.fn()
    stops.push(onCrossTabMessage(received))
    otherTab.postMessage({ kind: 'signedIn', userId: 'B' })
    await vi.waitFor(() => expect(received).toHaveBeenCalled())
    respondToMe.mockImplementation(respondWithOtherAccount)
    respond(json(me))
    await reaches({ signedIn: 'accountChanged' })
    await vi.waitFor(() => expect(broadcast).toHaveBeenCalledWith('signedIn'))
  })

  test('a sign-in in another tab has no effect if the server reports the same account', async () => {
    const { actor } = await startSignedIn()
    otherTab.postMessage({ kind: 'signedIn', userId: 'B' })
    await http('/api/v1/books/X/read-progress', { method: 'PATCH' })
    expect(called).toHaveBeenCalledWith('/api/v1/books/X/read-progress')
    expect(actor.getSnapshot().matches({ signedIn: 'confirmed' })).toBe(true)
  })

  test('a sign-in by changed cookies stops the next write', async () => {
    const { reaches } = await startSignedIn()
    // Sets the clock forward. The first account check is then so old that the next write needs a new check.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
    respondToMe.mockImplementation(respondWithOtherAccount)
    await expect(http('/api/v1/series/X/metadata', { method: 'PATCH' })).rejects.toMatchObject({ status: 401 })
    expect(called).not.toHaveBeenCalledWith('/api/v1/series/X/metadata')
    await reaches({ signedIn: 'accountChanged' })
  })

  test('a sign-in is detected after a 401 response', async () => {
    const { reaches } = await startSignedIn()
    respondToMe.mockImplementation(respondWithOtherAccount)
    responses['/api/v1/series/Y'] = () => new Response(null, { status: 401 })
    await http('/api/v1/series/Y').catch(() => undefined)
    await reaches({ signedIn: 'accountChanged' })
  })

  test('a sign-in is still possible after a cached response, so writes stop', async () => {
    await startSignedIn()
    respondToMe.mockImplementation(() => {
      const cached = json(me)
      cached.headers.set('x-longbox-offline', 'yes')
      return cached
    })
    await expect(http('/api/v1/series/X/metadata', { method: 'PATCH' })).rejects.toMatchObject({ status: 0 })
    expect(called).not.toHaveBeenCalledWith('/api/v1/series/X/metadata')
    await vi.waitFor(() => expect(getServerConnectionState()).toBe('ok'))
  })

  test('the account check does not delay searches by POST', async () => {
    await startSignedIn()
    called.mockClear()
    await http('/api/v1/books/list', { method: 'POST' })
    expect(called.mock.calls).toEqual([['/api/v1/books/list']])
  })
})

test('a sign-in in another tab signs in this tab', async () => {
  respondToMe.mockImplementation(() => new Response(null, { status: 401 }))
  const { reaches } = start()
  await reaches({ signedOut: 'claimed' })
  respondToMe.mockImplementation(() => json(me))
  otherTab.postMessage({ kind: 'signedIn' })
  await reaches('signedIn')
})

test('a sign-in in another tab closes the popup of a provider and signs in this tab', async () => {
  respondToMe.mockImplementation(() => new Response(null, { status: 401 }))
  const popup = { closed: false, close: vi.fn() }
  vi.stubGlobal('open', () => popup)
  const { actor, reaches } = start()
  await reaches({ signedOut: 'claimed' })
  actor.send({ type: 'user.openProvider', registrationId: 'git', handlesResult: true })
  respondToMe.mockImplementation(() => json(me))
  otherTab.postMessage({ kind: 'signedIn' })
  await reaches('signedIn')
  expect(popup.close).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(broadcast).toHaveBeenCalledWith('signedIn'))
})

test('repeats the session check of a server with errors until it recovers', async () => {
  vi.useFakeTimers()
  respondToMe.mockImplementation(() => json({ status: 500, message: 'Out of memory' }, 500))
  const { actor } = start()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(actor.getSnapshot().matches({ unknown: 'unreachable' })).toBe(true)
  expect(respondToMe, 'at once, after 5, 10 and 20 seconds more').toHaveBeenCalledTimes(4)
  respondToMe.mockImplementation(() => json(me))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(actor.getSnapshot().matches('signedIn')).toBe(true)
})

test('sends no further checks while a check is pending', async () => {
  vi.useFakeTimers()
  const fault = () => json({ status: 500, message: 'Out of memory' }, 500)
  respondToMe.mockImplementationOnce(fault)
  respondToMe.mockImplementation(() => new Promise(respond => setTimeout(() => respond(fault()), 60_000)))
  start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(respondToMe).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(respondToMe).toHaveBeenCalledTimes(3)
})

test('a sign-out waits at most eight seconds for a server that never responds', async () => {
  const { actor, reaches } = await startSignedIn()
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  actor.send({ type: 'user.signOut' })
  const startedAt = Date.now()
  await vi.advanceTimersByTimeAsync(8_100)
  expect(actor.getSnapshot().matches('signedOut')).toBe(true)
  expect(isSignOutPending()).toBe(true)
  // The user has waited for the sign-out since `startedAt`. A wait that follows directly, for example for the sign-in
  // page, continues this wait. Its start time is therefore also `startedAt`.
  expect(getStartTimeOfUserWait()).toBe(startedAt)
  vi.useRealTimers()
  localStorage.clear()
  await reaches('signedOut')
})
