// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writePreference } from '../../../preferences/preferenceStore'
import type { ReadingMode } from '../../input/tapZones'
import type { ReaderController } from '../../session/useReaderController'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { useOverscrollNavigation } from './useOverscrollNavigation'

const webtoon = '<div data-webtoon></div>'
const overflowingSpread = '<div><div data-shown="true"></div></div>'

/**
 * Simulates a touch movement by `across` px to the right and `down` px down. Returns the performed commands.
 * @param position state of the reader in the region `position` of its state machine
 */
function pull(mode: ReadingMode, viewer: string, position: unknown, across: number, down: number): string[] {
  const surface = document.createElement('div')
  surface.innerHTML = viewer
  const reader = { actor: { getSnapshot: () => ({ value: { position } }) } } as unknown as ReaderController
  const perform = vi.fn()
  renderHook(() => useOverscrollNavigation({ surface } as unknown as ComicCommandRegistry, mode, reader, perform))
  const touchEvent = (type: string, touches: object[], changedTouches: object[]) =>
    surface.dispatchEvent(Object.assign(new Event(type), { touches, changedTouches }))
  touchEvent('touchstart', [{ clientX: 200, clientY: 600 }], [])
  touchEvent('touchend', [], [{ clientX: 200 + across, clientY: 600 + down }])
  return perform.mock.calls.map(([command]) => command)
}

beforeEach(() => localStorage.clear())

test.each(['reading', 'atEnd', 'atStart'])('a pull of a webtoon performs its command in the phase %s', opened => {
  expect(pull('WEBTOON', webtoon, { opened }, 0, -200)).toEqual(['next'])
})

test.each(['opening', 'failed', 'changingBook'])('a pull of a webtoon has no effect in the phase %s', position => {
  expect(pull('WEBTOON', webtoon, position, 0, -200)).toEqual([])
})

test.each([
  { mode: 'LEFT_TO_RIGHT', across: -200, down: 0, commands: ['next'] },
  { mode: 'LEFT_TO_RIGHT', across: 0, down: -200, commands: [] },
  { mode: 'RIGHT_TO_LEFT', across: -200, down: 0, commands: ['previous'] },
  { mode: 'VERTICAL', across: 0, down: -200, commands: ['next'] },
] as const)('a swipe of $across/$down px beyond a large page performs $commands in the mode $mode', example => {
  const swipe = (viewer: string) => pull(example.mode, viewer, { opened: 'reading' }, example.across, example.down)
  expect(swipe(overflowingSpread)).toEqual([])
  writePreference('reader.swipe', true)
  expect(swipe(overflowingSpread)).toEqual(example.commands)
  expect(swipe(overflowingSpread.replace('data-shown', 'data-swipe="across" data-shown'))).toEqual([])
})
