import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type NonReducibleUnknown, waitFor } from 'xstate'
import { fc, test as property } from '../../tests/harness/property'
import { ServerError } from '../api/ServerError'
import type { User } from '../generated/model.schemas'
import type { SignOut } from './sessionCalls'
import type { SessionEvent } from './sessionEvents'
import { sessionMachine } from './sessionMachine'
import type { SignInOptions } from './signInOptions'

vi.mock('./sessionCalls', () => ({}))
vi.mock('./sessionListeners', () => ({}))

const me = { id: 'A', email: 'a@example.org', roles: ['USER'] } as User
const claimed: SignInOptions = { claimed: true, providers: [], hidesForm: false, opensProvider: false }
const refused = new ServerError({ operation: 'getMe', status: 401 })
const away = new ServerError({ operation: 'getMe', status: 0 })
const secrets = { email: 'a@example.org', password: 'x', rememberMe: true }

type World = {
  who: () => Promise<User>
  entrance: () => Promise<SignInOptions>
  signIn: (input: typeof secrets) => Promise<User>
  claim: () => Promise<User>
  forget: (input: SignOut) => Promise<void>
}

function start(world: Partial<World> = {}) {
  const living = { live: 0, popups: 0, server: 0, tabs: 0 }
  const tells: ((event: SessionEvent) => void)[] = []
  const running = <Input extends NonReducibleUnknown>(kind: keyof typeof living) =>
    fromCallback<SessionEvent, Input>(({ sendBack }) => {
      living[kind] += 1
      tells.push(sendBack)
      return () => {
        living[kind] -= 1
      }
    })
  const machine = sessionMachine.provide({
    actors: {
      askWhoIsThere: fromPromise(() => (world.who ?? (() => Promise.reject(refused)))()),
      findEntrance: fromPromise(() => (world.entrance ?? (async () => claimed))()),
      signInWith: fromPromise(({ input }) => (world.signIn ?? (async () => me))(input as typeof secrets)),
      claimAndSignIn: fromPromise(() => (world.claim ?? (async () => me))()),
      forgetSession: fromPromise(({ input }) => (world.forget ?? (async () => undefined))(input as SignOut)),
      listenWhileSignedIn: running<{ userId: string }>('live'),
      watchForServer: running('server'),
      watchTabs: running('tabs'),
      watchPopup: running<{ registrationId: string }>('popups'),
    },
  })
  const actor = createActor(machine, { input: {} }).start()
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, snapshot => snapshot.matches(state), { timeout: 1000 })
  return { actor, living, reaches, tell: (event: SessionEvent) => tells.at(-1)?.(event) }
}

