import { afterEach, expect, test, vi } from 'vitest'
import type { PageImage, PageImageCache } from '../images/pageImageCache'
import { ComicSpreadRenderer } from './comicSpreadRenderer'
import type { ComicSpread } from './createComicSpreads'
import type { PageImageTransform } from './pageImageTransform'

const pages: ComicSpread[] = [[{ number: 1, width: 600, height: 900 }], [{ number: 2, width: 600, height: 900 }]]
const labels = {
  failed: (page: number) => `Page ${page} failed`,
  slow: () => 'slow',
  leave: 'Back',
  onLeave: () => {},
  retry: 'Again',
  reason: async () => 'The server is unreachable',
}

function createRenderer(images: Record<number, Partial<PageImage>>, retry = vi.fn()) {
  const root = document.body.appendChild(document.createElement('div'))
  const cache = { get: (page: number) => images[page], retry } as unknown as PageImageCache
  const renderer = new ComicSpreadRenderer(root, cache, labels)
  const lay = (animate: boolean) => {
    renderer.setSpreads(pages, { scale: 'screen', mode: 'LEFT_TO_RIGHT', layout: 'single', animate })
    renderer.open(0)
  }
  lay(true)
  return { root, renderer, lay }
}

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test.each([
  { animate: true, calm: false, behavior: 'smooth' },
  { animate: true, calm: true, behavior: 'instant' },
  { animate: false, calm: false, behavior: 'instant' },
])(
  'scrolls by a screen with behavior $behavior when animate is $animate and reduced motion is $calm',
  ({ animate, calm: reducedMotion, behavior }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
    const { root, renderer, lay } = createRenderer({})
    lay(animate)
    const spread = root.querySelector('[data-shown="true"]') as HTMLElement
    Object.defineProperty(spread, 'scrollHeight', { value: 2_000 })
    spread.scrollBy = vi.fn() as never
    expect(renderer.scroll(1, 'screen')).toBe(true)
    expect(spread.scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior }))
  },
)

test('starts each spread at the top', () => {
  const { root, renderer } = createRenderer({})
  renderer.prepareNeighbors()
  const next = root.querySelector('[data-shown="false"]') as HTMLElement
  next.scrollTop = 300
  renderer.open(1)
  expect(next.dataset.shown).toBe('true')
  expect(next.scrollTop).toBe(0)
})

test('reserves the box of a page that is still loading', () => {
  const { root, renderer } = createRenderer({})
  Object.defineProperty(root, 'clientWidth', { value: 1_000 })
  Object.defineProperty(root, 'clientHeight', { value: 450 })
  renderer.refresh()
  const box = root.querySelector('[data-page="1"]') as HTMLElement
  expect([box.dataset.state, box.style.inlineSize, box.style.blockSize]).toEqual(['loading', '300px', '450px'])
})

test('shows why a page failed to load, and reloads the page by a button', async () => {
  const retry = vi.fn()
  const { root } = createRenderer({ 1: { state: 'failed' } }, retry)
  await vi.waitFor(() => expect(root.textContent).toContain('The server is unreachable'))
  expect(root.textContent).toContain('Page 1 failed')
  root.querySelector('button')?.click()
  expect(retry).toHaveBeenCalledWith(1)
})

test.each([
  { page: { number: 1, width: 600, height: 900, half: 'left' as const }, size: ['300px', '450px'] },
  { page: { number: 1, width: 800, height: 1200, top: 'left' as const }, size: ['300px', '450px'] },
])(
  'reserves boxes with the shape of the visible part of half pages and rotated pages',
  ({ page, size: expectedSize }) => {
    const { root, renderer } = createRenderer({})
    Object.defineProperty(root, 'clientWidth', { value: 1_000 })
    Object.defineProperty(root, 'clientHeight', { value: 450 })
    const imageTransform: PageImageTransform = {
      pages: () => [],
      region: () => ({ x: 0, y: 0, width: 0.5, height: 1 }),
      imageStyle: () => '',
      subscribe: () => () => {},
    }
    const settings = { scale: 'screen', mode: 'LEFT_TO_RIGHT', layout: 'single', animate: false } as const
    renderer.setSpreads([[page]], { ...settings, imageTransform })
    renderer.open(0)
    const box = root.querySelector('[data-page="1"]') as HTMLElement
    expect([box.style.inlineSize, box.style.blockSize]).toEqual(expectedSize)
  },
)

test('keeps elements that other code has added over an image when the images are refreshed', () => {
  const element = document.createElement('img')
  element.src = 'http://localhost/1'
  const { root, renderer } = createRenderer({ 1: { state: 'ready', element, size: { width: 600, height: 900 } } })
  const box = root.querySelector('[data-page="1"]') as HTMLElement
  const added = box.appendChild(document.createElement('div'))
  renderer.refresh()
  expect([...box.children]).toEqual([element, added])
})

test.each([
  { mode: 'LEFT_TO_RIGHT', scale: 'height', page: [600, 900], swipe: 'across' },
  { mode: 'LEFT_TO_RIGHT', scale: 'height', page: [900, 900], swipe: '' },
  { mode: 'RIGHT_TO_LEFT', scale: 'original', page: [300, 2_000], swipe: 'across' },
  { mode: 'RIGHT_TO_LEFT', scale: 'original', page: [600, 900], swipe: '' },
  { mode: 'VERTICAL', scale: 'width', page: [900, 900], swipe: 'down' },
  { mode: 'VERTICAL', scale: 'width', page: [300, 900], swipe: '' },
] as const)('a swipe in the mode $mode, scale $scale, on a page of $page px: "$swipe"', example => {
  const { root, renderer } = createRenderer({})
  Object.defineProperty(root, 'clientWidth', { value: 400 })
  Object.defineProperty(root, 'clientHeight', { value: 600 })
  const { mode, scale } = example
  const [width, height] = example.page
  renderer.setSpreads([[{ number: 1, width, height }]], { mode, scale, layout: 'single', animate: false })
  renderer.open(0)
  expect(root.querySelector<HTMLElement>('[data-shown="true"]')?.dataset.swipe).toBe(example.swipe)
})
