// @vitest-environment jsdom
import 'virtual:texts/late'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { publisherStyleEpubAppearance as appearance } from '../../../tests/harness/publisherStyleEpubAppearance'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { notifySessionRestored } from '../session/onServerOrSessionRestored'
import type { ReaderShellControls } from '../ui/useReaderShellState'
import type { ChapterInputOptions } from './content/attachChapterInputListeners'
import { MARKUP_ERRORS_ATTRIBUTE } from './content/markupErrorsAttribute'
import { EpubViewer } from './EpubViewer'
import type { ChapterView } from './layout/chapterView'
import type { EpubRendererOptions } from './layout/epubRendererOptions'

const rendererMock = vi.hoisted(() => ({
  options: undefined as unknown,
  getInputOptions: undefined as unknown,
  tryAgain: () => {},
  retryMissingChapter: () => {},
  retryMissingFiles: () => {},
}))

vi.mock('./layout/paginatedRenderer', () => ({
  PaginatedRenderer: class {
    constructor(_host: HTMLElement, options: unknown) {
      rendererMock.options = options
    }
    tryAgain = () => rendererMock.tryAgain()
    retryMissingChapter = () => rendererMock.retryMissingChapter()
    retryMissingFiles = () => rendererMock.retryMissingFiles()
    imageUrl = async (path: string) => `blob:${path}`
    stop = () => undefined
  },
}))

vi.mock('./content/attachChapterInputListeners', () => ({
  attachChapterInputListeners: (_view: unknown, _chapter: unknown, _host: unknown, getInputOptions: unknown) => {
    rendererMock.getInputOptions = getInputOptions
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
  return loadTextBundle('reader')
})

const showMessage = vi.fn()
const perform = vi.fn()
const closeSelectionMenu = () => false

function renderViewer() {
  const publication = { chapters: [], fixedLayout: false }
  const controls: Pick<ReaderShellControls, 'showMessage' | 'perform' | 'zones'> = {
    showMessage,
    perform,
    zones: () => () => 'menu',
  }
  const props = {
    bookId: 'B',
    publication,
    appearance,
    direction: 'ltr',
    navigation: 'tap',
    controls,
    hooks: [],
    closeSelectionMenu,
  }
  const onVerticalText = vi.fn()
  const listeners = { register: vi.fn(), onRelocated: vi.fn(), onLocation: vi.fn(), onFailed: vi.fn(), onLink: vi.fn() }
  render(
    <EpubViewer
      {...(props as unknown as Parameters<typeof EpubViewer>[0])}
      {...listeners}
      {...{ onVerticalText }}
      first={undefined}
    />,
  )
  return { ...listeners, onVerticalText }
}

test('announces in an existing status element that a chapter is not loaded yet, and offers a retry button', () => {
  renderViewer()
  const statusElements = screen.getAllByRole('status')
  act(() => (rendererMock.options as EpubRendererOptions).onContentMissing(new Error('unreachable')))
  const notice = screen.getByText(/has not loaded yet/).closest('[role=status]')
  expect(statusElements).toContain(notice)
  rendererMock.tryAgain = vi.fn()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(rendererMock.tryAgain).toHaveBeenCalled()
  act(() => (rendererMock.options as EpubRendererOptions).onContentMissing(undefined))
  expect(notice?.textContent).toBe('')
  expect(notice?.isConnected).toBe(true)
})

test('announces a missing chapter and offers a retry button outside the frame of the chapter', () => {
  renderViewer()
  const { onMissingChapter } = rendererMock.options as EpubRendererOptions
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  act(() => onMissingChapter({} as ChapterView))
  expect(showMessage).toHaveBeenLastCalledWith('This part of the book could not be loaded')
  rendererMock.retryMissingChapter = vi.fn()
  const retryButton = screen.getByRole('button', { name: 'Try again' })
  expect(screen.getByRole('group', { name: 'This part of the book could not be loaded' }).contains(retryButton)).toBe(
    true,
  )
  retryButton.click()
  expect(rendererMock.retryMissingChapter).toHaveBeenCalledOnce()
  // The retry has failed. Screen readers must announce the message again, and the focus must stay on the retry button.
  retryButton.focus()
  showMessage.mockClear()
  act(() => onMissingChapter({} as ChapterView))
  expect(showMessage).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(retryButton)
  act(() => onMissingChapter(undefined))
  expect(retryButton.isConnected).toBe(false)
  expect(showMessage).toHaveBeenCalledOnce()
})

test('opens a linked image file in the viewer and reports that other linked files cannot be shown', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined
  renderViewer()
  const options = rendererMock.options as EpubRendererOptions
  options.onChapter({} as ChapterView, { index: 0, path: 'a.xhtml', type: '' })
  const { onFileLink } = (rendererMock.getInputOptions as () => ChapterInputOptions)()
  const link = document.createElement('a')
  link.textContent = 'The map'
  act(() => onFileLink({ link, path: 'big map.jpg' }))
  const image = await screen.findByRole('img', { name: 'The map', hidden: true })
  expect(image.getAttribute('src')).toBe('blob:big map.jpg')
  onFileLink({ link, path: 'extra.xhtml' })
  expect(showMessage).toHaveBeenCalledWith('This part of the book cannot be shown')
})

test('a click beside the page toggles the toolbars', () => {
  renderViewer()
  const surface = document.querySelector('[data-appearance] > div') as HTMLElement
  for (const type of ['pointerdown', 'pointerup'])
    fireEvent(surface, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }))
  expect(perform.mock.calls).toEqual([['toggleToolbars', 'LEFT_TO_RIGHT']])
})

