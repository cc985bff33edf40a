import { act, screen } from '@testing-library/react'
import type { ScreenTestServer } from '../../../mock-server/screenTestServer'
import { handleSessionChanges } from '../../../src/app/handleSessionChanges'
import type { renderApp } from './renderApp'

/** Ends the session of the administrator and signs in again. */
export async function renewSession(
  { user, session, router }: ReturnType<typeof renderApp>,
  signInAs: ScreenTestServer['signInAs'],
): Promise<void> {
  handleSessionChanges(router, session)
  signInAs(undefined)
  act(() => session.send({ type: 'server.sessionExpired' }))
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'admin@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'admin-password')
  signInAs('admin')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}
