import type { PageCache, PageImage } from '../images/pageCache'
import { pageBoxes, type ScaleMode, type Size, unknownSize } from '../zoom/pageScale'
import type { ImageTransform, Region } from './imageTransform'
import type { Page, Spread } from './spreads'

export interface StageAppearance {
  readonly scale: ScaleMode
  readonly mode: 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL'
  readonly animate: boolean
  /** What is done to the pages; nothing when absent. */
  readonly treatment?: ImageTransform
}

interface Words {
  readonly failed: (page: number) => string
  readonly slow: (page: number) => string
  readonly retry: string
  readonly leave: string
  readonly onLeave: () => void
  /** Why a page failed, asked when it is shown. */
  readonly reason: (page: number) => Promise<string>
}

interface Slot {
  readonly element: HTMLElement
  readonly spread: Spread
  readonly boxes: readonly HTMLElement[]
}

/**
 * Draws spreads by hand, because the frame of a key press has room for one thing: swapping elements that are
 * already decoded and painted. The spreads beside the present one lie ready behind it.
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

  /** Takes new spreads or a new look; what is drawn is drawn anew. */
  lay(laid: readonly Spread[], look: StageAppearance): void {
    this.laid = laid
    this.look = look
    this.clear()
  }

  /** Takes spreads that differ only ahead of the open one. */
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

  /** After the paint: lays out the neighbours and lets go of the rest. */
  settle(): void {
    const near = [this.index + 1, this.index - 1]
    for (const [index, slot] of this.slots) {
      if (index === this.index || near.includes(index)) continue
      slot.element.remove()
      this.slots.delete(index)
    }
    for (const index of near) this.slotAt(index)
  }

  /** Draws whatever the cache has by now. */
  refresh(): void {
    for (const slot of this.slots.values()) this.fill(slot)
  }

  /** Scrolls inside the spread; false when there is nothing left in that direction. */
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

  /** The second half of a page needs an element of its own: the halves lie ready in different spreads. */
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

/** The size of what is drawn of a page, as far as anybody knows: what is listed of a half or a turned page is its own already. */
function sizeOf(page: Page, natural: Size | undefined, region: Region | undefined): Size {
  const { width, height } = page
  const whole = natural ?? (width && height ? { width, height } : unknownSize)
  if (!natural && (page.half || page.top)) return whole
  const part = region ? { width: whole.width * region.width, height: whole.height * region.height } : whole
  return page.top ? { width: part.height, height: part.width } : part
}
