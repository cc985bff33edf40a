// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { publisherStyleEpubAppearance } from '../../../../tests/harness/publisherStyleEpubAppearance'
import { TooManyTextColumnsError } from '../sanitize/chapterLimits'
import type { ChapterView } from './chapterView'
import { ChapterViewPool } from './chapterViewPool'
import type { EpubRendererOptions } from './epubRendererOptions'
import { PaginatedRenderer } from './paginatedRenderer'

afterEach(() => vi.restoreAllMocks())

const viewOf = (index: number, isVertical = false) =>
  ({
    index,
    isVertical,
    isAtEnd: true,
    document,
    element: document.createElement('div'),
    goTo: vi.fn(),
    refetchMissingFiles: vi.fn(),
    firstVisiblePoint: vi.fn(),
  }) as unknown as ChapterView

function createRenderer(onTooManyColumns = vi.fn(() => true)) {
  vi.spyOn(ChapterViewPool.prototype, 'fetch').mockResolvedValue(undefined)
  const callbacks = {
    onMoved: vi.fn(),
    onWaiting: vi.fn(),
    onContentMissing: vi.fn(),
    onMissingChapter: vi.fn(),
    onVerticalText: vi.fn(),
    onTooManyColumns,
    onChapter: () => () => undefined,
  }
  const chapters = ['a.xhtml', 'b.xhtml'].map((path, index) => ({ index, path, type: '' }))
  const book = { chapters, fixedLayout: false }
  const options = { book, appearance: publisherStyleEpubAppearance, direction: 'ltr', ...callbacks }
  return { renderer: new PaginatedRenderer(document.body, options as unknown as EpubRendererOptions), callbacks }
}

test.each([true, false])('reports vertical text: %s', async isVertical => {
  vi.spyOn(ChapterViewPool.prototype, 'layOut').mockResolvedValue(viewOf(0, isVertical))
  const { renderer, callbacks } = createRenderer()
  renderer.show({ chapter: 0, progression: 0 })
  await vi.waitFor(() => expect(callbacks.onMoved).toHaveBeenCalled())
  expect(callbacks.onVerticalText).toHaveBeenCalledTimes(isVertical ? 1 : 0)
  renderer.stop()
})

describe('chapter with too many columns', () => {
  const layOut = (index: number) =>
    index === 1 ? Promise.reject(new TooManyTextColumnsError()) : Promise.resolve(viewOf(index))

  test('is shown in the scrolled layout, at the target of a jump', async () => {
    vi.spyOn(ChapterViewPool.prototype, 'layOut').mockImplementation(layOut)
    const { renderer, callbacks } = createRenderer()
    renderer.show({ chapter: 1, progression: 0.4 })
    await vi.waitFor(() => expect(callbacks.onTooManyColumns).toHaveBeenCalledWith({ chapter: 1, progression: 0.4 }))
    renderer.stop()
    expect(callbacks.onMoved).not.toHaveBeenCalled()
  })

  test('is shown in the scrolled layout after a page turn, and the previous chapter no longer reports its location', async () => {
    vi.spyOn(ChapterViewPool.prototype, 'layOut').mockImplementation(layOut)
    const { renderer, callbacks } = createRenderer()
    renderer.show({ chapter: 0, progression: 0 })
    await vi.waitFor(() => expect(callbacks.onMoved).toHaveBeenCalled())
    expect(callbacks.onTooManyColumns).not.toHaveBeenCalled()
    callbacks.onMoved.mockClear()
    renderer.turn(1)
    await vi.waitFor(() => expect(callbacks.onTooManyColumns).toHaveBeenCalledWith({ chapter: 1, progression: 0 }))
    renderer.stop()
    expect(callbacks.onMoved).not.toHaveBeenCalled()
  })

  test('is replaced by a message when the scrolled layout is not available', async () => {
    const layOutOrFail = vi.spyOn(ChapterViewPool.prototype, 'layOut').mockImplementation(layOut)
    const replace = vi.spyOn(ChapterViewPool.prototype, 'replaceUndisplayable').mockImplementation(async index => {
      layOutOrFail.mockResolvedValue(viewOf(index))
    })
    const { renderer, callbacks } = createRenderer(vi.fn(() => false))
    renderer.show({ chapter: 1, progression: 0 })
    await vi.waitFor(() => expect(callbacks.onMoved).toHaveBeenCalled())
    expect(replace).toHaveBeenCalledWith(1, 'elements')
    renderer.stop()
  })
})
