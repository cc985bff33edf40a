import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startBulkActionRun } from '../../src/actions/bulk/bulkActionRuns'
import { queryClient } from '../../src/api/cache/queryClient'
import { dismissAllDialogs } from '../../src/dialogs/dialogStore'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

vi.setConfig({ testTimeout: 60_000 })

const { signInAs, renderApp } = setUpScreenTestServer()
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  dismissAllDialogs()
  signInAs('admin')
})

async function signOut(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Account of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}
const waitForEndOfSession = ({ session }: ReturnType<typeof renderApp>) =>
  waitFor(() => expect(session.getSnapshot().context.left).toBe(true))

test('a sign-out asks before it discards unsaved changes of a page', async () => {
  const app = renderApp('/settings/users/add')
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /E-mail/ })
  await app.user.type(email, 'new@example.org')
  await signOut(app.user)
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await app.user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect(email.value).toBe('new@example.org')
  expect(app.session.getSnapshot().context.left).toBe(false)
  await signOut(app.user)
  await app.user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitForEndOfSession(app)
})

test('a sign-out asks before it stops a bulk action, and not after the action has ended', async () => {
  let endCall = () => {}
  const call = new Promise<void>(resolve => {
    endCall = resolve
  })
  const app = renderApp('/account')
  const completed = startBulkActionRun({
    name: 'markRead',
    operation: 'markSeriesRead',
    total: 1,
    items: [{ id: '1', title: 'One' }],
    call: () => call,
  })
  await signOut(app.user)
  const dialog = await screen.findByRole('dialog', { name: 'Work in progress' })
  await app.user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  endCall()
  expect(await completed).toBe(true)
  await signOut(app.user)
  await waitForEndOfSession(app)
})
