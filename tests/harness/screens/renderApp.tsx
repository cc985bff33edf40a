import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { createActor } from 'xstate'
import { queryClient } from '../../../src/api/cache/queryClient'
import { App } from '../../../src/app/App'
import { createAppRouter } from '../../../src/app/routes/createAppRouter'
import { dismissAllDialogs } from '../../../src/dialogs/dialogStore'
import { sessionMachine } from '../../../src/machines/sessionMachine'

/**
 * Renders the whole app at an address. The signed-in user is the current user of the mock server. First closes the
 * dialogs that the previous test has left open.
 */
export function renderApp(address: string) {
  vi.stubGlobal('scrollTo', () => Promise.resolve())
  queryClient.clear()
  dismissAllDialogs()
  const session = createActor(sessionMachine, { input: {} }).start()
  const router = createAppRouter(session, createMemoryHistory({ initialEntries: [address] }))
  const view = render(<App session={session} router={router} />)
  return {
    user: userEvent.setup(),
    session,
    router,
    history: router.history,
    at: () => router.state.location.href,
    ...view,
  }
}
