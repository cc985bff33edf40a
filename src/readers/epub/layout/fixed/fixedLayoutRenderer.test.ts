// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { publisherStyleEpubAppearance } from '../../../../../tests/harness/publisherStyleEpubAppearance'
import type { RenderableChapter } from '../../content/createRenderableChapter'
import type { VisibleEpubLocation } from '../../locators/visibleEpubLocation'
import type { ChapterView } from '../chapterView'
import { ChapterViewPool } from '../chapterViewPool'
import type { EpubRendererOptions } from '../epubRendererOptions'
import { FixedLayoutRenderer } from './fixedLayoutRenderer'

afterEach(() => vi.restoreAllMocks())

/**
 * Creates a renderer with four pages. The window has room for two pages in portrait format.
 * @param landscapePages indexes of the pages in landscape format
 */
function createRenderer(landscapePages: readonly number[]) {
  const chapters = [0, 1, 2, 3].map(index => ({ index, path: `${index}.xhtml`, type: '' }))
  const size = (index: number) =>
    landscapePages.includes(index) ? { width: 1600, height: 1000 } : { width: 700, height: 1000 }
  const source = (index: number) =>
    ({ markupWithStyle: () => '', isImageOnly: false, pageSize: size(index) }) as RenderableChapter
  vi.spyOn(ChapterViewPool.prototype, 'fetch').mockImplementation(async index => source(index))
  vi.spyOn(ChapterViewPool.prototype, 'layOut').mockImplementation(async index => viewOf(index))
  const onMoved = vi.fn()
  const callbacks = {
    onMoved,
    onFailed: vi.fn(),
    onWaiting: vi.fn(),
    onContentMissing: vi.fn(),
    onMissingChapter: vi.fn(),
    onChapter: () => () => undefined,
  }
  const options = {
    book: { chapters, landmarks: [], fixedLayout: true, hasFixedPages: true },
    appearance: { ...publisherStyleEpubAppearance, columns: 'two' },
    direction: 'ltr',
    ...callbacks,
  }
  return { renderer: new FixedLayoutRenderer(document.body, options as unknown as EpubRendererOptions), onMoved }
}

const views = new Map<number, ChapterView>()
function viewOf(index: number): ChapterView {
  const view = {
    index,
    element: document.createElement('div'),
    relayout: vi.fn(),
    refetchMissingFiles: vi.fn(),
    cfiOf: () => undefined,
  }
  views.set(index, view as unknown as ChapterView)
  return view as unknown as ChapterView
}

test.each([
  ['shows two pages of the same size side by side, and reports both', [], ['left', 'right'], { page: 2, lastPage: 3 }],
  ['shows a page alone when the next page is wider than high', [2], ['center', undefined], { page: 2 }],
])('%s', async (_name, landscapePages, sides, pages) => {
  views.clear()
  const { renderer, onMoved } = createRenderer(landscapePages)
  renderer.show({ chapter: 1, progression: 0 })
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalled())
  expect([1, 2].map(index => views.get(index)?.element.dataset.side)).toEqual(sides)
  const location: VisibleEpubLocation | undefined = onMoved.mock.lastCall?.[0]
  expect({ page: location?.page, lastPage: location?.lastPage }).toEqual(pages)
})
