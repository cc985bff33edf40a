import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
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
