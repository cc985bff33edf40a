import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type NonReducibleUnknown, waitFor } from 'xstate'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { ServerError } from '../api/ServerError'
import type { User } from '../generated/model.schemas'
import type { AvailableSignInOptions } from './availableSignInOptions'
import { sessionMachine } from './sessionMachine'
import type { SessionMachineEvent } from './sessionMachineEvents'
import type { EndSessionOptions } from './sessionRequests'

vi.mock('./sessionRequests', () => ({}))
vi.mock('./sessionListeners', () => ({}))

const me = { id: 'A', email: 'a@example.org', roles: ['USER'] } as User
const claimed: AvailableSignInOptions = { claimed: true, providers: [], hidesForm: false, opensProvider: false }
const unauthorized = new ServerError({ operation: 'getMe', status: 401 })
const unreachable = new ServerError({ operation: 'getMe', status: 0 })
const credentials = { email: 'a@example.org', password: 'x', rememberMe: true }

type ServerCalls = {
  fetchUser: () => Promise<User>
  fetchOptions: (input: { token?: string }) => Promise<AvailableSignInOptions>
  signIn: (input: typeof credentials) => Promise<User>
  claim: () => Promise<User>
  signInWithLink: (input: { token?: string }) => Promise<User>
  endSession: (input: EndSessionOptions) => Promise<void>
}

function start(calls: Partial<ServerCalls> = {}, token?: string) {
  const activeCounts = { live: 0, popups: 0, server: 0, tabs: 0 }
  const senders: ((event: SessionMachineEvent) => void)[] = []
  const running = <Input extends NonReducibleUnknown>(kind: keyof typeof activeCounts) =>
    fromCallback<SessionMachineEvent, Input>(({ sendBack }) => {
      activeCounts[kind] += 1
      senders.push(sendBack)
      return () => {
        activeCounts[kind] -= 1
      }
    })
  const machine = sessionMachine.provide({
    actors: {
      fetchCurrentUser: fromPromise(() => (calls.fetchUser ?? (() => Promise.reject(unauthorized)))()),
      fetchSignInOptions: fromPromise(({ input }) => (calls.fetchOptions ?? (async () => claimed))(input)),
      signInWith: fromPromise(({ input }) => (calls.signIn ?? (async () => me))(input as typeof credentials)),
      claimAndSignIn: fromPromise(() => (calls.claim ?? (async () => me))()),
      signInWithLink: fromPromise(({ input }) => (calls.signInWithLink ?? (async () => me))(input)),
      endSession: fromPromise(({ input }) => (calls.endSession ?? (async () => undefined))(input as EndSessionOptions)),
      listenWhileSignedIn: running<{ userId: string }>('live'),
      watchForServer: running('server'),
      watchTabs: running('tabs'),
      watchPopup: running<{ registrationId: string }>('popups'),
    },
  })
  const actor = createActor(machine, { input: { token } }).start()
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, snapshot => snapshot.matches(state), { timeout: 15_000 })
  return { actor, activeCounts, reaches, send: (event: SessionMachineEvent) => senders.at(-1)?.(event) }
}

