import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createScreenTestServer } from '../../mock-server/screenTestServer'
import { renderApp } from '../harness/screens/renderApp'

const { server, signInAs } = createScreenTestServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => signInAs(undefined))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('after too many sign-in attempts, the page says when the next attempt is possible', async () => {
  const { user } = renderApp('/login')
  await user.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'reader@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'wrong')
  server.use(
    http.get('*/api/v2/users/me', () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '120' } })),
  )
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests. You can try again in 2 minutes.')
})

test('asks for a confirmation before the first account gets a weak password', async () => {
  const onClaim = vi.fn((_: string | null) => new HttpResponse(null, { status: 400 }))
  server.use(
    http.get('*/api/v1/claim', () => HttpResponse.json({ isClaimed: false })),
    http.post('*/api/v1/claim', ({ request }) => onClaim(request.headers.get('X-Komga-Password'))),
  )
  const { user } = renderApp('/login')
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /^E-mail/ })
  await user.type(email, 'me@example.org')
  const password = screen.getByLabelText<HTMLInputElement>(/^Password/)
  await user.type(password, 'qwertyuiop1234567890{Enter}{Enter}')
  expect((await screen.findByText(/easy to guess/)).getAttribute('role')).toBe('alert')
  expect(onClaim).not.toHaveBeenCalled()
  expect([email.value, password.value]).toEqual(['me@example.org', 'qwertyuiop1234567890'])
  await user.type(password, '1')
  expect(screen.queryByText(/easy to guess/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Use it anyway' })).toBeNull()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Use it anyway' }))
  await waitFor(() => expect(onClaim).toHaveBeenCalledExactlyOnceWith('qwertyuiop12345678901'))
})

test('keeps the texts of the first account while the server is unreachable', async () => {
  server.use(http.get('*/api/v1/claim', () => HttpResponse.json({ isClaimed: false })))
  const { user } = renderApp('/login')
  await user.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'me@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'a long and unusual phrase')
  server.use(
    http.get('*/api/v1/claim', () => HttpResponse.error()),
    http.post('*/api/v1/claim', () => HttpResponse.error()),
  )
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Longbox cannot reach its server')).toBeDefined()
  const typedTexts = () => [
    screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value,
    screen.getByLabelText<HTMLInputElement>(/^Password/).value,
  ]
  expect(typedTexts()).toEqual(['me@example.org', 'a long and unusual phrase'])
  server.use(http.get('*/api/v1/claim', () => HttpResponse.json({ isClaimed: false })))
  await user.click(retry)
  await waitFor(() => expect(screen.queryByText('Longbox cannot reach its server')).toBeNull())
  expect(typedTexts()).toEqual(['me@example.org', 'a long and unusual phrase'])
})

test.each([401, 500])(
  'reports the failure of a sign-in link with status %s, and not a wrong password',
  async status => {
    server.use(http.get('*/api/v1/login/set-cookie', () => new HttpResponse(null, { status })))
    const { session } = renderApp('/login')
    await screen.findByRole('textbox', { name: /^E-mail/ })
    session.send({ type: 'user.acceptSignInLink' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('An error occurred while trying to take over the session')
  },
)
