// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../api/ServerError'
import { getUserClientSettings, updateUserClientSettings } from '../generated/client-settings/client-settings.calls'
import { readKept, untoldKept, writeKept } from '../preferences/kept'
import { withEntry } from '../preferences/keptMap'
import { syncKept } from './keptSync'

vi.mock('../generated/client-settings/client-settings.calls', () => ({
  getUserClientSettings: vi.fn(),
  updateUserClientSettings: vi.fn(),
}))
const { backListeners } = vi.hoisted(() => ({ backListeners: new Set<() => void>() }))
vi.mock('../api/connection', () => ({
  onServerBack: (listener: () => void) => {
    backListeners.add(listener)
    return () => backListeners.delete(listener)
  },
}))

const list = vi.mocked(getUserClientSettings)
const update = vi.mocked(updateUserClientSettings)
const failed = (status: number) => new ServerError({ operation: 'getUserClientSettings', status })
const name = (kind: 'bookmarks' | 'highlights', id = 'B') => ({ userId: 'U', kind, id })
const keep = (key: string) => writeKept(name('bookmarks'), withEntry(readKept(name('bookmarks')), key, 'x', Date.now()))
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  list.mockReset().mockResolvedValue({})
  update.mockReset().mockResolvedValue(undefined as never)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('several changes are one exchange, two seconds after the first', async () => {
  stop = syncKept('U', ['B'])
  await wait(0)
  keep('1')
  await wait(500)
  keep('2')
  await wait(1_400)
  expect(update).not.toHaveBeenCalled()
  await wait(200)
  expect(update).toHaveBeenCalledTimes(1)
  const [changes] = update.mock.calls[0] ?? []
  expect(Object.keys(JSON.parse(changes?.['longbox.bookmarks.b']?.value ?? '{}'))).toEqual(['1', '2'])
  expect(untoldKept('U')).toEqual([])
})

test.each([403, 404, 405])(
  'a server that answers %d keeps nothing: everything stays here, and it is asked no more',
  async status => {
    list.mockRejectedValue(failed(status))
    stop = syncKept('U', ['B'])
    await wait(0)
    keep('1')
    await wait(10_000)
    for (const listener of backListeners) listener()
    await wait(0)
    expect(list).toHaveBeenCalledTimes(1)
    expect(untoldKept('U')).toHaveLength(1)
  },
)

test.each([0, 401, 500])('after %d it is told when the server is back, and else at the next start', async status => {
  list.mockRejectedValueOnce(failed(status))
  keep('1')
  stop = syncKept('U', ['B'])
  await wait(0)
  expect(untoldKept('U')).toHaveLength(1)
  for (const listener of backListeners) listener()
  await wait(0)
  expect(update).toHaveBeenCalledTimes(1)
  expect(untoldKept('U')).toEqual([])
})

test('what was changed last is told when the reader goes', async () => {
  const leave = syncKept('U', ['B'])
  await wait(0)
  keep('1')
  leave()
  await wait(0)
  expect(update).toHaveBeenCalledTimes(1)
})

test('highlights of other books stay on the server, bookmarks come along', async () => {
  const value = JSON.stringify({ 1: { value: 'x', at: 1 } })
  list.mockResolvedValue({
    'longbox.highlights.b': { value },
    'longbox.highlights.c': { value },
    'longbox.bookmarks.c': { value },
  })
  stop = syncKept('U', ['B'])
  await wait(0)
  expect(readKept(name('highlights'))).not.toEqual({})
  expect(readKept(name('highlights', 'C'))).toEqual({})
  expect(readKept(name('bookmarks', 'C'))).not.toEqual({})
})
