import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createScreenTestServer, type ScreenTestServer } from '../../../mock-server/screenTestServer'
import { renderApp } from './renderApp'

// Disables live events, and the polling that runs while the server is unreachable.
vi.mock('../../../src/machines/sessionListeners', () => {
  const idle = () => () => undefined
  return { startSessionListeners: idle, pollServerUntilItResponds: idle }
})

type Options = {
  /** Adds records to the mock server. If undefined, the mock server contains a small generated library. */
  fill?: Parameters<typeof createScreenTestServer>[0]
  /** What happens to a request without a handler: it fails (`error`), or the network receives it (`bypass`). */
  unhandled?: 'error' | 'bypass'
}

/**
 * Starts a mock server for all tests of a file. Signs in the administrator before each test. Resets the request
 * handlers after each test.
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
