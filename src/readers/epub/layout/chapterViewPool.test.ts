// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { publisherStyleEpubAppearance as appearance } from '../../../../tests/harness/publisherStyleEpubAppearance'
import { ServerError } from '../../../api/ServerError'
import { createChapterPageLayout } from '../content/createEpubStyleSheet'
import type { RenderableChapter } from '../content/createRenderableChapter'
import type { RenderableChapterCache } from '../content/renderableChapterCache'
import { UndisplayableImageError } from '../files/chapterMediaLoader'
import { ChapterViewPool } from './chapterViewPool'

/** Chapter views that the code under test creates. `finishLayout` completes the layout of a view. */
const views = vi.hoisted(
  () => [] as { readonly isDestroyed: boolean; readonly finishLayout: (failure?: unknown) => void }[],
)
vi.mock('./chapterView', () => ({
  ChapterView: class {
    isDestroyed = false
    readonly isMissing: boolean
    finishLayout: (failure?: unknown) => void = () => {}
    private readonly laidOut = new Promise<void>((resolve, reject) => {
      this.finishLayout = failure => {
        if (failure) reject(failure)
        else if (!this.isDestroyed) resolve()
      }
    })
    constructor(_host: HTMLElement, _index: number, { isMissing = false }: RenderableChapter) {
      this.isMissing = isMissing
      views.push(this)
    }
    ready = () => this.laidOut
    destroy() {
      this.isDestroyed = true
    }
  },
}))

const frame = createChapterPageLayout({ width: 800, height: 600 }, appearance, { direction: 'ltr', fixedLayout: false })
const source: RenderableChapter = { markupWithStyle: () => '', isImageOnly: false }
const createPool = (fetch: RenderableChapterCache['fetch']) =>
  new ChapterViewPool(document.body, { texts: { fetch } as RenderableChapterCache, label: '' }, () => undefined)

test.each([
  ['for another appearance', (pool: ChapterViewPool) => pool.dropAll()],
  ['because it is far from the current chapter', (pool: ChapterViewPool) => pool.dropFarFrom(9, 1)],
])('returns undefined for a chapter that is removed %s, and lays out the chapter again on request', async (_, drop) => {
  const pool = createPool(async () => source)
  const first = pool.layOut(0, appearance, frame)
  await vi.waitFor(() => expect(views).toHaveLength(1))
  drop(pool)
  expect(await first).toBeUndefined()
  const second = pool.layOut(0, appearance, frame)
  await vi.waitFor(() => expect(views).toHaveLength(2))
  views[1]?.finishLayout()
  expect(await second).toBe(views[1])
  expect(views.splice(0).map(({ isDestroyed }) => isDestroyed)).toEqual([true, false])
})

test('discards a layout that started before a change of the appearance', async () => {
  let resolveFetch = () => {}
  const pool = createPool(
    () =>
      new Promise(resolve => {
        resolveFetch = () => resolve(source)
      }),
  )
  const layout = pool.layOut(0, appearance, frame)
  pool.dropAll()
  resolveFetch()
  expect(await layout).toBeUndefined()
  expect(views).toHaveLength(0)
})

test('replaces a chapter whose image cannot be shown, and lays out the replacement', async () => {
  const replaceUndisplayable = vi.fn(async () => source)
  const texts = { fetch: async () => source, replaceUndisplayable } as unknown as RenderableChapterCache
  const pool = new ChapterViewPool(document.body, { texts, label: '' }, () => undefined)
  const layout = pool.layOut(2, appearance, frame)
  await vi.waitFor(() => expect(views).toHaveLength(1))
  views[0]?.finishLayout(new UndisplayableImageError())
  await vi.waitFor(() => expect(views).toHaveLength(2))
  views[1]?.finishLayout()
  expect(await layout).toBe(views[1])
  expect(replaceUndisplayable).toHaveBeenCalledWith(2, 'image')
  expect(views.splice(0).map(({ isDestroyed }) => isDestroyed)).toEqual([true, false])
})

test('replaces a chapter whose image is missing on the server by a placeholder, and fetches the chapter again on request', async () => {
  const fetch = vi.fn(async () => source)
  const placeholder: RenderableChapter = { ...source, isMissing: true }
  const createMissingPlaceholder = vi.fn(async () => placeholder)
  const texts = { fetch, createMissingPlaceholder } as unknown as RenderableChapterCache
  const pool = new ChapterViewPool(document.body, { texts, label: '' }, () => undefined)
  const layout = pool.layOut(2, appearance, frame)
  await vi.waitFor(() => expect(views).toHaveLength(1))
  const failure = new ServerError({ operation: 'getBookResource', status: 500 })
  views[0]?.finishLayout(failure)
  await vi.waitFor(() => expect(views).toHaveLength(2))
  views[1]?.finishLayout()
  expect(await layout).toBe(views[1])
  expect(createMissingPlaceholder).toHaveBeenCalledWith(2, failure)
  expect(pool.hasPlaceholder(2)).toBe(true)
  pool.drop(2)
  const retry = pool.layOut(2, appearance, frame)
  await vi.waitFor(() => expect(views).toHaveLength(3))
  views[2]?.finishLayout()
  expect(await retry).toBe(views[2])
  expect(pool.hasPlaceholder(2)).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(2)
  views.length = 0
})

test('rejects a temporary failure of an image', async () => {
  const pool = createPool(async () => source)
  const layout = pool.layOut(2, appearance, frame)
  await vi.waitFor(() => expect(views).toHaveLength(1))
  const failure = new ServerError({ operation: 'getBookResource', status: 0 })
  views[0]?.finishLayout(failure)
  await expect(layout).rejects.toBe(failure)
  views.length = 0
})
