import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createScreenTestServer, type ScreenTestServer } from '../../../mock-server/screenTestServer'
import { renderApp } from './renderApp'

// No stream of live events, and nobody who waits for the server.
vi.mock('../../../src/machines/sessionListeners', () => {
  const idle = () => () => undefined
  return { listenWhileSignedIn: idle, watchForServer: idle }
})

type Served = {
  /** What the world holds; a small library when absent. */
  fill?: Parameters<typeof createScreenTestServer>[0]
  /** What becomes of a call that nobody answers. */
  unhandled?: 'error' | 'bypass'
}

/**
 * The stand-in under all tests of a file, an administrator at each beginning, without a test's own handlers at its end; and the
 * app over it.
 */
export function servedScreens({
  fill,
  unhandled = 'error',
}: Served = {}): ScreenTestServer & { renderApp: typeof renderApp } {
  const full = createScreenTestServer(fill)
  beforeAll(() => full.server.listen({ onUnhandledRequest: unhandled }))
  beforeEach(() => void full.signInAs('admin'))
  afterEach(() => full.server.resetHandlers())
  afterAll(() => full.server.close())
  return { ...full, renderApp }
}