describe('coming in', () => {
  test('whoever has a session is signed in, and live events run', async () => {
    const { actor, living, reaches } = start({ who: async () => me })
    expect(actor.getSnapshot().matches({ unknown: 'asking' })).toBe(true)
    await reaches({ signedIn: 'trusted' })
    expect(actor.getSnapshot().context.me).toBe(me)
    expect(living.live).toBe(1)
  })

  test('whoever has none finds the entrance', async () => {
    const { living, reaches } = start()
    await reaches({ signedOut: 'claimed' })
    expect(living.live).toBe(0)
  })

  test('a server that nobody claimed asks for the first account', async () => {
    const { actor, reaches } = start({ entrance: async () => ({ ...claimed, claimed: false }) })
    await reaches({ signedOut: 'unclaimed' })
    actor.send({ type: 'user.signIn', ...secrets })
    expect(actor.getSnapshot().matches({ signedOut: 'unclaimed' })).toBe(true)
    actor.send({ type: 'user.claim', ...secrets })
    await reaches('signedIn')
  })

  test('somebody else claimed it in between: the entrance is looked at again and the failure is kept', async () => {
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
    actor.send({ type: 'user.claim', ...secrets })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBe(taken)
  })

  test.each([true, false])(
    'somebody came in through another tab: one is in here as well, claimed before: %s',
    async isClaimed => {
      const who = vi.fn<World['who']>().mockRejectedValueOnce(refused).mockResolvedValueOnce(me)
      const { actor, living, tell, reaches } = start({
        who,
        entrance: async () => ({ ...claimed, claimed: isClaimed }),
      })
      await reaches({ signedOut: isClaimed ? 'claimed' : 'unclaimed' })
      expect(living.tabs).toBe(1)
      tell({ type: 'tab.signedIn' })
      await reaches({ signedIn: 'trusted' })
      expect(actor.getSnapshot().context.me).toBe(me)
      expect(living.tabs).toBe(0)
    },
  )

  test('a wrong password is told, and forgotten with the next attempt', async () => {
    const signIn = vi.fn<World['signIn']>().mockRejectedValueOnce(refused).mockResolvedValueOnce(me)
    const { actor, reaches } = start({ signIn })
    await reaches({ signedOut: 'claimed' })
    actor.send({ type: 'user.signIn', ...secrets })
    expect(actor.getSnapshot().matches('signingIn')).toBe(true)
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBe(refused)
    actor.send({ type: 'user.signIn', ...secrets })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
    await reaches('signedIn')
    expect(signIn).toHaveBeenCalledWith(secrets)
  })

  test('a server that is away is waited for, before and after it is known who is here', async () => {
    const who = vi.fn<World['who']>().mockRejectedValueOnce(away).mockRejectedValueOnce(refused)
    const entrance = vi.fn<World['entrance']>().mockRejectedValueOnce(away).mockResolvedValueOnce(claimed)
    const { tell, living, reaches } = start({ who, entrance })
    await reaches({ unknown: 'away' })
    expect(living.server).toBe(1)
    tell({ type: 'server.back' })
    await reaches({ signedOut: 'away' })
    tell({ type: 'server.back' })
    await reaches({ signedOut: 'claimed' })
    expect(living.server).toBe(0)
  })

  test('a server that is back but does not say how to come in stays away, without a moment in between', async () => {
    const entrance = vi.fn<World['entrance']>().mockRejectedValue(away)
    const { actor, tell, reaches } = start({ entrance })
    await reaches({ signedOut: 'away' })
    const seen = vi.fn<(isAway: boolean) => void>()
    actor.subscribe(snapshot => seen(snapshot.matches({ signedOut: 'away' }) && snapshot.context.failure === away))
    for (const calls of [2, 3]) {
      tell({ type: 'server.back' })
      await vi.waitFor(() => expect(entrance).toHaveBeenCalledTimes(calls))
      await reaches({ signedOut: { away: 'waiting' } })
    }
    expect(seen).not.toHaveBeenCalledWith(false)
    entrance.mockResolvedValue(claimed)
    actor.send({ type: 'user.retry' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })

  test('a provider opens a popup; closing it leads back, a blocked one is told', async () => {
    const { actor, living, tell, reaches } = start()
    await reaches({ signedOut: 'claimed' })
    actor.send({ type: 'user.openProvider', registrationId: 'git' })
    expect(actor.getSnapshot().matches({ signedOut: 'inPopup' })).toBe(true)
    expect(living.popups).toBe(1)
    tell({ type: 'popup.closed' })
    expect(actor.getSnapshot().matches({ signedOut: 'claimed' })).toBe(true)
    expect(living.popups).toBe(0)
    actor.send({ type: 'user.openProvider', registrationId: 'git' })
    tell({ type: 'popup.blocked' })
    expect(actor.getSnapshot().context.failure).toBe('popupBlocked')
  })
})

describe('a popup that leaves this window as it is', () => {
  const popup = async (world: Partial<World>) => {
    const session = start(world)
    await session.reaches({ signedOut: 'claimed' })
    session.actor.send({ type: 'user.openProvider', registrationId: 'git', stays: true })
    return session
  }

  test('signs in: it is asked who is there', async () => {
    const answers = [Promise.reject(refused), Promise.resolve(me)]
    const { actor, tell, reaches, living } = await popup({ who: () => answers.shift() ?? Promise.reject(refused) })
    tell({ type: 'popup.signedIn' })
    await reaches('signedIn')
    expect(actor.getSnapshot().context.me).toBe(me)
    expect(living.popups).toBe(0)
  })

  test('tells what the provider said', async () => {
    const { actor, tell, living } = await popup({})
    tell({ type: 'popup.refused', error: 'ERR_1025' })
    expect(actor.getSnapshot().matches({ signedOut: 'claimed' })).toBe(true)
    expect(actor.getSnapshot().context.failure).toBe('ERR_1025')
    expect(living.popups).toBe(0)
  })
})

describe('going out', () => {
  const inside = async (world: Partial<World> = {}) => {
    const session = start({ who: async () => me, ...world })
    await session.reaches('signedIn')
    return session
  }

  test('signing out ends the session even when the server refuses, and live events stop at once', async () => {
    const { actor, living, reaches } = await inside({ forget: () => Promise.reject(away) })
    actor.send({ type: 'user.signOut' })
    expect(living.live).toBe(0)
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context).toMatchObject({ me: undefined, left: true, ended: false })
  })

  test('an expired session is ended on the server too and remembered as ended', async () => {
    const forget = vi.fn(async () => undefined)
    const { actor, tell, reaches } = await inside({ forget })
    tell({ type: 'server.sessionExpired' })
    await reaches({ signedOut: 'claimed' })
    expect(forget).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().context).toMatchObject({ me: undefined, left: false, ended: true })
  })

  test('a 401 ends the session when the server confirms it', async () => {
    const who = vi.fn<World['who']>().mockResolvedValueOnce(me).mockRejectedValueOnce(refused)
    const { actor, tell, reaches } = await inside({ who })
    tell({ type: 'server.signedOut' })
    await reaches({ signedOut: 'claimed' })
    expect(actor.getSnapshot().context.ended).toBe(true)
  })

  test('a 401 for something forbidden does not end it, nor does a server that is away just then', async () => {
    const who = vi.fn<World['who']>().mockResolvedValueOnce(me).mockResolvedValueOnce(me).mockRejectedValueOnce(away)
    const { living, tell, reaches } = await inside({ who })
    for (const _ of [1, 2]) {
      tell({ type: 'server.signedOut' })
      await reaches({ signedIn: 'trusted' })
      await vi.waitFor(() => expect(who.mock.calls.length).toBeGreaterThan(1))
    }
    expect(living.live).toBe(1)
  })

  test('signing out removes stored data when the person wants it', async () => {
    for (const removeData of [true, undefined]) {
      const forget = vi.fn(async () => undefined)
      const { actor, reaches } = await inside({ forget })
      actor.send({ type: 'user.signOut', removeData })
      await reaches({ signedOut: 'claimed' })
      expect(forget).toHaveBeenCalledExactlyOnceWith({ userId: 'A', isLeaving: true, removeData })
      expect(actor.getSnapshot().context.removeData).toBe(removeData)
    }
  })

  test('a session that ended by itself removes nothing, also after a sign-out that did', async () => {
    const forget = vi.fn<World['forget']>(async () => undefined)
    const { actor, tell, reaches } = await inside({ forget })
    actor.send({ type: 'user.signOut', removeData: true })
    await reaches({ signedOut: 'claimed' })
    actor.send({ type: 'user.signIn', ...secrets })
    await reaches('signedIn')
    tell({ type: 'server.sessionExpired' })
    await reaches({ signedOut: 'claimed' })
    expect(forget).toHaveBeenLastCalledWith({ userId: 'A', isLeaving: false, removeData: false })
  })

  test('another account in place of the confirmed one: the person stays who they were, and nothing else is tried', async () => {
    const other = { ...me, id: 'B' } as User
    const who = vi.fn<World['who']>().mockResolvedValueOnce(me).mockResolvedValue(other)
    const byAnswer = await inside({ who })
    byAnswer.tell({ type: 'server.signedOut' })
    await byAnswer.reaches({ signedIn: 'replaced' })
    expect(byAnswer.actor.getSnapshot().context.me).toBe(me)
    const byCheck = await inside()
    byCheck.tell({ type: 'account.changed' })
    await byCheck.reaches({ signedIn: 'replaced' })
    byCheck.actor.send({ type: 'user.signOut' })
    await byCheck.reaches({ signedOut: 'claimed' })
  })

  test('signing out in another tab ends it here, without asking the server', async () => {
    const forget = vi.fn(async () => undefined)
    const { tell, reaches } = await inside({ forget })
    tell({ type: 'tab.signedOut' })
    await reaches({ signedOut: 'claimed' })
    expect(forget).not.toHaveBeenCalled()
  })
})

const anyEvent = fc.constantFrom<SessionEvent>(
  { type: 'account.changed' },
  { type: 'user.signIn', ...secrets },
  { type: 'user.claim', ...secrets },
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
])('whatever happens: live events run exactly while somebody is signed in', async (events, answers, isClaimed) => {
  const answer = async () => {
    const next = answers.pop()
    if (next === 'me') return me
    throw next === 'away' ? away : refused
  }
  const { actor, living } = start({
    who: answer,
    signIn: answer,
    claim: answer,
    entrance: async () => ({ ...claimed, claimed: isClaimed }),
  })
  for (const event of events) {
    actor.send(event)
    const { context, ...snapshot } = actor.getSnapshot()
    const isSignedIn = actor.getSnapshot().matches('signedIn')
    expect(living.live, JSON.stringify(snapshot.value)).toBe(isSignedIn ? 1 : 0)
    if (isSignedIn) expect(context.me).toBe(me)
    if (actor.getSnapshot().matches('signedOut')) expect(context.me).toBeUndefined()
    await Promise.resolve()
    await new Promise(resolve => setTimeout(resolve, 0))
  }
})
