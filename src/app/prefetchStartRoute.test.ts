import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionActor } from '../access/SessionContext'
import { prefetchStartRoute } from './prefetchStartRoute'
import type { createAppRouter } from './routes/createAppRouter'

const prefetched = vi.hoisted(() => vi.fn())
vi.mock('../readers/comic/ComicReaderPage', () => ({
  prefetchComicAtStartup: (...args: unknown[]) => prefetched('comic', ...args),
}))
vi.mock('../readers/epub/EpubReaderPage', () => ({
  prefetchEpubAtStartup: (...args: unknown[]) => prefetched('text', ...args),
}))
const wasSignedIn = vi.hoisted(() => vi.fn(() => false))
vi.mock('../preferences/preferenceStore', () => ({ readPreference: wasSignedIn }))

beforeEach(() => prefetched.mockClear())

for (const { routeId, expected } of [
  { routeId: '/book/$bookId/read', expected: ['comic', '7', 3] },
  { routeId: '/book/$bookId/read-epub', expected: ['text', '7'] },
]) {
  test(`${routeId}: prefetches the book once as soon as the session check succeeds`, async () => {
    const { router, setState } = startPrefetch(routeId)
    await vi.dynamicImportSettled()
    expect(router.preloaded).toHaveBeenCalled()
    expect(prefetched).not.toHaveBeenCalled()
    setState('signedIn')
    expect(prefetched.mock.calls).toEqual([expected])
    setState('signedIn')
    expect(prefetched).toHaveBeenCalledTimes(1)
  })

  test(`${routeId}: prefetches the book if the module loads after the session check`, async () => {
    const { setState } = startPrefetch(routeId)
    setState('signedIn')
    expect(prefetched).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(prefetched.mock.calls).toEqual([expected]))
  })

  test(`${routeId}: loads the module at once for a previously signed-in user, and the data after the session check`, async () => {
    wasSignedIn.mockReturnValueOnce(true)
    const { router, setState } = startPrefetch(routeId)
    expect(router.preloaded).toHaveBeenCalled()
    await vi.dynamicImportSettled()
    expect(prefetched).not.toHaveBeenCalled()
    setState('signedIn')
    expect(prefetched.mock.calls).toEqual([expected])
  })

  test(`${routeId}: requests nothing without a session`, async () => {
    const { setState } = startPrefetch(routeId)
    setState('signedOut')
    await vi.dynamicImportSettled()
    expect(prefetched).not.toHaveBeenCalled()
  })
}

function startPrefetch(routeId: string) {
  const preloaded = vi.fn()
  const listeners = new Set<(snapshot: { value: string; context: object }) => void>()
  const session = {
    subscribe: (listener: (snapshot: { value: string; context: object }) => void) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
  }
  const router = {
    latestLocation: {},
    matchRoutes: () => [{ routeId, params: { bookId: '7' }, search: { page: 3 } }],
    routesById: { [routeId]: { options: { component: { preload: preloaded } } } },
  }
  prefetchStartRoute(router as unknown as ReturnType<typeof createAppRouter>, session as unknown as SessionActor)
  return {
    router: { preloaded },
    setState: (value: string) => {
      for (const listener of listeners) listener({ value, context: { me: { id: 'U1' } } })
    },
  }
}
