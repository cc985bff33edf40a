import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type NonReducibleUnknown, waitFor } from 'xstate'
import { fc, test as property } from '../../tests/harness/property'
import { ServerError } from '../api/ServerError'
import type { User } from '../generated/model.schemas'
import type { SignOutRequest } from './sessionCalls'
import type { SessionEvent } from './sessionEvents'
import { sessionMachine } from './sessionMachine'
import type { SignInOptions } from './signInOptions'

vi.mock('./sessionCalls', () => ({}))
vi.mock('./sessionListeners', () => ({}))

const me = { id: 'A', email: 'a@example.org', roles: ['USER'] } as User
const claimed: SignInOptions = { claimed: true, providers: [], hidesForm: false, opensProvider: false }
const refused = new ServerError({ operation: 'getMe', status: 401 })
const away = new ServerError({ operation: 'getMe', status: 0 })
const credentials = { email: 'a@example.org', password: 'x', rememberMe: true }

type World = {
  who: () => Promise<User>
  entrance: () => Promise<SignInOptions>
  signIn: (input: typeof credentials) => Promise<User>
  claim: () => Promise<User>
  forget: (input: SignOutRequest) => Promise<void>
}

function start(world: Partial<World> = {}) {
  const activeCounts = { live: 0, popups: 0, server: 0, tabs: 0 }
  const senders: ((event: SessionEvent) => void)[] = []
  const running = <Input extends NonReducibleUnknown>(kind: keyof typeof activeCounts) =>
    fromCallback<SessionEvent, Input>(({ sendBack }) => {
      activeCounts[kind] += 1
      senders.push(sendBack)
      return () => {
        activeCounts[kind] -= 1
      }
    })
  const machine = sessionMachine.provide({
    actors: {
      fetchCurrentUser: fromPromise(() => (world.who ?? (() => Promise.reject(refused)))()),
      fetchSignInOptions: fromPromise(() => (world.entrance ?? (async () => claimed))()),
      signInWith: fromPromise(({ input }) => (world.signIn ?? (async () => me))(input as typeof credentials)),
      claimAndSignIn: fromPromise(() => (world.claim ?? (async () => me))()),
      endSession: fromPromise(({ input }) => (world.forget ?? (async () => undefined))(input as SignOutRequest)),
      listenWhileSignedIn: running<{ userId: string }>('live'),
      watchForServer: running('server'),
      watchTabs: running('tabs'),
      watchPopup: running<{ registrationId: string }>('popups'),
    },
  })
  const actor = createActor(machine, { input: {} }).start()
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, snapshot => snapshot.matches(state), { timeout: 1000 })
  return { actor, activeCounts, reaches, send: (event: SessionEvent) => senders.at(-1)?.(event) }
}

