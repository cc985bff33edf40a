// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { completeUser } from '../../tests/harness/completeRecords'
import '../api/account/confirmedAccount'
import { basePath } from '../api/address'
import { onChange } from '../api/cache/changes'
import { startInvalidation } from '../api/cache/invalidation'
import { queryClient } from '../api/cache/queryClient'
import { connection, onServerBack } from '../api/connection'
import { http } from '../api/http'
import { onTabMessage } from '../api/live/tabs'
import { isSignOutPending, storePendingSignOut } from '../preferences/pendingFlags'
import { signInWith } from './sessionCalls'
import { sessionMachine } from './sessionMachine'

// The machine with everything it listens to: only the network is not real.

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

const me = completeUser({ id: 'A', email: 'a@example.org' })
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const person = vi.fn<() => Response | Promise<Response>>(() => json(me))
const called = vi.fn()
const answers: Record<string, () => Response | Promise<Response>> = {
  '/api/v2/users/me': person,
  '/api/v1/claim': () => json({ isClaimed: true }),
  '/api/v1/oauth2/providers': () => json([]),
  '/api/logout': () => new Response(null, { status: 204 }),
}
const otherTab = new BroadcastChannel(`longbox${basePath}`)
const heard = vi.fn()
otherTab.onmessage = ({ data }) => {
  if (data.kind !== 'election') heard(data.kind)
}
const stops: (() => void)[] = []

function start() {
  const actor = createActor(sessionMachine, { input: {} }).start()
  stops.push(() => actor.stop())
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, snapshot => snapshot.matches(state), { timeout: 10_000 })
  return { actor, reaches }
}

async function inside() {
  const session = start()
  await session.reaches('signedIn')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('signedIn'))
  queryClient.setQueryData(['/api/v1/books'], 'of the first person')
  return session
}

const kept = () => queryClient.getQueryData(['/api/v1/books'])

beforeEach(() => {
  startInvalidation()
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url)
    called(pathname)
    return answers[pathname]?.() ?? json([])
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  person.mockReset().mockImplementation(() => json(me))
  called.mockClear()
  heard.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a session ends', () => {
  test('by an administrator: the live event signs out, and nothing of the person is kept', async () => {
    const { actor, reaches } = await inside()
    await vi.waitFor(() => expect(FakeEventSource.open).toBeDefined())
    FakeEventSource.open?.dispatchEvent(new MessageEvent('SessionExpired', { data: '{"userId":"A"}' }))
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context).toMatchObject({ me: undefined, ended: true })
    expect(kept()).toBeUndefined()
    expect(called).toHaveBeenCalledWith('/api/logout')
    expect(FakeEventSource.open).toBeUndefined()
  })

  test('by signing out: nothing of the person is kept, and the other tabs are told', async () => {
    const { actor, reaches } = await inside()
    actor.send({ type: 'user.signOut' })
    await reaches({ signedOut: 'claimed' })
    expect(kept()).toBeUndefined()
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('signedOut'))
  })

  test('in another tab: it ends here, and nothing of the person is kept', async () => {
    const { actor, reaches } = await inside()
    otherTab.postMessage({ kind: 'signedOut' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.left).toBe(true)
    expect(kept()).toBeUndefined()
  })
})

describe('signed out while the server is away', () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const gone = (...paths: string[]) => {
    for (const path of paths) vi.spyOn(answers, path).mockImplementation(away)
  }
  const left = async () => {
    const session = await inside()
    gone('/api/logout', '/api/v1/claim')
    session.actor.send({ type: 'user.signOut' })
    await session.reaches({ signedOut: 'away' })
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('signedOut'))
    return session
  }
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
    dispatchEvent(new Event('online'))
    return vi.waitFor(() => expect(connection()).toBe('ok'))
  })

  test('one is signed out as soon as it is back', async () => {
    const { actor, reaches } = await left()
    called.mockClear()
    vi.restoreAllMocks()
    actor.send({ type: 'user.retry' })
    await reaches({ signedOut: 'claimed' })
    expect(called.mock.calls.slice(0, 2)).toEqual([['/api/v2/users/me'], ['/api/logout']])
    expect(isSignOutPending()).toBe(false)
  })

  test('nobody is let in by what is left of it: the page that is loaded again signs out before it asks who is there', async () => {
    const { actor } = await left()
    actor.stop()
    const second = start()
    await second.reaches({ unknown: 'away' })
    person.mockClear()
    vi.restoreAllMocks()
    person.mockImplementation(() => new Response(null, { status: 401 }))
    called.mockClear()
    second.actor.send({ type: 'user.retry' })
    await second.reaches({ signedOut: 'claimed' })
    // The account of the cookies is asked before they are ended, and again afterwards.
    expect(called.mock.calls.slice(0, 3)).toEqual([['/api/v2/users/me'], ['/api/logout'], ['/api/v2/users/me']])
  })

  test('the session of another account is not ended by the sign-out of the one before', async () => {
    const { actor } = await left()
    actor.stop()
    const second = start()
    await second.reaches({ unknown: 'away' })
    vi.restoreAllMocks()
    person.mockImplementation(() => json({ ...me, id: 'B' }))
    called.mockClear()
    second.actor.send({ type: 'user.retry' })
    await second.reaches('signedIn')
    expect(called).not.toHaveBeenCalledWith('/api/logout')
    expect(isSignOutPending()).toBe(false)
  })

  test('whoever signs in is not signed out again', async () => {
    storePendingSignOut(true)
    await signInWith({ email: 'a@example.org', password: 'x', rememberMe: false })
    expect(isSignOutPending()).toBe(false)
  })
})

