import { expect, onTestFinished, test, vi } from 'vitest'
import { reportServerDataChange } from '../../../api/cache/serverDataChanges'
import { seriesBookChanges } from './seriesBookChanges'

const listeners = vi.hoisted(() => new Map<string, (data: { seriesId: string }) => void>())
vi.mock('../../../api/live/liveEvents', () => ({
  onLiveEvent: (event: string, listener: (data: { seriesId: string }) => void) => {
    listeners.set(event, listener)
    return () => listeners.delete(event)
  },
}))

test('reports live events about books together, and the end of an interruption of the live events', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onChange = vi.fn()
  const stop = seriesBookChanges.subscribe(onChange)
  for (const [event, seriesId] of [
    ['BookAdded', 'S'],
    ['BookAdded', 'S'],
    ['BookDeleted', 'T'],
    ['BookChanged', 'U'],
  ] as const)
    listeners.get(event)?.({ seriesId })
  vi.advanceTimersByTime(5_000)
  expect(onChange.mock.calls).toEqual([[new Set(['S', 'T', 'U'])]])
  await reportServerDataChange({ kind: 'gap', pictures: false })
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  stop()
  expect(listeners.size).toBe(0)
})
