import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageImageCache } from '../images/pageImageCache'
import { ComicSpreadNavigator, type ComicSpreadNavigatorSettings } from './comicSpreadNavigator'
import type { ComicPage, ComicSpread } from './createComicSpreads'
import { rotateWidePages } from './rotatePages'
import { splitWidePages } from './splitWidePages'

const pages = [1, 2, 3, 4, 5].map(number => ({ number, width: 600, height: 900 }))
const settings: ComicSpreadNavigatorSettings = {
  mode: 'LEFT_TO_RIGHT',
  layout: 'double',
  scale: 'screen',
  animate: false,
}
const labels = {
  failed: () => '',
  slow: () => 'slow',
  leave: 'Back',
  onLeave: () => {},
  retry: '',
  reason: async () => '',
}
let spreadNavigator: ComicSpreadNavigator
let openedPages: string
let root: HTMLElement
let createImage: () => HTMLImageElement

function createTurner(width: number, height: number, book: readonly ComicPage[] = pages) {
  root = document.body.appendChild(document.createElement('div'))
  Object.defineProperty(root, 'clientWidth', { value: width })
  Object.defineProperty(root, 'clientHeight', { value: height })
  const cache = new PageImageCache({ urlOf: String, reasonOf: async () => '', createImage })
  spreadNavigator = new ComicSpreadNavigator(root, cache, book, labels)
  spreadNavigator.onOpened = (spread: ComicSpread) => {
    openedPages = spread.map(({ number }) => number).join('-')
  }
}

beforeEach(() => {
  openedPages = ''
  createImage = () => ({ decode: () => new Promise(() => {}), remove() {}, removeAttribute() {} }) as never
})
afterEach(() => spreadNavigator.stop())

test.each([2, 3])('after a jump to page %i of a pair, the position contains both pages of the pair', page => {
  createTurner(900, 500)
  const onMoved = vi.fn()
  spreadNavigator.onMoved = onMoved
  spreadNavigator.setSettings(settings)
  spreadNavigator.show(page)
  spreadNavigator.reportPosition()
  const { position } = onMoved.mock.lastCall?.[0] ?? {}
  expect(position).toMatchObject({ at: '3', page: 3, first: page, spreadStart: 2 })
})

test.each([
  { view: [900, 500], doubleUpright: false, opened: '2-3' },
  { view: [500, 900], doubleUpright: false, opened: '2' },
  { view: [500, 900], doubleUpright: true, opened: '2-3' },
] as const)('in a view of $view with doubleUpright $doubleUpright, opens pages $opened', example => {
  createTurner(example.view[0], example.view[1])
  spreadNavigator.setSettings({ ...settings, doubleUpright: example.doubleUpright })
  spreadNavigator.show(2)
  expect(openedPages).toBe(example.opened)
})

test.each([
  { view: [1_000, 500], doubleUpright: false, width: '500px' },
  { view: [500, 1_000], doubleUpright: false, width: '500px' },
  { view: [500, 1_000], doubleUpright: true, width: '250px' },
] as const)('fit width in a view of $view with doubleUpright $doubleUpright shows a cover of $width', example => {
  createTurner(example.view[0], example.view[1])
  spreadNavigator.setSettings({ ...settings, scale: 'width', doubleUpright: example.doubleUpright })
  spreadNavigator.show(1)
  expect(root.querySelector<HTMLElement>('[data-shown="true"] [data-page="1"]')?.style.inlineSize).toBe(example.width)
})

test.each([
  { pageCount: 3, savedPages: ['2', '3'] },
  { pageCount: 1, savedPages: ['1', '1'] },
])(
  'of $pageCount split pages, the halves of the last page have the progress $savedPages',
  ({ pageCount, savedPages }) => {
    createTurner(
      500,
      900,
      pages.slice(0, pageCount).map(page => ({ ...page, width: 1_800 })),
    )
    const onMoved = vi.fn()
    spreadNavigator.onMoved = onMoved
    spreadNavigator.setSettings({
      ...settings,
      imageTransform: {
        pages: list => splitWidePages(list, false),
        region: () => undefined,
        imageStyle: () => '',
        subscribe: () => () => {},
      },
    })
    spreadNavigator.show(pageCount)
    spreadNavigator.reportPosition()
    spreadNavigator.turn(1)
    spreadNavigator.reportPosition()
    const reports = onMoved.mock.calls.map(([{ position, atEnd }]) => [
      position.at,
      position.page,
      position.half,
      atEnd,
    ])
    expect(reports).toEqual([
      [savedPages[0], pageCount, 'left', false],
      [savedPages[1], pageCount, 'right', true],
    ])
  },
)

test('without page sizes from the server, turns the wide pages that follow the open page when they have loaded', async () => {
  createImage = () => {
    const image = document.createElement('img')
    image.decode = async () => {}
    const onload = { set: (notify: () => void) => notify() }
    Object.defineProperties(image, { onload, naturalWidth: { value: 1_200 }, naturalHeight: { value: 800 } })
    return image
  }
  createTurner(
    500,
    900,
    [1, 2, 3].map(number => ({ number })),
  )
  spreadNavigator.setSettings({
    ...settings,
    layout: 'single',
    imageTransform: {
      pages: list => rotateWidePages(list, false),
      region: () => undefined,
      imageStyle: ({ top }) => (top ? 'transform: rotate(90deg)' : ''),
      subscribe: () => () => {},
    },
  })
  spreadNavigator.show(1)
  spreadNavigator.reportPosition()
  await vi.waitFor(() => expect(root.querySelector('[data-page="2"] img')).not.toBeNull())
  spreadNavigator.turn(1)
  const pageBox = root.querySelector<HTMLElement>('[data-shown="true"] [data-page="2"]')
  expect(pageBox?.style.blockSize).toBe('750px')
  expect(pageBox?.querySelector('img')?.style.transform).toBe('rotate(90deg)')
})