test('one call that gets no answer reads nothing again, a server that was away reads all', async () => {
  await inside()
  const gaps = vi.fn()
  stops.push(onChange(change => void (change.kind === 'gap' && gaps())))
  const retried = vi.fn()
  stops.push(onServerBack(retried))
  answers['/api/v1/books/latest'] = () => new Response(null, { status: 504 })
  await http('/api/v1/books/latest').catch(() => undefined)
  await vi.waitFor(() => expect(retried).toHaveBeenCalledExactlyOnceWith(false), { timeout: 3000 })
  expect(gaps).not.toHaveBeenCalled()
  answers['/api/v1/claim'] = () => new Response(null, { status: 502 })
  await http('/api/v1/books/latest').catch(() => undefined)
  await vi.waitFor(() => expect(connection()).toBe('lost'))
  answers['/api/v1/claim'] = () => json({ isClaimed: true })
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(gaps).toHaveBeenCalledOnce())
})

describe('another account signs in', () => {
  const other = () => json({ ...me, id: 'B' })

  test('in another tab: the server confirms it, and every write of this tab is stopped', async () => {
    const { reaches } = await inside()
    person.mockImplementation(other)
    otherTab.postMessage({ kind: 'signedIn', userId: 'B' })
    await reaches({ signedIn: 'replaced' })
    called.mockClear()
    await expect(http('/api/v1/books/X/read-progress', { method: 'PATCH' })).rejects.toMatchObject({ status: 401 })
    expect(called).not.toHaveBeenCalledWith('/api/v1/books/X/read-progress')
  })

  test('in another tab while the first answer is on its way: the account is checked at once', async () => {
    let answer = (_: Response) => {}
    person.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    const { reaches } = start()
    await vi.waitFor(() => expect(person).toHaveBeenCalled())
    const received = vi.fn()
    stops.push(onTabMessage(received))
    otherTab.postMessage({ kind: 'signedIn', userId: 'B' })
    await vi.waitFor(() => expect(received).toHaveBeenCalled())
    person.mockImplementation(other)
    answer(json(me))
    await reaches({ signedIn: 'replaced' })
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('signedIn'))
  })

  test('in another tab that is mistaken: the server names the same account, and writes go on', async () => {
    const { actor } = await inside()
    otherTab.postMessage({ kind: 'signedIn', userId: 'B' })
    await http('/api/v1/books/X/read-progress', { method: 'PATCH' })
    expect(called).toHaveBeenCalledWith('/api/v1/books/X/read-progress')
    expect(actor.getSnapshot().matches({ signedIn: 'trusted' })).toBe(true)
  })

  test('by changed cookies: the next write finds it out and is stopped', async () => {
    const { reaches } = await inside()
    // Later than any confirmation of the start is valid.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
    person.mockImplementation(other)
    await expect(http('/api/v1/series/X/metadata', { method: 'PATCH' })).rejects.toMatchObject({ status: 401 })
    expect(called).not.toHaveBeenCalledWith('/api/v1/series/X/metadata')
    await reaches({ signedIn: 'replaced' })
  })

  test('after a refusal: the person who is asked about it is another one', async () => {
    const { reaches } = await inside()
    person.mockImplementation(other)
    answers['/api/v1/series/Y'] = () => new Response(null, { status: 401 })
    await http('/api/v1/series/Y').catch(() => undefined)
    await reaches({ signedIn: 'replaced' })
  })

  test('a cached answer confirms nobody', async () => {
    await inside()
    person.mockImplementation(() => {
      const cached = json(me)
      cached.headers.set('x-longbox-kept', 'yes')
      return cached
    })
    await expect(http('/api/v1/series/X/metadata', { method: 'PATCH' })).rejects.toMatchObject({ status: 0 })
    expect(called).not.toHaveBeenCalledWith('/api/v1/series/X/metadata')
    await vi.waitFor(() => expect(connection()).toBe('ok'))
  })

  test('searches by POST change nothing: they wait for no confirmation', async () => {
    await inside()
    called.mockClear()
    await http('/api/v1/books/list', { method: 'POST' })
    expect(called.mock.calls).toEqual([['/api/v1/books/list']])
  })
})

test('somebody comes in through another tab: one is in here as well', async () => {
  person.mockImplementation(() => new Response(null, { status: 401 }))
  const { reaches } = start()
  await reaches({ signedOut: 'claimed' })
  person.mockImplementation(() => json(me))
  otherTab.postMessage({ kind: 'signedIn' })
  await reaches('signedIn')
})

test('a server that answers with a fault is asked again until it is well', async () => {
  vi.useFakeTimers()
  person.mockImplementation(() => json({ status: 500, message: 'Out of memory' }, 500))
  const { actor } = start()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(actor.getSnapshot().matches({ unknown: 'away' })).toBe(true)
  expect(person, 'at once, after 5, 10 and 20 seconds more').toHaveBeenCalledTimes(4)
  person.mockImplementation(() => json(me))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(actor.getSnapshot().matches('signedIn')).toBe(true)
})

test('a server that takes long to answer is asked nothing more meanwhile', async () => {
  vi.useFakeTimers()
  const fault = () => json({ status: 500, message: 'Out of memory' }, 500)
  person.mockImplementationOnce(fault)
  person.mockImplementation(() => new Promise(answer => setTimeout(() => answer(fault()), 60_000)))
  start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(person).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(person).toHaveBeenCalledTimes(3)
})
