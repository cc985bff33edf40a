import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { writePreference } from '../../../preferences/preferenceStore'
import type { ReaderController } from '../../session/useReaderController'
import { ComicImageFilters } from './ComicImageFilters'
import type { PageImageCache } from './pageImageCache'

afterEach(() => localStorage.clear())

test('on an e-ink screen, the wheel gesture that reaches the end card does not scroll past the card', () => {
  writePreference('reader.eink', true)
  const state = { value: { position: { opened: 'reading' } }, context: {} }
  const actor = { getSnapshot: () => state, subscribe: () => ({ unsubscribe: () => undefined }) }
  const surface = document.createElement('div')
  const perform = vi.fn(() => {
    state.value = { position: { opened: 'atEnd' } }
  })
  const props = {
    reader: { actor } as unknown as ReaderController,
    cache: {} as PageImageCache,
    onReady: () => undefined,
  }
  render(<ComicImageFilters {...props} surface={surface} perform={perform} />)
  let time = 0
  const scrollWheel = (pause: number) => {
    time += pause
    const event = new WheelEvent('wheel', { deltaY: 120 })
    Object.defineProperty(event, 'timeStamp', { value: time })
    surface.dispatchEvent(event)
  }
  for (let notch = 0; notch < 20; notch += 1) scrollWheel(40)
  expect(perform.mock.calls).toEqual([['scrollForward']])
  scrollWheel(500)
  expect(perform.mock.calls).toEqual([['scrollForward'], ['scrollForward']])
})