describe('sign-in', () => {
  test('an existing session signs in and starts live events', async () => {
    const { actor, activeCounts, reaches } = start({ fetchUser: async () => me })
    expect(actor.getSnapshot().matches({ unknown: 'checking' })).toBe(true)
    await reaches({ signedIn: 'confirmed' })
    expect(actor.getSnapshot().context.me).toBe(me)
    expect(activeCounts.live).toBe(1)
  })

  test('a missing session leads to the sign-in options', async () => {
    const { activeCounts, reaches } = start()
    await reaches({ signedOut: 'claimed' })
    expect(activeCounts.live).toBe(0)
  })

  test('an unclaimed server asks for the first account', async () => {
    const { actor, reaches } = start({ fetchOptions: async () => ({ ...claimed, claimed: false }) })
    await reaches({ signedOut: 'unclaimed' })
    actor.send({ type: 'user.signIn', ...credentials })
    expect(actor.getSnapshot().matches({ signedOut: 'unclaimed' })).toBe(true)
    actor.send({ type: 'user.claim', ...credentials })
    await reaches('signedIn')
  })

  test('a failed claim refetches the sign-in options and keeps the failure', async () => {
    let isClaimed = false
    const taken = new ServerError({ operation: 'claimServer', status: 400, serverMessage: 'taken' })
    const { actor, reaches } = start({
      fetchOptions: async () => ({ ...claimed, claimed: isClaimed }),
      claim: async () => {
        isClaimed = true
        throw taken
      },
    })
    await reaches({ signedOut: 'unclaimed' })
    actor.send({ type: 'user.claim', ...credentials })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBe(taken)
  })

  test('an unreachable server keeps the sign-in options, and a form can be submitted again', async () => {
    let isReachable = true
    const { actor, reaches } = start({
      fetchOptions: async () => {
        if (!isReachable) throw unreachable
        return { ...claimed, claimed: false }
      },
      claim: async () => {
        if (!isReachable) throw unreachable
        return me
      },
    })
    await reaches({ signedOut: 'unclaimed' })
    isReachable = false
    actor.send({ type: 'user.claim', ...credentials })
    await reaches({ signedOut: 'unreachable' })
    expect(actor.getSnapshot().context.signInOptions?.claimed).toBe(false)
    isReachable = true
    actor.send({ type: 'user.claim', ...credentials })
    await reaches({ signedIn: 'confirmed' })
  })

  test.each([true, false])('a sign-in in another tab signs in this tab (server claimed: %s)', async isClaimed => {
    const fetchUser = vi.fn<ServerCalls['fetchUser']>().mockRejectedValueOnce(unauthorized).mockResolvedValueOnce(me)
    const { actor, activeCounts, send, reaches } = start({
      fetchUser,
      fetchOptions: async () => ({ ...claimed, claimed: isClaimed }),
    })
    await reaches({ signedOut: isClaimed ? 'claimed' : 'unclaimed' })
    expect(activeCounts.tabs).toBe(1)
    send({ type: 'tab.signedIn' })
    await reaches({ signedIn: 'confirmed' })
    expect(actor.getSnapshot().context.me).toBe(me)
    expect(activeCounts.tabs).toBe(0)
  })

  describe('a sign-in in another tab', () => {
    const pending = () => new Promise<never>(() => undefined)
    const startSignedOut = (calls: Partial<ServerCalls>) => {
      const fetchUser = vi.fn<ServerCalls['fetchUser']>().mockRejectedValueOnce(unauthorized).mockResolvedValueOnce(me)
      return { fetchUser, ...start({ fetchUser, ...calls }) }
    }

    test.each([
      ['load', pending, { signedOut: 'loadingOptions' }],
      ['cannot be loaded', () => Promise.reject(unreachable), { signedOut: 'unreachable' }],
    ] as const)('signs in this tab while the sign-in options %s', async (_, fetchOptions, state) => {
      const { actor, activeCounts, reaches } = startSignedOut({ fetchOptions })
      await reaches(state)
      expect(activeCounts.tabs).toBe(1)
      actor.send({ type: 'tab.signedIn' })
      await reaches({ signedIn: 'confirmed' })
      expect(activeCounts.tabs).toBe(0)
    })

    test('signs in this tab while the popup of a provider is open', async () => {
      const { actor, activeCounts, reaches } = startSignedOut({})
      await reaches({ signedOut: 'claimed' })
      actor.send({ type: 'user.openProvider', registrationId: 'git' })
      expect(activeCounts).toMatchObject({ tabs: 1, popups: 1 })
      actor.send({ type: 'tab.signedIn' })
      await reaches({ signedIn: 'confirmed' })
      expect(activeCounts).toMatchObject({ tabs: 0, popups: 0 })
    })

    test('loads the sign-in options, and reports no wrong password, if it cannot be confirmed', async () => {
      const fetchOptions = vi
        .fn<ServerCalls['fetchOptions']>()
        .mockImplementationOnce(pending)
        .mockResolvedValue(claimed)
      const fetchUser = vi.fn<ServerCalls['fetchUser']>().mockRejectedValue(unauthorized)
      const { actor, reaches } = start({ fetchUser, fetchOptions })
      await reaches({ signedOut: 'loadingOptions' })
      actor.send({ type: 'tab.signedIn' })
      await reaches({ signedOut: 'claimed' })
      expect(actor.getSnapshot().context).toMatchObject({ signInOptions: claimed, failure: undefined })
    })

    test('reports an error of the server', async () => {
      const serverError = new ServerError({ operation: 'getMe', status: 500 })
      const fetchUser = vi
        .fn<ServerCalls['fetchUser']>()
        .mockRejectedValueOnce(unauthorized)
        .mockRejectedValue(serverError)
      const { actor, reaches } = start({ fetchUser })
      await reaches({ signedOut: 'claimed' })
      actor.send({ type: 'tab.signedIn' })
      await reaches({ signingIn: 'fetchingUser' })
      await reaches({ signedOut: 'claimed' })
      expect(actor.getSnapshot().context.failure).toBe(serverError)
    })

    test('keeps the form for the first account if it cannot be confirmed', async () => {
      const { actor, reaches } = start({ fetchOptions: async () => ({ ...claimed, claimed: false }) })
      await reaches({ signedOut: 'unclaimed' })
      actor.send({ type: 'tab.signedIn' })
      await reaches({ signingIn: 'fetchingUser' })
      await reaches({ signedOut: 'unclaimed' })
    })

    test('returns to the form for the first account if the user cancels the check', async () => {
      const fetchUser = vi
        .fn<ServerCalls['fetchUser']>()
        .mockRejectedValueOnce(unauthorized)
        .mockImplementationOnce(pending)
      const { actor, reaches } = start({ fetchUser, fetchOptions: async () => ({ ...claimed, claimed: false }) })
      await reaches({ signedOut: 'unclaimed' })
      actor.send({ type: 'tab.signedIn' })
      actor.send({ type: 'user.cancelSignIn' })
      expect(actor.getSnapshot().matches({ signedOut: 'unclaimed' })).toBe(true)
    })

    test('does not discard the sign-in options of the visible form if the server becomes unreachable', async () => {
      const fetchOptions = vi
        .fn<ServerCalls['fetchOptions']>()
        .mockResolvedValueOnce(claimed)
        .mockRejectedValue(unreachable)
      const fetchUser = vi
        .fn<ServerCalls['fetchUser']>()
        .mockRejectedValueOnce(unauthorized)
        .mockRejectedValue(unreachable)
      const { actor, reaches } = start({ fetchUser, fetchOptions })
      await reaches({ signedOut: 'claimed' })
      actor.send({ type: 'tab.signedIn' })
      expect(actor.getSnapshot().context.signInOptions).toBe(claimed)
      await reaches({ signedOut: 'unreachable' })
      expect(actor.getSnapshot().context.signInOptions).toBe(claimed)
    })

    test('can be checked again while the server is slow', async () => {
      const fetchUser = vi
        .fn<ServerCalls['fetchUser']>()
        .mockRejectedValueOnce(unauthorized)
        .mockImplementationOnce(pending)
        .mockResolvedValueOnce(me)
      const { actor, reaches } = start({ fetchUser, fetchOptions: pending })
      await reaches({ signedOut: 'loadingOptions' })
      actor.send({ type: 'tab.signedIn' })
      await reaches({ signingIn: 'fetchingUser' })
      actor.send({ type: 'user.retry' })
      await reaches('signedIn')
    })
  })

  describe('visible sign-in controls work while the sign-in options', () => {
    const controls = [
      [{ type: 'user.signIn', ...credentials }, 'signedIn', claimed],
      [{ type: 'user.acceptSignInLink' }, 'signedIn', claimed],
      [{ type: 'user.openProvider', registrationId: 'git' }, { signedOut: 'inPopup' }, claimed],
      [{ type: 'user.claim', ...credentials }, 'signedIn', { ...claimed, claimed: false }],
    ] as const satisfies [SessionMachineEvent, unknown, AvailableSignInOptions][]
    const fetchOnce = (options: AvailableSignInOptions, then: () => Promise<never>) =>
      vi.fn<ServerCalls['fetchOptions']>().mockResolvedValueOnce(options).mockImplementation(then)
    const claimOnce = vi.fn<ServerCalls['claim']>()
    /** Causes a second request for the sign-in options: by "Try again", or by a failed creation of the first account. */
    const repeatRequest = ({ actor }: ReturnType<typeof start>, { claimed: isClaimed }: AvailableSignInOptions) => {
      claimOnce.mockReset().mockRejectedValueOnce(unreachable).mockResolvedValue(me)
      actor.send(isClaimed ? { type: 'user.retry' } : { type: 'user.claim', ...credentials })
    }

    test.each(controls)('load again: %j', async (event, result, options) => {
      const session = start({ fetchOptions: fetchOnce(options, () => new Promise(() => undefined)), claim: claimOnce })
      await session.reaches({ signedOut: options.claimed ? 'claimed' : 'unclaimed' })
      repeatRequest(session, options)
      await session.reaches({ signedOut: 'loadingOptions' })
      session.actor.send(event)
      await session.reaches(result)
    })

    test.each(controls)('cannot be loaded again: %j', async (event, result, options) => {
      const session = start({ fetchOptions: fetchOnce(options, () => Promise.reject(unreachable)), claim: claimOnce })
      await session.reaches({ signedOut: options.claimed ? 'claimed' : 'unclaimed' })
      repeatRequest(session, options)
      await session.reaches({ signedOut: 'unreachable' })
      session.actor.send(event)
      await session.reaches(result)
    })
  })

  test('a sign-in link signs in only after the user has accepted it', async () => {
    const signInWithLink = vi
      .fn<ServerCalls['signInWithLink']>()
      .mockRejectedValueOnce(unauthorized)
      .mockResolvedValue(me)
    const { actor, reaches } = start({ signInWithLink }, 'SESSION')
    await reaches({ signedOut: 'claimed' })
    expect(signInWithLink).not.toHaveBeenCalled()
    actor.send({ type: 'user.acceptSignInLink' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBe(unauthorized)
    actor.send({ type: 'user.acceptSignInLink' })
    await reaches('signedIn')
    expect(signInWithLink).toHaveBeenCalledWith({ token: 'SESSION' })
    expect(actor.getSnapshot().context.token).toBeUndefined()
  })

  test('a sign-in link is ignored while a user is signed in, and forgotten afterwards', async () => {
    const fetchOptions = vi.fn<ServerCalls['fetchOptions']>().mockResolvedValue(claimed)
    const signInWithLink = vi.fn<ServerCalls['signInWithLink']>()
    const { actor, reaches } = start({ fetchUser: async () => me, fetchOptions, signInWithLink }, 'SESSION')
    await reaches('signedIn')
    actor.send({ type: 'user.acceptSignInLink' })
    expect(fetchOptions).not.toHaveBeenCalled()
    actor.send({ type: 'user.signOut' })
    await reaches({ signedOut: 'claimed' })
    expect(fetchOptions).toHaveBeenCalledExactlyOnceWith({ token: undefined })
    expect(signInWithLink).not.toHaveBeenCalled()
  })

  test('a wrong password is reported until the next attempt', async () => {
    const signIn = vi.fn<ServerCalls['signIn']>().mockRejectedValueOnce(unauthorized).mockResolvedValueOnce(me)
    const { actor, reaches } = start({ signIn })
    await reaches({ signedOut: 'claimed' })
    actor.send({ type: 'user.signIn', ...credentials })
    expect(actor.getSnapshot().matches('signingIn')).toBe(true)
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBe(unauthorized)
    actor.send({ type: 'user.signIn', ...credentials })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
    await reaches('signedIn')
    expect(signIn).toHaveBeenCalledWith(credentials)
  })

  test('waits for an unreachable server during and after the session check', async () => {
    const fetchUser = vi
      .fn<ServerCalls['fetchUser']>()
      .mockRejectedValueOnce(unreachable)
      .mockRejectedValueOnce(unauthorized)
    const fetchOptions = vi
      .fn<ServerCalls['fetchOptions']>()
      .mockRejectedValueOnce(unreachable)
      .mockResolvedValueOnce(claimed)
    const { send, activeCounts, reaches } = start({ fetchUser, fetchOptions })
    await reaches({ unknown: 'unreachable' })
    expect(activeCounts.server).toBe(1)
    send({ type: 'server.back' })
    await reaches({ signedOut: 'unreachable' })
    send({ type: 'server.back' })
    await reaches({ signedOut: 'claimed' })
    expect(activeCounts.server).toBe(0)
  })

  test('stays in the unreachable state while the sign-in options are fetched again', async () => {
    const fetchOptions = vi.fn<ServerCalls['fetchOptions']>().mockRejectedValue(unreachable)
    const { actor, send, reaches } = start({ fetchOptions })
    await reaches({ signedOut: 'unreachable' })
    const recordIsUnreachable = vi.fn<(isUnreachable: boolean) => void>()
    actor.subscribe(snapshot =>
      recordIsUnreachable(snapshot.matches({ signedOut: 'unreachable' }) && snapshot.context.failure === unreachable),
    )
    for (const callCount of [2, 3]) {
      send({ type: 'server.back' })
      await vi.waitFor(() => expect(fetchOptions).toHaveBeenCalledTimes(callCount))
      await reaches({ signedOut: { unreachable: 'waiting' } })
    }
    expect(recordIsUnreachable).not.toHaveBeenCalledWith(false)
    fetchOptions.mockResolvedValue(claimed)
    actor.send({ type: 'user.retry' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })

  test('a provider opens a popup; a closed popup returns to the form, a blocked popup is reported', async () => {
    const { actor, activeCounts, send, reaches } = start()
    await reaches({ signedOut: 'claimed' })
    actor.send({ type: 'user.openProvider', registrationId: 'git' })
    expect(actor.getSnapshot().matches({ signedOut: 'inPopup' })).toBe(true)
    expect(activeCounts.popups).toBe(1)
    send({ type: 'popup.closed' })
    expect(actor.getSnapshot().matches({ signedOut: 'claimed' })).toBe(true)
    expect(activeCounts.popups).toBe(0)
    actor.send({ type: 'user.openProvider', registrationId: 'git' })
    send({ type: 'popup.blocked' })
    expect(actor.getSnapshot().context.failure).toBe('popupBlocked')
  })
})

describe('a popup without navigation of this window', () => {
  const popup = async (calls: Partial<ServerCalls>) => {
    const session = start(calls)
    await session.reaches({ signedOut: 'claimed' })
    session.actor.send({ type: 'user.openProvider', registrationId: 'git', handlesResult: true })
    return session
  }

  test('repeats the session check after success', async () => {
    const outcomes = [Promise.reject(unauthorized), Promise.resolve(me)]
    const { actor, send, reaches, activeCounts } = await popup({
      fetchUser: () => outcomes.shift() ?? Promise.reject(unauthorized),
    })
    send({ type: 'popup.signedIn' })
    await reaches('signedIn')
    expect(actor.getSnapshot().context.me).toBe(me)
    expect(activeCounts.popups).toBe(0)
  })

  test('reports a failure, but no wrong password, if the server does not accept the session', async () => {
    const { actor, send, reaches } = await popup({})
    send({ type: 'popup.signedIn' })
    await reaches('signingIn')
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBe(true)
  })

  test('reports an error of the server after the popup, and can repeat a slow check', async () => {
    const serverError = new ServerError({ operation: 'getMe', status: 500 })
    const fetchUser = vi
      .fn<ServerCalls['fetchUser']>()
      .mockRejectedValueOnce(unauthorized)
      .mockReturnValueOnce(new Promise(() => {}))
      .mockRejectedValue(serverError)
    const { actor, send, reaches } = await popup({ fetchUser })
    send({ type: 'popup.signedIn' })
    await reaches('signingIn')
    actor.send({ type: 'user.retry' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBe(serverError)
  })

  test('reports the error of the provider', async () => {
    const { actor, send, activeCounts } = await popup({})
    send({ type: 'popup.failed', error: 'ERR_1025' })
    expect(actor.getSnapshot().matches({ signedOut: 'claimed' })).toBe(true)
    expect(actor.getSnapshot().context.failure).toBe('ERR_1025')
    expect(activeCounts.popups).toBe(0)
  })
})

describe('sign-out', () => {
  const startSignedIn = async (calls: Partial<ServerCalls> = {}) => {
    const session = start({ fetchUser: async () => me, ...calls })
    await session.reaches('signedIn')
    return session
  }

  test('ends the session despite a server failure, and stops live events at once', async () => {
    const { actor, activeCounts, reaches } = await startSignedIn({ endSession: () => Promise.reject(unreachable) })
    actor.send({ type: 'user.signOut' })
    expect(activeCounts.live).toBe(0)
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context).toMatchObject({ me: undefined, left: true, ended: false })
  })

  test('an expired session is marked as ended, without a request that could end a newer session', async () => {
    const endSession = vi.fn(async () => undefined)
    const fetchUser = vi.fn<ServerCalls['fetchUser']>().mockResolvedValueOnce(me).mockRejectedValueOnce(unauthorized)
    const { actor, send, reaches } = await startSignedIn({ endSession, fetchUser })
    send({ type: 'server.sessionExpired' })
    await reaches({ signedOut: 'claimed' })
    expect(endSession).not.toHaveBeenCalled()
    expect(actor.getSnapshot().context).toMatchObject({ me: undefined, left: false, ended: true })
  })

  test('a late event about an expired session does not end a newer session of the same user', async () => {
    const renewed = { ...me, roles: ['USER', 'ADMIN'] } as User
    const endSession = vi.fn(async () => undefined)
    const fetchUser = vi.fn<ServerCalls['fetchUser']>().mockResolvedValueOnce(me).mockResolvedValueOnce(renewed)
    const { actor, send } = await startSignedIn({ endSession, fetchUser })
    send({ type: 'server.sessionExpired' })
    await vi.waitFor(() => expect(actor.getSnapshot().context.me).toBe(renewed))
    expect(actor.getSnapshot().matches({ signedIn: 'confirmed' })).toBe(true)
    expect(endSession).not.toHaveBeenCalled()
  })

  test('an event about an expired session repeats a running account check', async () => {
    let respondToFirstCheck = (_: User) => {}
    const fetchUser = vi
      .fn<ServerCalls['fetchUser']>()
      .mockResolvedValueOnce(me)
      .mockImplementationOnce(
        () =>
          new Promise(resolve => {
            respondToFirstCheck = resolve
          }),
      )
      .mockRejectedValueOnce(unauthorized)
    const { actor, send, reaches } = await startSignedIn({ fetchUser })
    send({ type: 'server.signedOut' })
    await vi.waitFor(() => expect(fetchUser).toHaveBeenCalledTimes(2))
    send({ type: 'server.sessionExpired' })
    respondToFirstCheck(me)
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.ended).toBe(true)
  })

  test('a confirmed 401 ends the session', async () => {
    const fetchUser = vi.fn<ServerCalls['fetchUser']>().mockResolvedValueOnce(me).mockRejectedValueOnce(unauthorized)
    const { actor, send, reaches } = await startSignedIn({ fetchUser })
    send({ type: 'server.signedOut' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.ended).toBe(true)
  })

  test('a 401 for a forbidden call or an unreachable server does not end the session', async () => {
    const fetchUser = vi
      .fn<ServerCalls['fetchUser']>()
      .mockResolvedValueOnce(me)
      .mockResolvedValueOnce(me)
      .mockRejectedValueOnce(unreachable)
    const { activeCounts, send, reaches } = await startSignedIn({ fetchUser })
    for (const _ of [1, 2]) {
      send({ type: 'server.signedOut' })
      await reaches({ signedIn: 'confirmed' })
      await vi.waitFor(() => expect(fetchUser.mock.calls.length).toBeGreaterThan(1))
    }
    expect(activeCounts.live).toBe(1)
  })

  test('removes stored data on request', async () => {
    for (const removeData of [true, undefined]) {
      const endSession = vi.fn(async () => undefined)
      const { actor, reaches } = await startSignedIn({ endSession })
      actor.send({ type: 'user.signOut', removeData })
      await reaches({ signedOut: 'claimed' })
      expect(endSession).toHaveBeenCalledExactlyOnceWith({ userId: 'A', removeData })
      expect(actor.getSnapshot().context.removeData).toBe(removeData)
    }
  })

  test('an expired session removes no data, even after an earlier sign-out that removed data', async () => {
    const endSession = vi.fn<ServerCalls['endSession']>(async () => undefined)
    const fetchUser = vi.fn<ServerCalls['fetchUser']>().mockResolvedValueOnce(me).mockRejectedValueOnce(unauthorized)
    const { actor, send, reaches } = await startSignedIn({ endSession, fetchUser })
    actor.send({ type: 'user.signOut', removeData: true })
    await reaches({ signedOut: 'claimed' })
    actor.send({ type: 'user.signIn', ...credentials })
    await reaches('signedIn')
    send({ type: 'server.sessionExpired' })
    await reaches({ signedOut: 'claimed' })
    expect(endSession).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().context.removeData).toBe(false)
  })

  test('keeps the signed-in user when the cookies change to another account', async () => {
    const other = { ...me, id: 'B' } as User
    const fetchUser = vi.fn<ServerCalls['fetchUser']>().mockResolvedValueOnce(me).mockResolvedValue(other)
    const afterResponse = await startSignedIn({ fetchUser })
    afterResponse.send({ type: 'server.signedOut' })
    await afterResponse.reaches({ signedIn: 'accountChanged' })
    expect(afterResponse.actor.getSnapshot().context.me).toBe(me)
    const afterCheck = await startSignedIn()
    afterCheck.send({ type: 'account.changed' })
    await afterCheck.reaches({ signedIn: 'accountChanged' })
    afterCheck.send({ type: 'server.sessionExpired' })
    expect(afterCheck.actor.getSnapshot().matches({ signedIn: 'accountChanged' })).toBe(true)
    afterCheck.actor.send({ type: 'user.signOut' })
    await afterCheck.reaches({ signedOut: 'claimed' })
  })

  test('a sign-out in another tab ends the session of this tab without a request', async () => {
    const endSession = vi.fn(async () => undefined)
    const { send, reaches } = await startSignedIn({ endSession })
    send({ type: 'tab.signedOut' })
    await reaches({ signedOut: 'claimed' })
    expect(endSession).not.toHaveBeenCalled()
  })
})

const anyEvent = fc.constantFrom<SessionMachineEvent>(
  { type: 'account.changed' },
  { type: 'user.signIn', ...credentials },
  { type: 'user.claim', ...credentials },
  { type: 'user.acceptSignInLink' },
  { type: 'user.openProvider', registrationId: 'git' },
  { type: 'user.signOut' },
  { type: 'user.retry' },
  { type: 'popup.closed' },
  { type: 'popup.blocked' },
  { type: 'popup.signedIn' },
  { type: 'popup.failed', error: 'ERR_1025' },
  { type: 'server.back' },
  { type: 'server.signedOut' },
  { type: 'server.sessionExpired' },
  { type: 'tab.signedIn' },
  { type: 'tab.signedOut' },
)

property.prop([
  fc.array(anyEvent, { maxLength: 30 }),
  fc.array(fc.constantFrom('me', 'unauthorized', 'unreachable'), { minLength: 40, maxLength: 40 }),
  fc.boolean(),
])(
  'live events run exactly while a user is signed in, and no sign-in in another tab is lost, for any sequence of events',
  async (events, outcomes, isClaimed) => {
    const nextOutcome = async () => {
      const next = outcomes.pop()
      if (next === 'me') return me
      throw next === 'unreachable' ? unreachable : unauthorized
    }
    const { actor, activeCounts } = start({
      fetchUser: nextOutcome,
      signIn: nextOutcome,
      claim: nextOutcome,
      signInWithLink: nextOutcome,
      fetchOptions: async () => ({ ...claimed, claimed: isClaimed }),
    })
    for (const event of events) {
      const wasSignedOut = actor.getSnapshot().matches('signedOut')
      actor.send(event)
      if (wasSignedOut && event.type === 'tab.signedIn')
        expect(actor.getSnapshot().matches({ signingIn: 'fetchingUser' })).toBe(true)
      expect(activeCounts.tabs).toBe(actor.getSnapshot().matches('signedOut') ? 1 : 0)
      for (const formState of ['claimed', 'unclaimed'] as const)
        if (actor.getSnapshot().matches({ signedOut: formState }))
          expect(actor.getSnapshot().context.signInOptions?.claimed).toBe(formState === 'claimed')
      const { context, ...snapshot } = actor.getSnapshot()
      const isSignedIn = actor.getSnapshot().matches('signedIn')
      expect(activeCounts.live, JSON.stringify(snapshot.value)).toBe(isSignedIn ? 1 : 0)
      if (isSignedIn) expect(context.me).toBe(me)
      if (actor.getSnapshot().matches('signedOut')) expect(context.me).toBeUndefined()
      await Promise.resolve()
      await new Promise(resolve => setTimeout(resolve, 0))
    }
  },
)
