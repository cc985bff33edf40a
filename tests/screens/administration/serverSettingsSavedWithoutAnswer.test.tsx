import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

vi.setConfig({ testTimeout: 60_000 })

// Tests of settings that the server has saved, but that the client cannot fetch again.

const { server, renderApp } = setUpScreenTestServer()

/**
 * Records the bodies of the PATCH requests to `path`. After the first of these requests, GET requests to `failingPath`
 * fail.
 */
function failReadsAfterWrite(path: string, failingPath: string): unknown[] {
  const bodies: unknown[] = []
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'PATCH' || new URL(request.url).pathname !== path) return
    bodies.push(await request.clone().json())
  })
  server.use(
    http.get(`*${failingPath}`, () => (bodies.length > 0 ? new HttpResponse(null, { status: 500 }) : undefined)),
  )
  return bodies
}

test('reports saved server settings as saved, asks about the posters, and sends no change twice', async () => {
  const bodies = failReadsAfterWrite('/api/v1/settings', '/api/v1/settings')
  const { user } = renderApp('/settings/server')
  const form = within(await screen.findByRole('form', { name: 'Settings' }))
  const size = form.getByRole<HTMLSelectElement>('combobox', { name: /^Poster size/ })
  await user.selectOptions(size, 'LARGE')
  await user.click(form.getByRole('checkbox', { name: /^Renew the key/ }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate posters again?' }))
  await user.click(dialog.getByRole('button', { name: 'Leave them as they are' }))
  await waitFor(() => expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull())
  expect(form.queryByRole('alert')).toBeNull()
  expect(size.value).toBe('LARGE')
  expect(form.getByRole('checkbox', { name: /^Renew the key/ }).getAttribute('aria-checked')).toBe('false')
  expect(bodies).toEqual([{ thumbnailSize: 'LARGE', renewRememberMeKey: true }])
})

test('reports saved interface settings as saved', async () => {
  const path = '/api/v1/client-settings/global'
  const bodies = failReadsAfterWrite(path, `${path}/list`)
  const { user } = renderApp('/settings/ui')
  const form = within(await screen.findByRole('form', { name: 'Interface' }))
  const hidden = form.getByRole('checkbox', { name: /^Hide the password form/ })
  await user.click(hidden)
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  await waitFor(() => expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull())
  expect(form.queryByRole('alert')).toBeNull()
  expect(hidden.getAttribute('aria-checked')).toBe('true')
})
