import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const { server, renderApp } = setUpScreenTestServer()

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
  await user.type(password, 'a')
  await user.type(repeated, 'a')
  const form = save.closest('form') as HTMLFormElement
  fireEvent.submit(form)
  await expect.poll(() => sent).toEqual([{ password: '   a' }])
  fireEvent.submit(form)
  respond()
  await expect.poll(() => password.value).toBe('')
  expect(sent).toHaveLength(1)
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
