import { render } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { createEmitter } from '../../../preferences/emitter'
import { ReaderToolbars } from './ReaderToolbars'

vi.mock('../../session/useReaderController', () => ({ useReaderMachineSelector: () => undefined }))

beforeAll(() => loadTextBundle('reader'))

test('visible toolbars disappear after the event, and hidden toolbars stay hidden', () => {
  const hideToolbarsAfter = createEmitter()
  const perform = vi.fn()
  const props = { phase: 'reading', goToRequestedAt: 0, incognito: false, fullscreen: {}, direction: 'ltr', perform }
  const toolbars = (shown: boolean) => (
    <ReaderToolbars {...(props as unknown as Parameters<typeof ReaderToolbars>[0])} {...{ shown, hideToolbarsAfter }} />
  )
  const { rerender } = render(toolbars(false))
  hideToolbarsAfter.emit()
  expect(perform).not.toHaveBeenCalled()
  rerender(toolbars(true))
  expect(perform).not.toHaveBeenCalled()
  hideToolbarsAfter.emit()
  hideToolbarsAfter.emit()
  expect(perform.mock.calls).toEqual([['toggleToolbars']])
})
