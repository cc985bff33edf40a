import { act, render, renderHook, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import type { ReaderController } from '../session/useReaderController'
import { ReaderToolbars } from '../ui/toolbars/ReaderToolbars'
import { useAnnounceUnsentProgress } from './useHasUnsentProgress'

const NOT_SENT = 'Reading progress not sent yet'

beforeAll(() => loadTextBundle('reader'))

/** Creates a reader whose writes have failed `attempts` times in a row. */
function createReader(attempts: number) {
  const listeners = new Set<() => void>()
  let snapshot = { context: { attempts } }
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
  }
  const setAttempts = (next: number) =>
    act(() => {
      snapshot = { context: { attempts: next } }
      for (const listener of listeners) listener()
    })
  return { reader: { actor } as unknown as ReaderController, setAttempts }
}

test('announces once that the progress is not sent, after the second failed attempt', () => {
  const { reader, setAttempts } = createReader(0)
  const showMessage = vi.fn()
  renderHook(() => useAnnounceUnsentProgress(reader, showMessage, false))
  setAttempts(1)
  expect(showMessage).not.toHaveBeenCalled()
  setAttempts(2)
  setAttempts(3)
  expect(showMessage.mock.calls).toEqual([[NOT_SENT]])
  setAttempts(0)
  setAttempts(2)
  expect(showMessage).toHaveBeenCalledTimes(2)
})

test('announces nothing while the reader offers the position of another device', () => {
  const showMessage = vi.fn()
  renderHook(() => useAnnounceUnsentProgress(createReader(2).reader, showMessage, true))
  expect(showMessage).not.toHaveBeenCalled()
})

test('the toolbar shows that the progress is not sent, until it is sent', () => {
  const { reader, setAttempts } = createReader(2)
  render(
    <ReaderToolbars
      reader={reader}
      phase="opening"
      shown
      goToRequestedAt={0}
      title="Amber Harbour"
      incognito={false}
      fullscreen={{ supported: false, on: false, toggle: () => {} }}
      progress={undefined}
      direction="ltr"
      perform={() => {}}
    />,
  )
  expect(screen.getByText(NOT_SENT)).toBeTruthy()
  setAttempts(0)
  expect(screen.queryByText(NOT_SENT)).toBeNull()
})
