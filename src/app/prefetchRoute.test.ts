import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionActor } from '../access/SessionContext'
import { prefetchRoute } from './prefetchRoute'
import type { createAppRouter } from './routes/router'

const opened = vi.hoisted(() => vi.fn())
vi.mock('../readers/comic/ComicReaderPage', () => ({
  prefetchAtStartup: (...asked: unknown[]) => opened('comic', ...asked),
}))
vi.mock('../readers/epub/EpubReaderPage', () => ({
  prefetchEpubAtStartup: (...asked: unknown[]) => opened('text', ...asked),
}))
const wasSignedIn = vi.hoisted(() => vi.fn(() => false))
vi.mock('../preferences/preferences', () => ({ readPreference: wasSignedIn }))

beforeEach(() => opened.mockClear())

for (const { routeId, asked } of [
  { routeId: '/book/$bookId/read', asked: ['comic', '7', 3] },
  { routeId: '/book/$bookId/read-epub', asked: ['text', '7'] },
]) {
  test(`${routeId}: the book is asked for in the moment that somebody turns out to be signed in, once`, async () => {
    const { router, tell } = opening(routeId)
    await vi.dynamicImportSettled()
    expect(router.preloaded).toHaveBeenCalled()
    expect(opened).not.toHaveBeenCalled()
    tell('signedIn')
    expect(opened.mock.calls).toEqual([asked])
    tell('signedIn')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  test(`${routeId}: the book is asked for when the file comes later than the answer`, async () => {
    const { tell } = opening(routeId)
    tell('signedIn')
    expect(opened).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(opened.mock.calls).toEqual([asked]))
  })

  test(`${routeId}: for whoever was here last the files come at once, the calls with the answer`, async () => {
    wasSignedIn.mockReturnValueOnce(true)
    const { router, tell } = opening(routeId)
    expect(router.preloaded).toHaveBeenCalled()
    await vi.dynamicImportSettled()
    expect(opened).not.toHaveBeenCalled()
    tell('signedIn')
    expect(opened.mock.calls).toEqual([asked])
  })

  test(`${routeId}: for nobody nothing is asked`, async () => {
    const { tell } = opening(routeId)
    tell('signedOut')
    await vi.dynamicImportSettled()
    expect(opened).not.toHaveBeenCalled()
  })
}

/** An address is opened by a window that does not know yet whether anybody is signed in. */
function opening(routeId: string) {
  const preloaded = vi.fn()
  const told = new Set<(snapshot: { value: string }) => void>()
  const session = {
    subscribe: (listener: (snapshot: { value: string }) => void) => {
      told.add(listener)
      return { unsubscribe: () => told.delete(listener) }
    },
  }
  const router = {
    latestLocation: {},
    matchRoutes: () => [{ routeId, params: { bookId: '7' }, search: { page: 3 } }],
    routesById: { [routeId]: { options: { component: { preload: preloaded } } } },
  }
  prefetchRoute(router as unknown as ReturnType<typeof createAppRouter>, session as unknown as SessionActor)
  return {
    router: { preloaded },
    tell: (value: string) => {
      for (const listener of told) listener({ value })
    },
  }
}
