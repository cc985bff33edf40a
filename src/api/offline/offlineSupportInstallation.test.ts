// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { installOfflineSupport } from './offlineSupportInstallation'

afterEach(() => vi.unstubAllGlobals())

test('the installation does not wait for the user to answer the request for persistent storage', async () => {
  const persist = vi.fn(() => new Promise<boolean>(() => {}))
  const active = { postMessage: (_: string, [port]: MessagePort[]) => port?.postMessage(true) }
  const registration = { active }
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) }
  vi.stubGlobal('navigator', { serviceWorker, storage: { persist } })
  vi.stubGlobal('fetch', async () => new Response())
  await installOfflineSupport()
  expect(persist).toHaveBeenCalledOnce()
})