describe('sign-in', () => {
  test('an existing session signs in and starts live events', async () => {
    const { actor, activeCounts, reaches } = start({ who: async () => me })
    expect(actor.getSnapshot().matches({ unknown: 'asking' })).toBe(true)
    await reaches({ signedIn: 'trusted' })
    expect(actor.getSnapshot().context.me).toBe(me)
    expect(activeCounts.live).toBe(1)
  })

  test('a missing session leads to the sign-in options', async () => {
    const { activeCounts, reaches } = start()
    await reaches({ signedOut: 'claimed' })
    expect(activeCounts.live).toBe(0)
  })

  test('an unclaimed server asks for the first account', async () => {
    const { actor, reaches } = start({ entrance: async () => ({ ...claimed, claimed: false }) })
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
      entrance: async () => ({ ...claimed, claimed: isClaimed }),
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

  test.each([true, false])('a sign-in in another tab signs in this tab, claimed before: %s', async isClaimed => {
    const who = vi.fn<World['who']>().mockRejectedValueOnce(refused).mockResolvedValueOnce(me)
    const { actor, activeCounts, send, reaches } = start({
      who,
      entrance: async () => ({ ...claimed, claimed: isClaimed }),
    })
    await reaches({ signedOut: isClaimed ? 'claimed' : 'unclaimed' })
    expect(activeCounts.tabs).toBe(1)
    send({ type: 'tab.signedIn' })
    await reaches({ signedIn: 'trusted' })
    expect(actor.getSnapshot().context.me).toBe(me)
    expect(activeCounts.tabs).toBe(0)
  })

  test('a wrong password is reported until the next attempt', async () => {
    const signIn = vi.fn<World['signIn']>().mockRejectedValueOnce(refused).mockResolvedValueOnce(me)
    const { actor, reaches } = start({ signIn })
    await reaches({ signedOut: 'claimed' })
    actor.send({ type: 'user.signIn', ...credentials })
    expect(actor.getSnapshot().matches('signingIn')).toBe(true)
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBe(refused)
    actor.send({ type: 'user.signIn', ...credentials })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
    await reaches('signedIn')
    expect(signIn).toHaveBeenCalledWith(credentials)
  })

  test('an unreachable server is awaited before and after the session check', async () => {
    const who = vi.fn<World['who']>().mockRejectedValueOnce(away).mockRejectedValueOnce(refused)
    const entrance = vi.fn<World['entrance']>().mockRejectedValueOnce(away).mockResolvedValueOnce(claimed)
    const { send, activeCounts, reaches } = start({ who, entrance })
    await reaches({ unknown: 'away' })
    expect(activeCounts.server).toBe(1)
    send({ type: 'server.back' })
    await reaches({ signedOut: 'away' })
    send({ type: 'server.back' })
    await reaches({ signedOut: 'claimed' })
    expect(activeCounts.server).toBe(0)
  })

  test('a server without sign-in options stays unreachable without intermediate states', async () => {
    const entrance = vi.fn<World['entrance']>().mockRejectedValue(away)
    const { actor, send, reaches } = start({ entrance })
    await reaches({ signedOut: 'away' })
    const seen = vi.fn<(isAway: boolean) => void>()
    actor.subscribe(snapshot => seen(snapshot.matches({ signedOut: 'away' }) && snapshot.context.failure === away))
    for (const calls of [2, 3]) {
      send({ type: 'server.back' })
      await vi.waitFor(() => expect(entrance).toHaveBeenCalledTimes(calls))
      await reaches({ signedOut: { away: 'waiting' } })
    }
    expect(seen).not.toHaveBeenCalledWith(false)
    entrance.mockResolvedValue(claimed)
    actor.send({ type: 'user.retry' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })

  test('a provider opens a popup; a closed popup returns, a blocked one is reported', async () => {
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
  const popup = async (world: Partial<World>) => {
    const session = start(world)
    await session.reaches({ signedOut: 'claimed' })
    session.actor.send({ type: 'user.openProvider', registrationId: 'git', stays: true })
    return session
  }

  test('repeats the session check after success', async () => {
    const outcomes = [Promise.reject(refused), Promise.resolve(me)]
    const { actor, send, reaches, activeCounts } = await popup({
      who: () => outcomes.shift() ?? Promise.reject(refused),
    })
    send({ type: 'popup.signedIn' })
    await reaches('signedIn')
    expect(actor.getSnapshot().context.me).toBe(me)
    expect(activeCounts.popups).toBe(0)
  })

  test('reports the error of the provider', async () => {
    const { actor, send, activeCounts } = await popup({})
    send({ type: 'popup.refused', error: 'ERR_1025' })
    expect(actor.getSnapshot().matches({ signedOut: 'claimed' })).toBe(true)
    expect(actor.getSnapshot().context.failure).toBe('ERR_1025')
    expect(activeCounts.popups).toBe(0)
  })
})

describe('sign-out', () => {
  const startSignedIn = async (world: Partial<World> = {}) => {
    const session = start({ who: async () => me, ...world })
    await session.reaches('signedIn')
    return session
  }

  test('ends the session despite a server failure, and stops live events at once', async () => {
    const { actor, activeCounts, reaches } = await startSignedIn({ forget: () => Promise.reject(away) })
    actor.send({ type: 'user.signOut' })
    expect(activeCounts.live).toBe(0)
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context).toMatchObject({ me: undefined, left: true, ended: false })
  })

  test('an expired session also ends on the server and is marked as ended', async () => {
    const forget = vi.fn(async () => undefined)
    const { actor, send, reaches } = await startSignedIn({ forget })
    send({ type: 'server.sessionExpired' })
    await reaches({ signedOut: 'claimed' })
    expect(forget).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().context).toMatchObject({ me: undefined, left: false, ended: true })
  })

  test('a confirmed 401 ends the session', async () => {
    const who = vi.fn<World['who']>().mockResolvedValueOnce(me).mockRejectedValueOnce(refused)
    const { actor, send, reaches } = await startSignedIn({ who })
    send({ type: 'server.signedOut' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.ended).toBe(true)
  })

  test('a 401 for a forbidden call or an unreachable server does not end the session', async () => {
    const who = vi.fn<World['who']>().mockResolvedValueOnce(me).mockResolvedValueOnce(me).mockRejectedValueOnce(away)
    const { activeCounts, send, reaches } = await startSignedIn({ who })
    for (const _ of [1, 2]) {
      send({ type: 'server.signedOut' })
      await reaches({ signedIn: 'trusted' })
      await vi.waitFor(() => expect(who.mock.calls.length).toBeGreaterThan(1))
    }
    expect(activeCounts.live).toBe(1)
  })

  test('removes stored data on request', async () => {
    for (const removeData of [true, undefined]) {
      const forget = vi.fn(async () => undefined)
      const { actor, reaches } = await startSignedIn({ forget })
      actor.send({ type: 'user.signOut', removeData })
      await reaches({ signedOut: 'claimed' })
      expect(forget).toHaveBeenCalledExactlyOnceWith({ userId: 'A', isLeaving: true, removeData })
      expect(actor.getSnapshot().context.removeData).toBe(removeData)
    }
  })

  test('an ended session removes no data, even after an earlier sign-out that did', async () => {
    const forget = vi.fn<World['forget']>(async () => undefined)
    const { actor, send, reaches } = await startSignedIn({ forget })
    actor.send({ type: 'user.signOut', removeData: true })
    await reaches({ signedOut: 'claimed' })
    actor.send({ type: 'user.signIn', ...credentials })
    await reaches('signedIn')
    send({ type: 'server.sessionExpired' })
    await reaches({ signedOut: 'claimed' })
    expect(forget).toHaveBeenLastCalledWith({ userId: 'A', isLeaving: false, removeData: false })
  })

  test('another account replaces the session without a change of the user', async () => {
    const other = { ...me, id: 'B' } as User
    const who = vi.fn<World['who']>().mockResolvedValueOnce(me).mockResolvedValue(other)
    const afterResponse = await startSignedIn({ who })
    afterResponse.send({ type: 'server.signedOut' })
    await afterResponse.reaches({ signedIn: 'replaced' })
    expect(afterResponse.actor.getSnapshot().context.me).toBe(me)
    const afterCheck = await startSignedIn()
    afterCheck.send({ type: 'account.changed' })
    await afterCheck.reaches({ signedIn: 'replaced' })
    afterCheck.actor.send({ type: 'user.signOut' })
    await afterCheck.reaches({ signedOut: 'claimed' })
  })

  test('a sign-out in another tab ends the session here without a call', async () => {
    const forget = vi.fn(async () => undefined)
    const { send, reaches } = await startSignedIn({ forget })
    send({ type: 'tab.signedOut' })
    await reaches({ signedOut: 'claimed' })
    expect(forget).not.toHaveBeenCalled()
  })
})

const anyEvent = fc.constantFrom<SessionEvent>(
  { type: 'account.changed' },
  { type: 'user.signIn', ...credentials },
  { type: 'user.claim', ...credentials },
  { type: 'user.openProvider', registrationId: 'git' },
  { type: 'user.signOut' },
  { type: 'user.retry' },
  { type: 'popup.closed' },
  { type: 'popup.blocked' },
  { type: 'popup.signedIn' },
  { type: 'popup.refused', error: 'ERR_1025' },
  { type: 'server.back' },
  { type: 'server.signedOut' },
  { type: 'server.sessionExpired' },
  { type: 'tab.signedIn' },
  { type: 'tab.signedOut' },
)

property.prop([
  fc.array(anyEvent, { maxLength: 30 }),
  fc.array(fc.constantFrom('me', 'refused', 'away'), { minLength: 40, maxLength: 40 }),
  fc.boolean(),
])(
  'live events run exactly while a user is signed in, for any sequence of events',
  async (events, outcomes, isClaimed) => {
    const nextOutcome = async () => {
      const next = outcomes.pop()
      if (next === 'me') return me
      throw next === 'away' ? away : refused
    }
    const { actor, activeCounts } = start({
      who: nextOutcome,
      signIn: nextOutcome,
      claim: nextOutcome,
      entrance: async () => ({ ...claimed, claimed: isClaimed }),
    })
    for (const event of events) {
      actor.send(event)
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
