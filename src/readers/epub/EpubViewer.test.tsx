// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { plainLook as look } from '../../../tests/harness/plainLook'
import { loadTexts } from '../../language/language'
import { notifySignedInAgain } from '../session/signedInAgain'
import type { FrameControls } from '../ui/useReaderFrame'
import type { ChapterControls } from './content/chapterListeners'
import { EpubViewer } from './EpubViewer'
import type { ChapterView } from './layout/chapterView'
import type { PagerOptions } from './locators/pagerLocation'

const stage = vi.hoisted(() => ({
  options: undefined as unknown,
  ask: undefined as unknown,
  tryAgain: () => {},
  askForMissing: () => {},
  complete: () => {},
}))

vi.mock('./layout/pagedStage', () => ({
  PagedStage: class {
    constructor(_host: HTMLElement, options: unknown) {
      stage.options = options
    }
    tryAgain = () => stage.tryAgain()
    askForMissing = () => stage.askForMissing()
    complete = () => stage.complete()
    picture = async (path: string) => `blob:${path}`
    stop = () => undefined
  },
}))

vi.mock('./content/chapterListeners', () => ({
  attachChapterListeners: (_view: unknown, _chapter: unknown, _host: unknown, ask: unknown) => {
    stage.ask = ask
    return () => undefined
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

const say = vi.fn()

function viewer() {
  const publication = { chapters: [], fixedLayout: false }
  const controls: Pick<FrameControls, 'say'> = { say }
  const props = { bookId: 'B', publication, look, direction: 'ltr', navigation: 'tap', controls, hooks: [] }
  const heard = { register: vi.fn(), onRelocated: vi.fn(), onLocation: vi.fn(), onFailed: vi.fn(), onLink: vi.fn() }
  render(<EpubViewer {...(props as unknown as Parameters<typeof EpubViewer>[0])} {...heard} first={undefined} />)
}

test('announces a chapter that is not loaded yet in an existing status element with a retry button', () => {
  viewer()
  const before = screen.getAllByRole('status')
  act(() => (stage.options as PagerOptions).onLacking(new Error('unreachable')))
  const said = screen.getByText(/has not loaded yet/).closest('[role=status]')
  expect(before).toContain(said)
  stage.tryAgain = vi.fn()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(stage.tryAgain).toHaveBeenCalled()
  act(() => (stage.options as PagerOptions).onLacking(undefined))
  expect(said?.textContent).toBe('')
  expect(said?.isConnected).toBe(true)
})

test('announces a missing chapter and offers a retry button outside its frame', () => {
  viewer()
  const { onMissing } = stage.options as PagerOptions
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  act(() => onMissing({} as ChapterView))
  expect(say).toHaveBeenLastCalledWith('This part of the book could not be loaded')
  stage.askForMissing = vi.fn()
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(screen.getByRole('group', { name: 'This part of the book could not be loaded' }).contains(again)).toBe(true)
  again.click()
  expect(stage.askForMissing).toHaveBeenCalledOnce()
  // A second failure is announced again, and the button keeps the focus.
  again.focus()
  say.mockClear()
  act(() => onMissing({} as ChapterView))
  expect(say).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(again)
  act(() => onMissing(undefined))
  expect(again.isConnected).toBe(false)
  expect(say).toHaveBeenCalledOnce()
})

test('opens a linked image file in the viewer and reports that other linked files cannot be shown', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined
  viewer()
  const options = stage.options as PagerOptions
  options.onChapter({} as ChapterView, { index: 0, path: 'a.xhtml', type: '' })
  const { onFileLink } = (stage.ask as () => ChapterControls)()
  const link = document.createElement('a')
  link.textContent = 'The map'
  act(() => onFileLink({ link, path: 'big map.jpg' }))
  const picture = await screen.findByRole('img', { name: 'The map', hidden: true })
  expect(picture.getAttribute('src')).toBe('blob:big map.jpg')
  onFileLink({ link, path: 'extra.xhtml' })
  expect(say).toHaveBeenCalledWith('This part of the book cannot be shown')
})

test('loads missing resources again when the server is reachable again', () => {
  viewer()
  stage.complete = vi.fn()
  notifySignedInAgain()
  expect(stage.complete).toHaveBeenCalled()
})
