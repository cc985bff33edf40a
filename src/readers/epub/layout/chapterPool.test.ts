// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { plainLook as appearance } from '../../../../tests/harness/plainLook'
import type { ChapterSourceCache } from '../content/chapterSourceCache'
import type { ChapterSource } from '../content/createChapterSource'
import { createPageFrame } from '../content/createEpubStyleSheet'
import { ChapterPool } from './chapterPool'

/** Frames that are laid out when they are let, and never once they are taken away. */
const frames = vi.hoisted(() => [] as { readonly isGone: boolean; readonly lay: () => void }[])
vi.mock('./chapterView', () => ({
  ChapterView: class {
    isGone = false
    lay = () => {}
    private readonly laid = new Promise<void>(resolve => {
      this.lay = () => this.isGone || resolve()
    })
    constructor() {
      frames.push(this)
    }
    ready = () => this.laid
    destroy() {
      this.isGone = true
    }
  },
}))

const frame = createPageFrame({ width: 800, height: 600 }, appearance, { direction: 'ltr', fixedLayout: false })
const there: ChapterSource = { markupWithStyle: () => '', isImageOnly: false }
const shelfOver = (fetch: ChapterSourceCache['fetch']) =>
  new ChapterPool(document.body, { texts: { fetch } as ChapterSourceCache, label: '' }, () => undefined)

test.each([
  ['for another appearance', (opened: ChapterPool) => opened.dropAll()],
  ['because one is elsewhere', (opened: ChapterPool) => opened.dropFarFrom(9, 1)],
])('who waits for a chapter that is taken away %s hears of it, and can have it anew', async (_, take) => {
  const opened = shelfOver(async () => there)
  const first = opened.layOut(0, appearance, frame)
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  take(opened)
  expect(await first).toBeUndefined()
  const again = opened.layOut(0, appearance, frame)
  await vi.waitFor(() => expect(frames).toHaveLength(2))
  frames[1]?.lay()
  expect(await again).toBe(frames[1])
  expect(frames.splice(0).map(({ isGone }) => isGone)).toEqual([true, false])
})

test('who asked for one appearance does not get it in another', async () => {
  let arrive = () => {}
  const opened = shelfOver(
    () =>
      new Promise(resolve => {
        arrive = () => resolve(there)
      }),
  )
  const laid = opened.layOut(0, appearance, frame)
  opened.dropAll()
  arrive()
  expect(await laid).toBeUndefined()
  expect(frames).toHaveLength(0)
})
