// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isConsoleLogRequested } from '../preferences/isConsoleLogRequested'
import { reportServerDataChange, reportServerWrite } from './cache/serverDataChanges'
import { startConsoleLog } from './consoleLog'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('logs requests with their result, changes of server data and the state of the session, until it ends', async () => {
  const respond = vi.fn(async (url: string) => {
    if (url.endsWith('/lost')) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 404 })
  })
  vi.stubGlobal('fetch', respond)
  const lines: unknown[][] = []
  let changeState = (_: { value: string }) => {}
  const session = {
    subscribe: (listener: typeof changeState) => {
      changeState = listener
      return { unsubscribe: () => {} }
    },
  }
  const stop = startConsoleLog(session, (...parts) => lines.push(parts))
  await fetch('/api/v1/books/B?x=1', { method: 'PATCH', headers: { authorization: 'Basic secret' } })
  await expect(fetch('/lost')).rejects.toThrow('Failed to fetch')
  for (const value of ['signedIn', 'signedIn', 'signedOut']) changeState({ value })
  await reportServerDataChange({ kind: 'gap', pictures: false })
  await reportServerWrite('changeUserPassword', { userId: 'U', data: { password: 'secret' } })
  const texts = lines.map(parts =>
    parts.map(part => (typeof part === 'object' ? JSON.stringify(part) : part)).join(' '),
  )
  expect(texts.some(text => /^request PATCH \/api\/v1\/books\/B\?x=1 404 \d+ ms$/.test(text))).toBe(true)
  expect(texts.some(text => text.startsWith('request GET /lost'))).toBe(true)
  expect(texts).toContain('change {"kind":"gap","pictures":false}')
  expect(texts).toContain('change {"kind":"write","operation":"changeUserPassword","members":{"userId":"U"}}')
  expect(texts.filter(text => text.startsWith('session'))).toEqual(['session "signedIn"', 'session "signedOut"'])
  expect(texts.join()).not.toContain('secret')
  stop()
  const count = lines.length
  await fetch('/again')
  expect(lines).toHaveLength(count)
  expect(globalThis.fetch).toBe(respond)
})

test.each([
  [undefined, false],
  ['', true],
  ['debug', true],
])('the log is requested by any value of its key: %j', (value, isRequested) => {
  if (value !== undefined) localStorage.setItem('loglevel', value)
  expect(isConsoleLogRequested()).toBe(isRequested)
})
