import { act, screen } from '@testing-library/react'
import type { ScreenTestServer } from '../../../mock-server/screenTestServer'
import { handleSessionChanges } from '../../../src/app/handleSessionChanges'
import type { renderApp } from './renderApp'

/** Ends the session of an account and signs in to the same account again. The default account is the administrator. */
export async function renewSession(
  { user, session, router }: Pick<ReturnType<typeof renderApp>, 'user' | 'session' | 'router'>,
  signInAs: ScreenTestServer['signInAs'],
  account: 'admin' | 'reader' = 'admin',
): Promise<void> {
  handleSessionChanges(router, session)
  signInAs(undefined)
  act(() => session.send({ type: 'server.sessionExpired' }))
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), `${account}@example.org`)
  await user.type(screen.getByLabelText(/^Password/), `${account}-password`)
  signInAs(account)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}
