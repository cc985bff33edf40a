import { fireEvent, screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renewSession } from '../harness/screens/renewSession'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const { server, signInAs, renderApp } = setUpScreenTestServer()

test('sends a new password once, and no blank password', async () => {
  const { user } = renderApp('/account')
  const sent: unknown[] = []
  let respond = () => {}
  server.use(
    http.patch('*/api/v2/users/me/password', async ({ request }) => {
      sent.push(await request.json())
      await new Promise<void>(resolve => {
        respond = resolve
      })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const password = await screen.findByLabelText<HTMLInputElement>(/^New password/)
  const repeated = screen.getByLabelText(/^Repeat the new password/)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save new password' })
  await user.type(password, '   ')
  await user.type(repeated, '   ')
  expect(save.disabled).toBe(true)
  expect(screen.getByText('This is required').getAttribute('role')).toBe('alert')
  await user.type(password, 'a long walk by the sea')
  await user.type(repeated, 'a long walk by the sea')
  const form = save.closest('form') as HTMLFormElement
  fireEvent.submit(form)
  await expect.poll(() => sent).toEqual([{ password: '   a long walk by the sea' }])
  fireEvent.submit(form)
  respond()
  await expect.poll(() => password.value).toBe('')
  expect(sent).toHaveLength(1)
})

test('asks for a confirmation of a weak password, and before the page with a typed password closes', async () => {
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/v2/users/me/password', async ({ request }) => {
      sent.push(await request.json())
      await delay(100)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderApp('/account')
  const password = await screen.findByLabelText<HTMLInputElement>(/^New password/)
  await user.type(password, 'qwertyuiop')
  const repeated = screen.getByLabelText(/^Repeat the new password/)
  await user.type(repeated, 'qwertyuiop')
  await user.click(screen.getByRole('link', { name: 'API keys' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
  expect(password.value).toBe('qwertyuiop')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  expect((await screen.findByText(/easy to guess/)).getAttribute('role')).toBe('alert')
  expect(sent).toEqual([])
  await user.clear(repeated)
  expect(screen.queryByRole('button', { name: 'Use it anyway' })).toBeNull()
  await user.type(repeated, 'qwertyuiop')
  await user.dblClick(screen.getByRole('button', { name: 'Use it anyway' }))
  await expect.poll(() => password.value).toBe('')
  expect(sent).toEqual([{ password: 'qwertyuiop' }])
})

test('keeps a typed new password when the session expires', async () => {
  const app = renderApp('/account')
  await app.user.type(await screen.findByLabelText(/^New password/), 'a long walk by the sea')
  await renewSession(app, signInAs)
  const password = await screen.findByLabelText<HTMLInputElement>(/^New password/)
  expect(password.value).toBe('a long walk by the sea')
})

test('says that the comment of an API key is required if it contains only spaces', async () => {
  const { user } = renderApp('/account/api-keys')
  await user.click((await screen.findAllByRole('button', { name: 'Add a key' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an API key' }))
  const comment = dialog.getByRole('textbox', { name: /^Comment/ })
  await user.type(comment, '  ')
  expect(dialog.getByRole('alert').textContent).toBe('This is required')
  await user.type(comment, 'Phone')
  expect(dialog.queryByRole('alert')).toBeNull()
})
