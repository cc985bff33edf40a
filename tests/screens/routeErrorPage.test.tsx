import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getServerConnectionState, reportMissingServerResponse } from '../../src/api/serverConnection'
import { PageLoadError } from '../../src/app/routes/lazyPage'
import { RouteErrorPage } from '../../src/pages/RouteErrorPage'

test.each([
  ['reloads a page whose code is missing when the server or the network is back', new PageLoadError(''), 1],
  ['does not reload a page that threw an error', new Error('oops'), 0],
])('%s', async (_, error, times) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  reportMissingServerResponse()
  await vi.waitFor(() => expect(getServerConnectionState()).toBe('lost'))
  const { unmount } = render(<RouteErrorPage error={error} />)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(times)
  await vi.waitFor(() => expect(getServerConnectionState()).toBe('ok'))
  expect(reload).toHaveBeenCalledTimes(2 * times)
  unmount()
  vi.unstubAllGlobals()
})
