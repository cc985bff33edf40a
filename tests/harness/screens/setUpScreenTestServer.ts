import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createScreenTestServer, type ScreenTestServer } from '../../../mock-server/screenTestServer'
import { renderApp } from './renderApp'

// Disables the listeners of the session, for example the listener for live events. Also disables the repeated requests
// that the client sends while the server is unreachable.
vi.mock('../../../src/machines/sessionListeners', () => {
  const idle = () => () => undefined
  return { startSessionListeners: idle, pollServerUntilItResponds: idle }
})

type Options = {
  /**
   * Function that adds records to the mock server. If undefined, the mock server contains a small generated library.
   */
  fill?: Parameters<typeof createScreenTestServer>[0]
  /**
   * Treatment of requests that no handler of the mock server accepts. `error`: the request fails. `bypass`: the request
   * goes to the real network.
   */
  unhandled?: 'error' | 'bypass'
}

/**
 * Starts a mock server for all tests of a file. Before each test, the administrator signs in. After each test, the
 * handlers that the test has added are removed.
 * @returns the mock server and `renderApp`
 */
export function setUpScreenTestServer({
  fill,
  unhandled = 'error',
}: Options = {}): ScreenTestServer & { renderApp: typeof renderApp } {
  const testServer = createScreenTestServer(fill)
  beforeAll(() => testServer.server.listen({ onUnhandledRequest: unhandled }))
  // Loads the module `NoticeList` before the tests. Until this module has loaded, the app shows a `PlainNotice` in its
  // place. If the module loaded during a test, the app could replace a notice while the test clicks a button of this
  // notice.
  beforeAll(() => import('../../../src/shell/NoticeList'))
  beforeEach(() => void testServer.signInAs('admin'))
  afterEach(() => testServer.server.resetHandlers())
  afterAll(() => testServer.server.close())
  return { ...testServer, renderApp }
}
