// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { plainLook } from '../../../../../tests/harness/plainLook'
import type { ChapterSource } from '../../content/createChapterSource'
import type { BookLayoutOptions } from '../../locators/visibleLocation'
import { ChapterPool } from '../chapterPool'
import type { ChapterView } from '../chapterView'
import { FixedStage } from './fixedStage'

afterEach(() => vi.restoreAllMocks())

/** A book of four drawn pages, of which some are broad, with room for two of them. */
function stageOf(broad: readonly number[]) {
  const chapters = [0, 1, 2, 3].map(index => ({ index, path: `${index}.xhtml`, type: '' }))
  const size = (index: number) => (broad.includes(index) ? { width: 1600, height: 1000 } : { width: 700, height: 1000 })
  const source = (index: number) =>
    ({ markupWithStyle: () => '', isImageOnly: false, pageSize: size(index) }) as ChapterSource
  vi.spyOn(ChapterPool.prototype, 'fetch').mockImplementation(async index => source(index))
  vi.spyOn(ChapterPool.prototype, 'layOut').mockImplementation(async index => viewOf(index))
  const onMoved = vi.fn()
  const told = {
    onMoved,
    onFailed: vi.fn(),
    onWaiting: vi.fn(),
    onContentMissing: vi.fn(),
    onMissingChapter: vi.fn(),
    onChapter: () => () => undefined,
  }
  const options = {
    book: { chapters, fixedLayout: true },
    appearance: { ...plainLook, columns: 'two' },
    direction: 'ltr',
    ...told,
  }
  return { stage: new FixedStage(document.body, options as unknown as BookLayoutOptions), onMoved }
}

const views = new Map<number, ChapterView>()
function viewOf(index: number): ChapterView {
  const made = {
    index,
    element: document.createElement('div'),
    relayout: vi.fn(),
    refetchMissingFiles: vi.fn(),
    cfiOf: () => undefined,
  }
  views.set(index, made as unknown as ChapterView)
  return made as unknown as ChapterView
}

test.each([
  ['beside a page of its own size it lies', [], ['left', 'right']],
  ['beside a broad one it lies alone', [2], ['center', undefined]],
])('%s', async (_where, broad, sides) => {
  views.clear()
  const { stage, onMoved } = stageOf(broad)
  stage.show({ chapter: 1, progression: 0 })
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalled())
  expect([1, 2].map(index => views.get(index)?.element.dataset.side)).toEqual(sides)
})
