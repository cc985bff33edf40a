// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReaderController } from '../../session/useReaderController'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { useWebtoonOverscrollNavigation } from './useWebtoonOverscrollNavigation'

/** Pulls up by 200 px in a phase of the reader. Returns the performed commands. */
function pullUpIn(position: unknown): string[] {
  const surface = document.createElement('div')
  surface.innerHTML = '<div data-webtoon></div>'
  const reader = { actor: { getSnapshot: () => ({ value: { position } }) } } as unknown as ReaderController
  const perform = vi.fn()
  renderHook(() =>
    useWebtoonOverscrollNavigation({ surface } as unknown as ComicCommandRegistry, 'WEBTOON', reader, perform),
  )
  const touchEvent = (type: string, touches: object[], changedTouches: object[]) =>
    surface.dispatchEvent(Object.assign(new Event(type), { touches, changedTouches }))
  touchEvent('touchstart', [{ clientX: 200, clientY: 600 }], [])
  touchEvent('touchend', [], [{ clientX: 200, clientY: 400 }])
  return perform.mock.calls.map(([command]) => command)
}

test.each(['reading', 'atEnd', 'atStart'])('a pull performs its command in the phase %s', opened => {
  expect(pullUpIn({ opened })).toEqual(['next'])
})

test.each(['opening', 'failed', 'changingBook'])('a pull has no effect in the phase %s', position => {
  expect(pullUpIn(position)).toEqual([])
})
