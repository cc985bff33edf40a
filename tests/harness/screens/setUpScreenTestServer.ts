import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createScreenTestServer, type ScreenTestServer } from '../../../mock-server/screenTestServer'
import { renderApp } from './renderApp'

// Screen tests run without live events and without polling for an unreachable server.
vi.mock('../../../src/machines/sessionListeners', () => {
  const idle = () => () => undefined
  return { startSessionListeners: idle, watchForServerRecovery: idle }
})

type Options = {
  /** Adds records to the state of the mock server. Without it, the state contains a small generated library. */
  fill?: Parameters<typeof createScreenTestServer>[0]
  /** Behaviour for requests without a handler. */
  unhandled?: 'error' | 'bypass'
}

/**
 * Starts a mock server for all tests of a file. Before each test, the administrator is signed in. After each test, handlers of the
 * test are removed.
 * @returns the mock server and `renderApp`
 */
export function setUpScreenTestServer({
  fill,
  unhandled = 'error',
}: Options = {}): ScreenTestServer & { renderApp: typeof renderApp } {
  const testServer = createScreenTestServer(fill)
  beforeAll(() => testServer.server.listen({ onUnhandledRequest: unhandled }))
  beforeEach(() => void testServer.signInAs('admin'))
  afterEach(() => testServer.server.resetHandlers())
  afterAll(() => testServer.server.close())
  return { ...testServer, renderApp }
}
