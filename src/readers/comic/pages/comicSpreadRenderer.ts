import type { PageImage, PageImageCache } from '../images/pageImageCache'
import { ASSUMED_COMIC_PAGE_SIZE, type PageScaleMode, type Size, scalePagesToView } from '../zoom/scalePagesToView'
import type { ComicPage, ComicSpread, PagePairingMode } from './createComicSpreads'
import type { ImageRegion, PageImageTransform } from './pageImageTransform'

export interface ComicSpreadRenderOptions {
  readonly scale: PageScaleMode
  readonly mode: 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL'
  readonly layout: PagePairingMode
  readonly animate: boolean
  readonly imageTransform?: PageImageTransform
}

interface SpreadLabels {
  readonly failed: (page: number) => string
  readonly slow: (page: number) => string
  readonly retry: string
  readonly leave: string
  readonly onLeave: () => void
  /** Fetches the reason why a page could not be loaded, as a text for the user. */
  readonly reason: (page: number) => Promise<string>
}

interface SpreadSlot {
  readonly element: HTMLElement
  readonly spread: ComicSpread
  readonly boxes: readonly HTMLElement[]
}

/**
 * Renders spreads into the DOM without React. Also renders the next and previous spread, hidden, so that a page turn
 * only swaps elements.
 */
export class ComicSpreadRenderer {
  private readonly slots = new Map<number, SpreadSlot>()
  private spreads: readonly ComicSpread[] = []
  /** Undefined until the first call of `setSpreads`. Before this call, the renderer has no spreads. */
  declare private appearance: ComicSpreadRenderOptions
  private index = -1
  private readonly root: HTMLElement
  private readonly cache: PageImageCache
  private readonly labels: SpreadLabels

  constructor(root: HTMLElement, cache: PageImageCache, labels: SpreadLabels) {
    this.root = root
    this.cache = cache
    this.labels = labels
  }

  setSpreads(spreads: readonly ComicSpread[], appearance: ComicSpreadRenderOptions): void {
    this.spreads = spreads
    this.appearance = appearance
    this.clear()
  }

  replaceSpreadsAhead(spreads: readonly ComicSpread[]): void {
    this.spreads = spreads
    for (const [index, slot] of this.slots) {
      if (index <= this.index) continue
      slot.element.remove()
      this.slots.delete(index)
    }
  }

  open(index: number): void {
    const before = this.slots.get(this.index)
    const slot = this.slotAt(index)
    if (!slot) return
    this.index = index
    if (before && before !== slot) before.element.dataset.shown = 'false'
    slot.element.dataset.shown = 'true'
    slot.element.scrollTop = 0
    slot.element.scrollLeft = 0
  }

  /**
   * Renders the next and the previous spread as hidden elements, and removes all other spreads except the open spread.
   * Call this function after the open spread is painted.
   */
  prepareNeighbors(): void {
    const neighbors = [this.index + 1, this.index - 1]
    for (const [index, slot] of this.slots) {
      if (index === this.index || neighbors.includes(index)) continue
      slot.element.remove()
      this.slots.delete(index)
    }
    for (const index of neighbors) this.slotAt(index)
  }

  refresh(): void {
    for (const slot of this.slots.values()) this.renderSlot(slot)
  }

