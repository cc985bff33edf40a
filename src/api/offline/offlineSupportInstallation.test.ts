// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { SERVER_READ_TIMEOUT_MS } from '../timeouts/serverCallTimeout'
import { getSlowServerCalls, SLOW_SERVER_CALL_AFTER_MS } from '../timeouts/slowServerCalls'
import { installOfflineSupport } from './offlineSupportInstallation'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the installation does not wait for the user to answer the request for persistent storage', async () => {
  const persist = vi.fn(() => new Promise<boolean>(() => {}))
  const active = { postMessage: (_: unknown, ports?: MessagePort[]) => ports?.[0]?.postMessage(true) }
  const registration = { active }
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) }
  vi.stubGlobal('navigator', { serviceWorker, storage: { persist } })
  vi.stubGlobal('fetch', async () => new Response())
  await installOfflineSupport()
  expect(persist).toHaveBeenCalledOnce()
})

test('the installation names the language of the page before it requests the files of the program', async () => {
  document.documentElement.lang = 'pt-BR'
  const messages: unknown[] = []
  const active = {
    postMessage: (message: unknown, ports?: MessagePort[]) => {
      messages.push(message)
      ports?.[0]?.postMessage(true)
    },
  }
  const registration = { active }
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) }
  vi.stubGlobal('navigator', { serviceWorker, storage: {} })
  vi.stubGlobal('fetch', async () => new Response())
  await installOfflineSupport()
  expect(messages).toEqual([{ language: 'pt-BR' }, 'longbox keep'])
})

test.each(['the service worker', 'the account data'])('the installation fails if %s never arrives', async hanging => {
  vi.useFakeTimers()
  const active = { postMessage: (_: unknown, ports?: MessagePort[]) => ports?.[0]?.postMessage(true) }
  const registration = { active }
  const never = new Promise<never>(() => {})
  const register = () => (hanging === 'the service worker' ? never : Promise.resolve(registration))
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve(registration) } })
  const fetched = vi.fn(
    (_: string, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  vi.stubGlobal('fetch', fetched)
  const installation = installOfflineSupport()
  const failure = expect(installation).rejects.toMatchObject({ status: 0, timeout: 'read' })
  if (hanging === 'the account data') await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(SLOW_SERVER_CALL_AFTER_MS)
  expect(getSlowServerCalls()).not.toEqual([])
  await vi.advanceTimersByTimeAsync(SERVER_READ_TIMEOUT_MS - SLOW_SERVER_CALL_AFTER_MS)
  await failure
  expect(getSlowServerCalls()).toEqual([])
})

test('a worker that does not finish caching the program is reported as slow, and the user can stop waiting', async () => {
  vi.useFakeTimers()
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const registration = { installing }
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => registration, ready: new Promise<never>(() => {}) },
  })
  const installation = installOfflineSupport()
  const failure = expect(installation).rejects.toMatchObject({ status: 0, timeout: 'read' })
  await vi.advanceTimersByTimeAsync(SLOW_SERVER_CALL_AFTER_MS)
  for (const call of getSlowServerCalls()) call.giveUp()
  await failure
  expect(getSlowServerCalls()).toEqual([])
})
