// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { plainLook as look } from '../../../tests/harness/plainLook'
import { loadTexts } from '../../language/language'
import { EpubViewer } from './EpubViewer'
import type { PagerOptions } from './pagerLocation'

const stage = vi.hoisted(() => ({ options: undefined as unknown, tryAgain: () => {} }))

vi.mock('./pagedStage', () => ({
  PagedStage: class {
    constructor(_host: HTMLElement, options: unknown) {
      stage.options = options
    }
    tryAgain = () => stage.tryAgain()
    stop = () => undefined
  },
}))

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  return loadTexts('reader')
})

test('what is not here yet is said in a place that was there before, and asked for again from it', () => {
  const publication = { chapters: [], fixedLayout: false }
  const props = { bookId: 'B', publication, look, direction: 'ltr', navigation: 'tap', controls: {}, hooks: [] }
  const heard = { register: vi.fn(), onRelocated: vi.fn(), onLocation: vi.fn(), onFailed: vi.fn(), onLink: vi.fn() }
  render(<EpubViewer {...(props as unknown as Parameters<typeof EpubViewer>[0])} {...heard} first={undefined} />)
  const before = screen.getAllByRole('status')
  act(() => (stage.options as PagerOptions).onLacking(new Error('away')))
  const said = screen.getByText(/is not here yet/).closest('[role=status]')
  expect(before).toContain(said)
  stage.tryAgain = vi.fn()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(stage.tryAgain).toHaveBeenCalled()
  act(() => (stage.options as PagerOptions).onLacking(undefined))
  expect(said?.textContent).toBe('')
  expect(said?.isConnected).toBe(true)
})
