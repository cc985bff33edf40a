// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { findStoredDataKind } from '../storedData/storedDataKinds'

afterEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  vi.resetModules()
})

/** Loads a new copy of the module `pendingSignOutStorage` for a client with the given base path. */
async function loadClient(basePath: string) {
  const base = document.createElement('base')
  base.href = `${basePath}/`
  document.head.replaceChildren(base)
  vi.resetModules()
  return import('./pendingSignOutStorage')
}

test('a sign-out belongs to the client with its base path', async () => {
  const clientA = await loadClient('/a')
  clientA.setSignOutPending(true, 'user of A')
  const clientB = await loadClient('/b')
  expect(clientB.isSignOutPending()).toBe(false)
  clientB.setSignOutPending(true, 'user of B')
  clientB.setSignOutPending(false)
  expect(clientA.readPendingSignOutText()).toContain('user of A')
  expect(Object.keys(localStorage).every(key => findStoredDataKind('localStorage', key))).toBe(true)
})

test.each(['', '/a'])(
  'reads and deletes a sign-out that an earlier version has stored, with base path "%s"',
  async basePath => {
    localStorage.setItem('longbox.leaving', '{"userId":"U"}')
    const client = await loadClient(basePath)
    expect(client.readPendingSignOutText()).toBe('{"userId":"U"}')
    client.setSignOutPending(false)
    expect(client.isSignOutPending()).toBe(false)
    expect(localStorage.length).toBe(0)
  },
)
