import type { PageCache, PageImage } from '../images/pageCache'
import { pageBoxes, type ScaleMode, type Size, unknownSize } from '../zoom/pageScale'
import type { ImageTransform, Region } from './imageTransform'
import type { Page, Spread } from './spreads'

export interface StageAppearance {
  readonly scale: ScaleMode
  readonly mode: 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL'
  readonly animate: boolean
  /** Transform of the pages; none when absent. */
  readonly treatment?: ImageTransform
}

interface Words {
  readonly failed: (page: number) => string
  readonly slow: (page: number) => string
  readonly retry: string
  readonly leave: string
  readonly onLeave: () => void
  /** Loads the reason of a failure; called when the failure is shown. */
  readonly reason: (page: number) => Promise<string>
}

interface Slot {
  readonly element: HTMLElement
  readonly spread: Spread
  readonly boxes: readonly HTMLElement[]
}

/**
 * Renders spreads with direct DOM operations. The frame of a key press only swaps elements that are already decoded and
 * painted; the neighbouring spreads are prepared behind the open one.
 */
export class PagedStage {
  private readonly slots = new Map<number, Slot>()
  private laid: readonly Spread[] = []
  private look: StageAppearance = { scale: 'screen', mode: 'LEFT_TO_RIGHT', animate: false }
  private index = -1
  private readonly root: HTMLElement
  private readonly cache: PageCache
  private readonly words: Words

  constructor(root: HTMLElement, cache: PageCache, words: Words) {
    this.root = root
    this.cache = cache
    this.words = words
  }

  /** Sets the spreads and their appearance, and renders again. */
  lay(laid: readonly Spread[], look: StageAppearance): void {
    this.laid = laid
    this.look = look
    this.clear()
  }

  /** Replaces spreads ahead of the open one. */
  relay(laid: readonly Spread[]): void {
    this.laid = laid
    for (const [index, slot] of this.slots) {
      if (index <= this.index) continue
      slot.element.remove()
      this.slots.delete(index)
    }
  }

  /** Shows a spread. */
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

  /** Prepares the neighbouring spreads and removes all others. Called after the paint. */
  settle(): void {
    const near = [this.index + 1, this.index - 1]
    for (const [index, slot] of this.slots) {
      if (index === this.index || near.includes(index)) continue
      slot.element.remove()
      this.slots.delete(index)
    }
    for (const index of near) this.slotAt(index)
  }

  /** Renders the current state of all cached images. */
  refresh(): void {
    for (const slot of this.slots.values()) this.fill(slot)
  }

  /** Scrolls inside the open spread. Returns false when nothing is left in that direction. */
  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean {
    const element = this.slots.get(this.index)?.element
    if (!element) return false
    const most = element.scrollHeight - element.clientHeight
    const left = direction === 1 ? most - element.scrollTop : element.scrollTop
    if (left < 4) return false
    const step = element.clientHeight * (by === 'line' ? 0.12 : 0.9)
    const glides = this.look.animate && by === 'screen' && !matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ top: direction * step, behavior: glides ? 'smooth' : 'instant' })
    return true
  }

  clear(): void {
    for (const slot of this.slots.values()) slot.element.remove()
    this.slots.clear()
    this.index = -1
  }

  private slotAt(index: number): Slot | undefined {
    const present = this.slots.get(index)
    if (present) return present
    const spread = this.laid[index]
    if (!spread) return undefined
    const element = document.createElement('div')
    element.dataset.spread = ''
    element.dataset.shown = 'false'
    element.dir = this.look.mode === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr'
    const inner = element.appendChild(document.createElement('div'))
    const parts = spread.map(page => {
      const box = inner.appendChild(document.createElement('div'))
      box.dataset.page = String(page.number)
      return box
    })
    const slot = { element, spread, boxes: parts }
    this.slots.set(index, slot)
    this.fill(slot)
    this.root.append(element)
    return slot
  }

  private fill({ spread, boxes: parts }: Slot): void {
    const images = spread.map(page => this.cache.get(page.number))
    const regions = spread.map(page => this.look.treatment?.region(page))
    const sizes = spread.map((page, index) => sizeOf(page, images[index]?.size, regions[index]))
    const view = { width: this.root.clientWidth, height: this.root.clientHeight }
    pageBoxes(this.look.scale, sizes, view).forEach((box, index) => {
      const part = parts[index]
      const image = images[index]
      const page = spread[index]
      if (!part || !page) return
      part.style.inlineSize = `${box.width}px`
      part.style.blockSize = `${box.height}px`
      part.dataset.state = image?.state ?? 'loading'
      if (image?.state === 'ready') this.put(part, image, page, box)
      else if (image?.state === 'failed' || image?.state === 'slow') this.explain(part, page.number, image.state)
      else part.replaceChildren()
    })
  }

  /**
   * Inserts the image into its box. The second half of a page needs a copy of the element, because both halves are
   * prepared in different spreads.
   */
  private put(part: HTMLElement, image: PageImage, page: Page, box: Size): void {
    const present = part.firstElementChild
    const isPut = present instanceof HTMLImageElement && present.src === image.element.src
    const elsewhere = page.half && image.element.parentElement && image.element.parentElement !== part
    const element = isPut ? present : elsewhere ? (image.element.cloneNode() as HTMLImageElement) : image.element
    element.style.cssText = this.look.treatment?.placed(page, box) ?? ''
    if (!isPut || part.childNodes.length > 1) part.replaceChildren(element)
  }

  private explain(part: HTMLElement, page: number, state: 'failed' | 'slow'): void {
    if (part.dataset.explained === state && part.querySelector('button')) return
    part.dataset.explained = state
    const { words } = this
    const text = document.createElement('p')
    text.textContent = words[state](page)
    const reason = document.createElement('p')
    if (state === 'failed')
      void words.reason(page).then(sentence => {
        reason.textContent = sentence
      })
    const button = (label: string, run: () => void) => {
      const made = document.createElement('button')
      made.type = 'button'
      made.textContent = label
      made.addEventListener('click', run)
      return made
    }
    part.replaceChildren(
      text,
      reason,
      button(words.retry, () => this.cache.retry(page)),
    )
    if (state === 'slow') part.append(button(words.leave, words.onLeave))
  }
}

/** Returns the size of the visible part of a page. The listed size of a half or rotated page already is its own. */
function sizeOf(page: Page, natural: Size | undefined, region: Region | undefined): Size {
  const { width, height } = page
  const whole = natural ?? (width && height ? { width, height } : unknownSize)
  if (!natural && (page.half || page.top)) return whole
  const visibleSize = region ? { width: whole.width * region.width, height: whole.height * region.height } : whole
  return page.top ? { width: visibleSize.height, height: visibleSize.width } : visibleSize
}
