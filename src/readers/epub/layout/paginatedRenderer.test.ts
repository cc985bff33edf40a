// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { publisherAppearance } from '../../../../tests/harness/publisherAppearance'
import type { EpubRendererOptions } from '../locators/visibleEpubLocation'
import type { ChapterView } from './chapterView'
import { ChapterViewPool } from './chapterViewPool'
import { PaginatedRenderer } from './paginatedRenderer'

afterEach(() => vi.restoreAllMocks())

test.each([true, false])('reports vertical text: %s', async isVertical => {
  const view = {
    index: 0,
    isVertical,
    document,
    element: document.createElement('div'),
    goTo: vi.fn(),
    refetchMissingFiles: vi.fn(),
    firstVisiblePoint: vi.fn(),
  }
  vi.spyOn(ChapterViewPool.prototype, 'layOut').mockResolvedValue(view as unknown as ChapterView)
  vi.spyOn(ChapterViewPool.prototype, 'fetch').mockResolvedValue(undefined)
  const callbacks = { onMoved: vi.fn(), onWaiting: vi.fn(), onVerticalText: vi.fn(), onChapter: () => () => undefined }
  const book = { chapters: [{ index: 0, path: 'a.xhtml', type: '' }], fixedLayout: false }
  const options = { book, appearance: publisherAppearance, direction: 'ltr', ...callbacks }
  const renderer = new PaginatedRenderer(document.body, options as unknown as EpubRendererOptions)
  renderer.show({ chapter: 0, progression: 0 })
  await vi.waitFor(() => expect(callbacks.onMoved).toHaveBeenCalled())
  expect(callbacks.onVerticalText).toHaveBeenCalledTimes(isVertical ? 1 : 0)
  renderer.stop()
})
