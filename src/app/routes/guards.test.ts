// @vitest-environment jsdom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { queryClient } from '../../api/cache/queryClient'
import { ServerError } from '../../api/ServerError'
import { getGetLibrariesQueryKey } from '../../generated/libraries/libraries'
import * as calls from '../../machines/sessionCalls'
import { sessionMachine } from '../../machines/sessionMachine'
import { fetchSignInOptions } from '../../machines/signInOptions'
import { writeListState } from '../../preferences/listState'
import { storeReturnTarget } from '../../preferences/returnTarget'
import { revalidateOnSessionChange } from '../revalidateOnSessionChange'
import { storeLastView } from '../storeLastView'
import { createAppRouter } from './router'

vi.mock('./lazyPage', () => ({ lazyPage: () => () => null }))
vi.mock('../../machines/signInOptions')
vi.mock('../../machines/sessionCalls')
vi.mock('../../machines/sessionListeners', () => {
  const idle = () => () => undefined
  return { listenWhileSignedIn: idle, watchForServer: idle }
})

const admin = { id: 'A', email: 'a@example.org', roles: ['USER', 'ADMIN'] }
const reader = { id: 'R', email: 'r@example.org', roles: ['USER', 'PAGE_STREAMING'] }
/** May read nothing, as an administrator may not without the role. */
const barred = { ...admin, id: 'B' }
const entrance = { claimed: true, providers: [], hidesForm: false, opensProvider: false }
const secrets = { email: 'a@example.org', password: 'x', rememberMe: false }

let root: Root | undefined

/** Opens the application at an address, as somebody or nobody. */
async function visit(address: string, who?: typeof admin) {
  const answer = who ?? new ServerError({ operation: 'getMe', status: 401 })
  vi.mocked(calls.fetchCurrentUser).mockImplementation(async () => {
    if (answer instanceof Error) throw answer
    return answer as Awaited<ReturnType<typeof calls.fetchCurrentUser>>
  })
  const session = createActor(sessionMachine, { input: {} }).start()
  const router = createAppRouter(session, createMemoryHistory({ initialEntries: [address] }))
  revalidateOnSessionChange(router, session)
  storeLastView(router)
  root?.unmount()
  root = createRoot(document.createElement('div'))
  const rendered = new Promise<void>(resolve => router.subscribe('onRendered', () => resolve()))
  root.render(createElement(RouterProvider, { router }))
  await rendered
  const at = () => router.state.location.href
  return { session, router, at }
}

const libraries = (count: number) =>
  queryClient.setQueryData(
    getGetLibrariesQueryKey(),
    Array.from({ length: count }, (_, at) => ({ id: `L${at}` })),
  )

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.mocked(fetchSignInOptions).mockResolvedValue(entrance)
  vi.mocked(calls.endSession).mockResolvedValue()
  libraries(2)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('signed out', () => {
  test('every address leads to the entrance and keeps the full path', async () => {
    for (const address of [
      '/book/B/read?page=3&incognito=true',
      '/series/S',
      '/',
      '/nowhere/at/all',
      '/settings/users',
    ]) {
      const { at } = await visit(address)
      expect(at()).toBe(`/login?${new URLSearchParams({ redirect: address })}`)
    }
  })

  test('signing in leads back to the full path', async () => {
    vi.mocked(calls.signInWith).mockResolvedValue(reader as never)
    const { session, at } = await visit('/book/B/read?page=3&context=READLIST&contextId=0123')
    await waitFor(session, snapshot => snapshot.matches({ signedOut: 'claimed' }))
    session.send({ type: 'user.signIn', ...secrets })
    await vi.waitFor(() => expect(at()).toBe('/book/B/read?page=3&context=READLIST&contextId=0123'))
  })

  test('an address from outside leads home instead', async () => {
    for (const target of ['https://evil.example', '//evil.example', '/login']) {
      const { at } = await visit(`/login?${new URLSearchParams({ redirect: target })}`, reader)
      expect(at()).toBe('/dashboard')
    }
  })
})

