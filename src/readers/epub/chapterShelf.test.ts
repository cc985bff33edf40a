// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { plainLook as look } from '../../../tests/harness/plainLook'
import { ServerError } from '../../api/ServerError'
import { getBookResource } from '../../generated/publications/publications'
import { ChapterShelf } from './chapterShelf'
import { pageFrame } from './epubStyle'

vi.mock('../../generated/publications/publications')
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

const book = {
  chapters: [{ index: 0, path: 'text/a b.xhtml', type: 'application/xhtml+xml' }],
  toc: [],
  landmarks: [],
  pageList: [],
  direction: 'ltr' as const,
  fixedLayout: false,
  language: 'en',
}
const frame = pageFrame({ width: 800, height: 600 }, look, book)
const words = { title: 'Not <here>', reason: 'The file is damaged', again: 'Try again' }
const shelf = () =>
  new ChapterShelf(
    document.body,
    { bookId: 'B', book, first: undefined, label: '', missing: () => words },
    () => undefined,
  )
const failing = (status: number) =>
  vi.mocked(getBookResource).mockRejectedValueOnce(new ServerError({ operation: 'getBookResource', status }))

test.each([403, 404, 500])('a chapter that is refused with %s says so and can be asked for again', async status => {
  const opened = shelf()
  failing(status)
  const said = await opened.fetch(0, look, frame)
  expect(said?.isMissing).toBe(true)
  expect(said?.markup).toContain('Not &lt;here&gt;')
  expect(said?.markup).toContain('href="a%20b.xhtml"')
  vi.mocked(getBookResource).mockResolvedValueOnce('<html><body>There</body></html>' as never)
  const there = await opened.fetch(0, look, frame)
  expect(there?.isMissing).toBeUndefined()
  expect(there?.markup).toContain('There')
})

test.each([0, 401, 502, 503, 504])('a chapter that cannot be had at the moment (%s) is waited for', async status => {
  failing(status)
  await expect(shelf().fetch(0, look, frame)).rejects.toThrow()
})

test.each([
  ['for another look', (opened: ChapterShelf) => opened.forget()],
  ['because one is elsewhere', (opened: ChapterShelf) => opened.keepNear(9, 1)],
])('who waits for a chapter that is taken away %s hears of it, and can have it anew', async (_, take) => {
  vi.mocked(getBookResource).mockResolvedValue('<html><body>There</body></html>' as never)
  const opened = shelf()
  const first = opened.layOut(0, look, frame)
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  take(opened)
  expect(await first).toBeUndefined()
  const again = opened.layOut(0, look, frame)
  await vi.waitFor(() => expect(frames).toHaveLength(2))
  frames[1]?.lay()
  expect(await again).toBe(frames[1])
  expect(frames.splice(0).map(({ isGone }) => isGone)).toEqual([true, false])
})

test('what was fetched for another look is not laid out', async () => {
  let arrive = (_: string) => {}
  vi.mocked(getBookResource).mockReturnValueOnce(
    new Promise<string>(resolve => {
      arrive = resolve
    }) as never,
  )
  const opened = shelf()
  const laid = opened.layOut(0, look, frame)
  opened.forget()
  arrive('<html><body>There</body></html>')
  expect(await laid).toBeUndefined()
  expect(frames).toHaveLength(0)
})
