// @vitest-environment jsdom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { queryClient } from '../../api/cache/queryClient'
import { ServerError } from '../../api/ServerError'
import { getGetLibrariesQueryKey } from '../../generated/libraries/libraries'
import { fetchAvailableSignInOptions, signInWithCredentials } from '../../machines/availableSignInOptions'
import { sessionMachine } from '../../machines/sessionMachine'
import * as calls from '../../machines/sessionRequests'
import { writeSavedListState } from '../../preferences/savedListState'
import { storeSignInReturnTarget } from '../../preferences/signInReturnTarget'
import { handleSessionChanges } from '../handleSessionChanges'
import { startStoringLastLibraryView } from '../startStoringLastLibraryView'
import { createAppRouter } from './createAppRouter'

vi.mock('./lazyPage', () => ({ lazyPage: () => () => null }))
vi.mock('../../machines/availableSignInOptions')
vi.mock('../../machines/sessionRequests')
vi.mock('../../machines/sessionListeners', () => {
  const idle = () => () => undefined
  return { startSessionListeners: idle, pollServerUntilItResponds: idle }
})

const admin = { id: 'A', email: 'a@example.org', roles: ['USER', 'ADMIN'] }
const reader = { id: 'R', email: 'r@example.org', roles: ['USER', 'PAGE_STREAMING'] }
const unauthorizedAdmin = { ...admin, id: 'B' }
const signInOptions = { claimed: true, providers: [], hidesForm: false, opensProvider: false }
const credentials = { email: 'a@example.org', password: 'x', rememberMe: false }

let root: Root | undefined

async function visit(url: string, user?: typeof admin) {
  const response = user ?? new ServerError({ operation: 'getMe', status: 401 })
  vi.mocked(calls.fetchCurrentUser).mockImplementation(async () => {
    if (response instanceof Error) throw response
    return response as Awaited<ReturnType<typeof calls.fetchCurrentUser>>
  })
  const session = createActor(sessionMachine, { input: {} }).start()
  const router = createAppRouter(session, createMemoryHistory({ initialEntries: [url] }))
  handleSessionChanges(router, session)
  startStoringLastLibraryView(router)
  root?.unmount()
  root = createRoot(document.createElement('div'))
  const rendered = new Promise<void>(resolve => router.subscribe('onRendered', () => resolve()))
  root.render(createElement(RouterProvider, { router }))
  await rendered
  const currentUrl = () => router.state.location.href
  return { session, router, currentUrl }
}

const mockLibraries = (count: number) =>
  queryClient.setQueryData(
    getGetLibrariesQueryKey(),
    Array.from({ length: count }, (_, index) => ({ id: `L${index}` })),
  )

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.mocked(fetchAvailableSignInOptions).mockResolvedValue(signInOptions)
  vi.mocked(calls.endSession).mockResolvedValue()
  mockLibraries(2)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('signed out', () => {
  test('every URL redirects to the sign-in page and keeps the full path', async () => {
    for (const url of ['/book/B/read?page=3&incognito=true', '/series/S', '/', '/nowhere/at/all', '/settings/users']) {
      const { currentUrl } = await visit(url)
      expect(currentUrl()).toBe(`/login?${new URLSearchParams({ redirect: url })}`)
    }
  })

  test('sign-in returns to the full path', async () => {
    vi.mocked(signInWithCredentials).mockResolvedValue(reader as never)
    const { session, currentUrl } = await visit('/book/B/read?page=3&context=READLIST&contextId=0123')
    await waitFor(session, snapshot => snapshot.matches({ signedOut: 'claimed' }))
    session.send({ type: 'user.signIn', ...credentials })
    await vi.waitFor(() => expect(currentUrl()).toBe('/book/B/read?page=3&context=READLIST&contextId=0123'))
  })

  test('an external redirect target leads to the home page', async () => {
    for (const target of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/login']) {
      const { currentUrl } = await visit(`/login?${new URLSearchParams({ redirect: target })}`, reader)
      expect(currentUrl()).toBe('/dashboard')
    }
  })
})