test('reports the target of a navigation to vertical text before the change of the layout', () => {
  const { onRelocated, onVerticalText } = renderViewer()
  const { onVerticalText: reportVerticalText } = rendererMock.options as EpubRendererOptions
  reportVerticalText()
  expect(onRelocated).not.toHaveBeenCalled()
  expect(onVerticalText).toHaveBeenCalledWith(true)
  onVerticalText.mockClear()
  reportVerticalText({ chapter: 4, progression: 0.6 })
  const position = expect.objectContaining({ chapter: 4, progression: 0.6 })
  expect(onRelocated).toHaveBeenCalledWith({ position, atStart: false, atEnd: false })
  expect(onVerticalText).toHaveBeenCalledWith(true)
  expect(onRelocated).toHaveBeenCalledBefore(onVerticalText)
})

test('loads missing resources again when the server is reachable again', () => {
  renderViewer()
  rendererMock.retryMissingFiles = vi.fn()
  notifySessionRestored()
  expect(rendererMock.retryMissingFiles).toHaveBeenCalled()
})

test('shows a notice for a chapter with errors in its markup until the notice is closed', async () => {
  renderViewer()
  const options = rendererMock.options as EpubRendererOptions
  options.onChapter({} as ChapterView, { index: 0, path: 'a.xhtml', type: '' })
  const show = (markup: string) => {
    const { hooks } = (rendererMock.getInputOptions as () => ChapterInputOptions)()
    const view = { document: new DOMParser().parseFromString(markup, 'text/html') } as ChapterView
    return hooks.map(hook => hook({ view, chapter: { index: 0, path: 'a.xhtml', type: '' } }))
  }
  const damaged = `<html ${MARKUP_ERRORS_ATTRIBUTE}>`
  act(() => void show('<html>'))
  expect(screen.queryByRole('alert')).toBeNull()
  const callbacks: ReturnType<typeof show> = []
  act(() => void callbacks.push(...show(damaged)))
  expect((await screen.findByRole('alert')).textContent).toContain('This chapter has errors in its markup')
  act(() => {
    for (const callback of callbacks) callback?.stop()
  })
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void show(damaged))
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  act(() => void show(damaged))
  expect(screen.queryByRole('alert')).toBeNull()
})