  /** Scrolls within the open spread. Returns false if the end of the spread in this direction is already visible. */
  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean {
    const element = this.slots.get(this.index)?.element
    if (!element) return false
    const maxScrollTop = element.scrollHeight - element.clientHeight
    const remainingPx = direction === 1 ? maxScrollTop - element.scrollTop : element.scrollTop
    if (remainingPx < 4) return false
    const step = element.clientHeight * (by === 'line' ? 0.12 : 0.9)
    const isSmooth =
      this.appearance.animate && by === 'screen' && !matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ top: direction * step, behavior: isSmooth ? 'smooth' : 'instant' })
    return true
  }

  clear(): void {
    for (const slot of this.slots.values()) slot.element.remove()
    this.slots.clear()
    this.index = -1
  }

  private slotAt(index: number): SpreadSlot | undefined {
    const current = this.slots.get(index)
    if (current) return current
    const spread = this.spreads[index]
    if (!spread) return undefined
    const element = document.createElement('div')
    element.dataset.spread = ''
    element.dataset.shown = 'false'
    element.dir = this.appearance.mode === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr'
    const inner = element.appendChild(document.createElement('div'))
    const boxes = spread.map(page => {
      const box = inner.appendChild(document.createElement('div'))
      box.dataset.page = String(page.number)
      return box
    })
    const slot = { element, spread, boxes }
    this.slots.set(index, slot)
    this.renderSlot(slot)
    this.root.append(element)
    return slot
  }

  private renderSlot({ element, spread, boxes }: SpreadSlot): void {
    const images = spread.map(page => this.cache.get(page.number))
    const regions = spread.map(page => this.appearance.imageTransform?.region(page))
    const sizes = spread.map((page, index) => visiblePageSize(page, images[index]?.size, regions[index]))
    const view = { width: this.root.clientWidth, height: this.root.clientHeight }
    const { scale, layout, mode } = this.appearance
    const boxSizes = scalePagesToView(scale, sizes, view, layout !== 'single')
    element.dataset.swipe = getSwipeAxis(mode, boxSizes, view)
    boxSizes.forEach((box, index) => {
      const pageBox = boxes[index]
      const image = images[index]
      const page = spread[index]
      if (!pageBox || !page) return
      pageBox.style.inlineSize = `${box.width}px`
      pageBox.style.blockSize = `${box.height}px`
      pageBox.dataset.state = image?.state ?? 'loading'
      if (image?.state === 'ready') this.placeImage(pageBox, image, page, box)
      else if (image?.state === 'failed' || image?.state === 'slow') this.showFailure(pageBox, page.number, image.state)
      else pageBox.replaceChildren()
    })
  }

  /**
   * Inserts the image of a page into the box of the page. Two halves of a split page share an image. If the box of the
   * other half already contains the image element, inserts a copy.
   */
  private placeImage(pageBox: HTMLElement, image: PageImage, page: ComicPage, box: Size): void {
    const current = pageBox.firstElementChild
    const isPlaced = current instanceof HTMLImageElement && current.src === image.element.src
    const isInOtherSlot = page.half && image.element.parentElement && image.element.parentElement !== pageBox
    const element = isPlaced ? current : isInOtherSlot ? (image.element.cloneNode() as HTMLImageElement) : image.element
    element.style.cssText = this.appearance.imageTransform?.imageStyle(page, box) ?? ''
    if (!isPlaced) pageBox.replaceChildren(element)
  }

  private showFailure(pageBox: HTMLElement, page: number, state: 'failed' | 'slow'): void {
    if (pageBox.dataset.explained === state && pageBox.querySelector('button')) return
    pageBox.dataset.explained = state
    const { labels } = this
    const text = document.createElement('p')
    text.textContent = labels[state](page)
    const reason = document.createElement('p')
    if (state === 'failed')
      void labels.reason(page).then(sentence => {
        reason.textContent = sentence
      })
    const button = (label: string, run: () => void) => {
      const element = document.createElement('button')
      element.type = 'button'
      element.textContent = label
      element.addEventListener('click', run)
      return element
    }
    pageBox.replaceChildren(
      text,
      reason,
      button(labels.retry, () => this.cache.retry(page)),
    )
    if (state === 'slow') pageBox.append(button(labels.leave, labels.onLeave))
  }
}

/**
 * Returns the direction of the swipes that turn the page. Returns an empty string if the pages are larger than the view
 * in this direction, because swipes then scroll the pages.
 */
function getSwipeAxis(mode: ComicSpreadRenderOptions['mode'], boxes: readonly Size[], view: Size) {
  if (mode === 'VERTICAL') return boxes.some(({ height }) => height > view.height + 1) ? '' : 'down'
  return boxes.reduce((left, { width }) => left - width, view.width) < -1 ? '' : 'across'
}

function visiblePageSize(page: ComicPage, natural: Size | undefined, region: ImageRegion | undefined): Size {
  const { width, height } = page
  const fullSize = natural ?? (width && height ? { width, height } : ASSUMED_COMIC_PAGE_SIZE)
  if (!natural && (page.half || page.top)) return fullSize
  const visibleSize = region
    ? { width: fullSize.width * region.width, height: fullSize.height * region.height }
    : fullSize
  return page.top ? { width: visibleSize.height, height: visibleSize.width } : visibleSize
}