describe('signed in', () => {
  test('the home page redirects once to the return target of an OAuth2 sign-in', async () => {
    storeSignInReturnTarget('/series/S?x=1')
    expect((await visit('/?server_redirect=Y', reader)).currentUrl()).toBe('/series/S?x=1')
    expect((await visit('/', reader)).currentUrl()).toBe('/dashboard')
    storeSignInReturnTarget('https://evil.example')
    expect((await visit('/', reader)).currentUrl()).toBe('/dashboard')
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
    ['/account/me', '/account'],
    ['/account/settings-ui', '/account/preferences'],
    ['/no-pins', '/dashboard'],
    ['/startup', '/dashboard'],
    ['/login', '/dashboard'],
    ['/login?redirect=%2Fsearch%3Fq%3D012', '/search?q=012'],
    ['/nowhere', '/nowhere'],
  ])('%s leads to %s', async (url, target) => {
    expect((await visit(url, admin)).currentUrl()).toBe(target)
  })

  test.each([
    '/settings',
    '/settings/users',
    '/settings/server',
    '/settings/ui',
    '/media-management/analysis',
    '/duplicate-pages/unknown',
    '/import/books',
  ])('%s redirects users without permission to the home page', async url => {
    expect((await visit(url, reader)).currentUrl()).toBe('/dashboard')
  })

  test.each(['/book/B/read?page=3', '/book/B/read-epub'])(
    '%s redirects users without permission to read to the page of the book',
    async url => {
      expect((await visit(url, unauthorizedAdmin)).currentUrl()).toBe('/book/B')
      expect((await visit(url, reader)).currentUrl()).toBe(url)
    },
  )

  test('history and account are available to all users', async () => {
    for (const url of ['/history', '/account']) expect((await visit(url, reader)).currentUrl()).toBe(url)
  })

  test('a library opens in its last view', async () => {
    const { router } = await visit('/libraries/L1/collections', reader)
    await router.navigate({ to: '/dashboard' })
    await router.navigate({ to: '/libraries/$libraryId', params: { libraryId: 'L1' } })
    expect(router.state.location.href).toBe('/libraries/L1/collections')
    await router.navigate({ to: '/libraries/$libraryId/books', params: { libraryId: 'L1' } })
    await router.navigate({ to: '/libraries/$libraryId', params: { libraryId: 'L1' } })
    expect(router.state.location.href).toBe('/libraries/L1/books')
    writeSavedListState('library', 'all', { view: 'readlists' })
    await router.navigate({ to: '/libraries' })
    expect(router.state.location.href).toBe('/libraries/all/readlists')
  })

  test.each([
    ['library', '/libraries/L1/series'],
    ['libraryBooks', '/libraries/L1/books'],
    ['collection', '/collections/L1'],
    ['readlist', '/readlists/L1'],
    ['readlists', '/libraries/L1/readlists'],
  ] as const)('the list of a %s opens in its last state if the URL has no query', async (kind, url) => {
    writeSavedListState(kind, 'L1', { filters: { read: 'unread', layout: 'table' } })
    expect((await visit(url, reader)).currentUrl()).toBe(`${url}?read=unread&layout=table`)
    expect((await visit(`${url}?tag=short`, reader)).currentUrl()).toBe(`${url}?tag=short`)
  })

  test('the last view and filters of a library apply to the same user after a new session, and not to another user', async () => {
    await visit('/libraries/L1/collections', reader)
    writeSavedListState('library', 'L1', { filters: { read: 'unread' } })
    await visit('/dashboard')
    expect((await visit('/libraries/L1/series', reader)).currentUrl()).toBe('/libraries/L1/series?read=unread')
    expect((await visit('/libraries/L1/series', admin)).currentUrl()).toBe('/libraries/L1/series')
    expect((await visit('/libraries/L1', admin)).currentUrl()).toBe('/libraries/L1/series')
    await visit('/libraries/L1/collections', admin)
    expect((await visit('/libraries/L1', reader)).currentUrl()).toBe('/libraries/L1/recommended')
  })

  test('list states of a version that did not store their owner apply to the first user', async () => {
    writeSavedListState('library', 'L1', { view: 'readlists' })
    expect((await visit('/libraries/L1', reader)).currentUrl()).toBe('/libraries/L1/readlists')
    expect((await visit('/libraries/L1', admin)).currentUrl()).toBe('/libraries/L1/recommended')
  })

  test('a page with libraries opens before the libraries have loaded', async () => {
    queryClient.clear()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    for (const url of ['/dashboard', '/libraries/all/series', '/libraries/L0/recommended'])
      expect((await visit(url, reader)).currentUrl()).toBe(url)
  })

  test('without libraries all pages redirect to the welcome page', async () => {
    mockLibraries(0)
    for (const url of ['/dashboard', '/libraries/all/series', '/libraries/L0/recommended', '/welcome']) {
      expect((await visit(url, admin)).currentUrl()).toBe('/welcome')
    }
  })
})

