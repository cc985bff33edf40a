import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { reportServerDataChange } from '../../src/api/cache/serverDataChanges'
import { dismissNotice, getVisibleNotices } from '../../src/api/notices'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const { server, signInAs, renderApp } = setUpScreenTestServer()
afterEach(() => {
  for (const { id } of getVisibleNotices()) dismissNotice(id)
})

const SERVER_INFO = '*/actuator/info'
const reportInterruption = () => act(() => reportServerDataChange({ kind: 'gap', pictures: false }))

/** Makes the mock server report a Komga version. Returns a mock function that counts the requests for the version. */
function serveVersion(version: string) {
  const onRequest = vi.fn()
  server.use(
    http.get(SERVER_INFO, () => {
      onRequest()
      return HttpResponse.json({
        git: { branch: 'master', commit: { id: '0', time: '2026-01-01T00:00:00Z' } },
        build: { artifact: 'komga', name: 'komga', version, group: 'komga' },
        java: {
          version: '21',
          vendor: { name: 'vendor' },
          runtime: { name: 'runtime', version: '21' },
          jvm: { name: 'jvm', vendor: 'vendor', version: '21' },
        },
        os: { name: 'Linux', version: '6', arch: 'amd64' },
      })
    }),
  )
  return onRequest
}

test('an administrator sees the new version of a server that was upgraded while the page was open', async () => {
  renderApp('/account')
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  const before = serveVersion('1.26.3')
  await reportInterruption()
  await waitFor(() => expect(before).toHaveBeenCalled())
  const same = serveVersion('1.26.3')
  await reportInterruption()
  await waitFor(() => expect(same).toHaveBeenCalled())
  serveVersion('1.27.0')
  await reportInterruption()
  expect(await screen.findByText('The server now runs version 1.27.0.')).toBeTruthy()
  expect(screen.getAllByText(/The server now runs/)).toHaveLength(1)
})

test('a reader sends no request for the version, which only administrators may read', async () => {
  signInAs('reader')
  const onRequest = serveVersion('1.28.0')
  renderApp('/account')
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  await reportInterruption()
  expect(onRequest).not.toHaveBeenCalled()
})
