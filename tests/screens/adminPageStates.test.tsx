import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createUserRecord } from '../../mock-server/handlers/accounts/sessionHandlers'
import { generateLibraries } from '../../mock-server/scenarios/generateLibraries'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

// States that all pages of administration have: slow and failed responses, no row, one row, without permission.

const { server, world, signInAs, renderApp } = setUpScreenTestServer({ fill: state => generateLibraries(state, 6) })

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})

/** A page, its heading, the requests of its content, and the texts of its empty state. */
type Page = { path: string; heading: string; requests: string; empty?: string; permission?: false }

const pages: Page[] = [
  { path: '/settings/users', heading: 'Users', requests: '*/api/v2/users' },
  {
    path: '/account/api-keys',
    heading: 'Account',
    requests: '*/api/v2/users/me/api-keys',
    empty: 'No API keys',
    permission: false,
  },
  {
    path: '/settings/authentication-activity',
    heading: 'Authentication activity',
    requests: '*/api/v2/users/authentication-activity',
    empty: 'No sign-ins yet',
  },
  { path: '/history', heading: 'History', requests: '*/api/v1/history', empty: 'Nothing has happened yet', permission: false },
  { path: '/media-management/analysis', heading: 'Media analysis', requests: '*/api/v1/books/list', empty: 'No problems' },
  { path: '/media-management/missing-posters', heading: 'Missing posters', requests: '*/api/v1/books/list' },
  {
    path: '/media-management/duplicate-files',
    heading: 'Duplicate files',
    requests: '*/api/v1/books/duplicates',
    empty: 'No duplicate files',
  },
  { path: '/duplicate-pages/known', heading: 'Known duplicate pages', requests: '*/api/v1/page-hashes', empty: 'x' },
  { path: '/duplicate-pages/unknown', heading: 'New duplicate pages', requests: '*/api/v1/page-hashes/unknown', empty: 'x' },
  { path: '/settings/server', heading: 'Server', requests: '*/api/v1/settings' },
  { path: '/settings/metrics', heading: 'Metrics', requests: '*/actuator/metrics' },
  { path: '/settings/announcements', heading: 'Announcements', requests: '*/api/v1/announcements' },
  { path: '/settings/updates', heading: 'Updates', requests: '*/api/v1/releases' },
]

test.each(pages)('waits for a slow response, shows a failure and recovers: $path', async ({ path, heading, requests }) => {
  const gate = createGate()
  let isFailing = true
  server.use(
    http.all(requests, async () => {
      await gate.promise
      return isFailing ? HttpResponse.json({ message: 'Out of order' }, { status: 400 }) : undefined
    }),
  )
  const { user } = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('alert')).toBeNull()
  expect(main.queryAllByRole('heading', { level: 2, name: /^No / })).toEqual([])
  gate.resolve()
  const failure = await main.findByText(/Out of order/)
  isFailing = false
  await user.click(main.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(failure.isConnected).toBe(false))
  expect(main.queryByRole('alert')).toBeNull()
})

function createGate() {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