describe('signed in', () => {
  test('home leads once to where one was going before a provider came between', async () => {
    storeReturnTarget('/series/S?x=1')
    expect((await visit('/?server_redirect=Y', reader)).at()).toBe('/series/S?x=1')
    expect((await visit('/', reader)).at()).toBe('/dashboard')
    storeReturnTarget('https://evil.example')
    expect((await visit('/', reader)).at()).toBe('/dashboard')
  })

  test.each([
    ['/', '/dashboard'],
    ['/libraries', '/libraries/all/series'],
    ['/libraries/all', '/libraries/all/series'],
    ['/libraries/L0', '/libraries/L0/recommended'],
    ['/settings', '/settings/users'],
    ['/media-management', '/media-management/analysis'],
    ['/media-management/duplicate-pages', '/duplicate-pages/known'],
    ['/import', '/import/books'],
    ['/welcome', '/dashboard'],
    ['/startup', '/dashboard'],
    ['/login', '/dashboard'],
    ['/login?redirect=%2Fsearch%3Fq%3D012', '/search?q=012'],
    ['/nowhere', '/nowhere'],
  ])('%s leads to %s', async (address, target) => {
    expect((await visit(address, admin)).at()).toBe(target)
  })

  test.each([
    '/settings',
    '/settings/server',
    '/media-management/analysis',
    '/duplicate-pages/unknown',
    '/import/books',
  ])('%s is not for readers: they go home', async address => {
    expect((await visit(address, reader)).at()).toBe('/dashboard')
  })

  test.each(['/book/B/read?page=3', '/book/B/read-epub'])(
    '%s is not for whoever may not read: the book says so',
    async address => {
      expect((await visit(address, barred)).at()).toBe('/book/B')
      expect((await visit(address, reader)).at()).toBe(address)
    },
  )

  test('history and account are for everybody', async () => {
    for (const address of ['/history', '/account']) expect((await visit(address, reader)).at()).toBe(address)
  })

  test('a library opens in the view in which it was left', async () => {
    const { router } = await visit('/libraries/L1/collections', reader)
    await router.navigate({ to: '/dashboard' })
    await router.navigate({ to: '/libraries/$libraryId', params: { libraryId: 'L1' } })
    expect(router.state.location.href).toBe('/libraries/L1/collections')
    writeListState('library', 'all', { view: 'readlists' })
    await router.navigate({ to: '/libraries' })
    expect(router.state.location.href).toBe('/libraries/all/readlists')
  })

  test.each([
    ['library', '/libraries/L1/series'],
    ['collection', '/collections/L1'],
    ['readlist', '/readlists/L1'],
    ['readlists', '/libraries/L1/readlists'],
  ] as const)('the list of a %s is looked at as it was left, unless the address says how', async (kind, address) => {
    writeListState(kind, 'L1', { filters: { read: 'unread', layout: 'table' } })
    expect((await visit(address, reader)).at()).toBe(`${address}?read=unread&layout=table`)
    expect((await visit(`${address}?tag=short`, reader)).at()).toBe(`${address}?tag=short`)
  })

  test('without libraries there is only the welcome', async () => {
    libraries(0)
    for (const address of ['/dashboard', '/libraries/all/series', '/libraries/L0/recommended', '/welcome']) {
      expect((await visit(address, admin)).at()).toBe('/welcome')
    }
  })
})

describe('leaving', () => {
  test('by will: to the sign-in page, without a way back', async () => {
    const { session, at } = await visit('/series/S', reader)
    session.send({ type: 'user.signOut' })
    await vi.waitFor(() => expect(at()).toBe('/login?logout=true'))
  })

  test('by an ended session: to the sign-in page, with the way back', async () => {
    const { session, at } = await visit('/series/S', reader)
    session.send({ type: 'server.sessionExpired' })
    await vi.waitFor(() => expect(at()).toBe('/login?redirect=%2Fseries%2FS'))
  })

  test('by an ended session with a book open: the book stays, whoever turns its pages', async () => {
    const { session, router, at } = await visit('/book/B/read?page=3', reader)
    session.send({ type: 'server.sessionExpired' })
    await waitFor(session, snapshot => snapshot.matches('signedOut'))
    await router.navigate({ to: '.', search: { page: 4 }, replace: true })
    expect(at()).toBe('/book/B/read?page=4')
    await router.navigate({ to: '/series/$seriesId', params: { seriesId: 'S' } })
    await vi.waitFor(() => expect(at()).toBe('/login?redirect=%2Fseries%2FS'))
  })

  test('by will with a book open: the book is left', async () => {
    const { session, at } = await visit('/book/B/read-epub', reader)
    session.send({ type: 'user.signOut' })
    await vi.waitFor(() => expect(at()).toBe('/login?logout=true'))
  })
})
