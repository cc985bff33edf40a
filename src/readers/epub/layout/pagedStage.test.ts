// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { plainLook } from '../../../../tests/harness/plainLook'
import type { BookLayoutOptions } from '../locators/visibleLocation'
import { ChapterPool } from './chapterPool'
import type { ChapterView } from './chapterView'
import { PagedStage } from './pagedStage'

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
  vi.spyOn(ChapterPool.prototype, 'layOut').mockResolvedValue(view as unknown as ChapterView)
  vi.spyOn(ChapterPool.prototype, 'fetch').mockResolvedValue(undefined)
  const callbacks = { onMoved: vi.fn(), onWaiting: vi.fn(), onVerticalText: vi.fn(), onChapter: () => () => undefined }
  const book = { chapters: [{ index: 0, path: 'a.xhtml', type: '' }], fixedLayout: false }
  const options = { book, appearance: plainLook, direction: 'ltr', ...callbacks }
  const renderer = new PagedStage(document.body, options as unknown as BookLayoutOptions)
  renderer.show({ chapter: 0, progression: 0 })
  await vi.waitFor(() => expect(callbacks.onMoved).toHaveBeenCalled())
  expect(callbacks.onVerticalText).toHaveBeenCalledTimes(isVertical ? 1 : 0)
  renderer.stop()
})
