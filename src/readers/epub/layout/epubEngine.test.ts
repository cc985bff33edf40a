// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageFrame } from '../content/createEpubStyleSheet'
import { ChapterFrame } from './epubEngine'

const frames = vi.hoisted(() => ({ laidOut: [] as unknown[] }))

vi.mock('epubjs/src/layout', () => ({
  default: class {
    calculate = () => undefined
  },
}))
vi.mock('epubjs/src/managers/views/iframe', () => ({
  default: class {
    document = document
    element = document.createElement('div')
    iframe = document.createElement('iframe')
    load = async () => undefined
    display = async () => this.load()
    show = () => undefined
    size = (...room: readonly number[]) => frames.laidOut.push(room)
    setLayout = () => undefined
    destroy = () => undefined
  },
}))

const page: PageFrame = {
  width: 400,
  height: 600,
  gap: 0,
  columns: 1,
  flow: 'paginated',
  direction: 'ltr',
  fixedLayout: false,
}
const fonts = new EventTarget()

beforeEach(() => {
  frames.laidOut = []
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
})

async function chapter() {
  const made = new ChapterFrame(0, { markupWithStyle: () => '', isImageOnly: false }, '', page, 'Text')
  await made.ready()
  made.onResize = vi.fn()
  return made
}

test('text is laid out anew, in the present room, when its letters come', async () => {
  const made = await chapter()
  made.relayout({ ...page, width: 300 })
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(frames.laidOut).toEqual([
    [300, 600],
    [300, 600],
  ])
  expect(made.onResize).toHaveBeenCalledTimes(1)
  made.destroy()
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(frames.laidOut).toHaveLength(2)
})

test('a strip grows by itself when letters come: nothing puts it back while one scrolls', async () => {
  const made = await chapter()
  made.relayout({ ...page, flow: 'scrolled' })
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(frames.laidOut).toHaveLength(1)
  expect(made.onResize).not.toHaveBeenCalled()
})

test('a style that comes late gives way to the person’s size, and the text is laid out by it', async () => {
  const made = await chapter()
  document.head.innerHTML = '<style>p { font-size: 16px }</style>'
  made.applyLateStyles()
  const [rule] = document.styleSheets[0]?.cssRules ?? []
  expect((rule as CSSStyleRule).style.getPropertyValue('font-size')).toBe('1rem')
  expect(frames.laidOut).toHaveLength(1)
  expect(made.onResize).toHaveBeenCalled()
})