describe('end of a session', () => {
  test('sign-out leads to the sign-in page without a return target', async () => {
    const { session, currentUrl } = await visit('/series/S', reader)
    session.send({ type: 'user.signOut' })
    await vi.waitFor(() => expect(currentUrl()).toBe('/login?logout=true'))
  })

  test('a failed sign-in after a sign-out does not remove the return target', async () => {
    const { session, router, currentUrl } = await visit('/dashboard', reader)
    session.send({ type: 'user.signOut' })
    await vi.waitFor(() => expect(currentUrl()).toBe('/login?logout=true'))
    await router.navigate({ to: '/login', search: { redirect: '/series/S' } })
    vi.mocked(signInWithCredentials).mockRejectedValueOnce(new ServerError({ operation: 'getMe', status: 401 }))
    const navigate = vi.spyOn(router, 'navigate')
    session.send({ type: 'user.signIn', ...credentials })
    await waitFor(session, snapshot => snapshot.matches({ signedOut: 'claimed' }) && Boolean(snapshot.context.failure))
    expect(navigate).not.toHaveBeenCalled()
    expect(currentUrl()).toBe('/login?redirect=%2Fseries%2FS')
  })

  test('an ended session leads to the sign-in page with a return target', async () => {
    const { session, currentUrl } = await visit('/series/S', reader)
    vi.mocked(calls.fetchCurrentUser).mockRejectedValue(new ServerError({ operation: 'getMe', status: 401 }))
    session.send({ type: 'server.sessionExpired' })
    await vi.waitFor(() => expect(currentUrl()).toBe('/login?redirect=%2Fseries%2FS'))
  })

  test('an ended session leaves an open book open during page turns', async () => {
    const { session, router, currentUrl } = await visit('/book/B/read?page=3', reader)
    vi.mocked(calls.fetchCurrentUser).mockRejectedValue(new ServerError({ operation: 'getMe', status: 401 }))
    session.send({ type: 'server.sessionExpired' })
    await waitFor(session, snapshot => snapshot.matches('signedOut'))
    await router.navigate({ to: '.', search: { page: 4 }, replace: true })
    expect(currentUrl()).toBe('/book/B/read?page=4')
    await router.navigate({ to: '/series/$seriesId', params: { seriesId: 'S' } })
    await vi.waitFor(() => expect(currentUrl()).toBe('/login?redirect=%2Fseries%2FS'))
  })

  test('sign-out leaves an open book', async () => {
    const { session, currentUrl } = await visit('/book/B/read-epub', reader)
    session.send({ type: 'user.signOut' })
    await vi.waitFor(() => expect(currentUrl()).toBe('/login?logout=true'))
  })
})
