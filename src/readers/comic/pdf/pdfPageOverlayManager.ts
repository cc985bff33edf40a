import type { PdfPageContentCache } from './pdfPageContentCache'
import { type PdfLinkHandlers, PdfPageOverlay } from './pdfPageOverlay'
import type { PdfPageLink } from './readPdfPage'

/** Time in milliseconds for which a page must be visible before its text is requested. */
const REST_MS = 250
/** Delay in milliseconds between a change of the page images and the update of the text and links. */
const SYNC_DELAY_MS = 30

interface PdfPageOverlayManagerOptions extends PdfLinkHandlers {
  readonly imageLabelOf: (page: number) => string
  readonly onChanged: () => void
}

/**
 * Adds text and links to the visible page images of a PDF. This class watches the page images in the DOM, so that the
 * comic viewers need no code for PDFs.
 */
export class PdfPageOverlayManager {
  private readonly overlays = new Map<Element, PdfPageOverlay>()
  private readonly rendering = new Set<number>()
  private readonly failed = new Set<number>()
  private innerLinks: ReadonlyMap<number, readonly PdfPageLink[]> = new Map()
  private readonly surface: HTMLElement
  private readonly store: PdfPageContentCache
  private readonly options: PdfPageOverlayManagerOptions
  private readonly observer = new MutationObserver(() => this.scheduleSync())
  private readonly abort = new AbortController()
  private syncTimer: ReturnType<typeof setTimeout> | undefined
  private restTimer: ReturnType<typeof setTimeout> | undefined
  private requestedPages = ''

  constructor(surface: HTMLElement, store: PdfPageContentCache, options: PdfPageOverlayManagerOptions) {
    this.surface = surface
    this.store = store
    this.options = options
    this.observer.observe(surface, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-shown', 'data-state', 'style'],
    })
    surface.addEventListener('scroll', () => this.scheduleSync(), {
      capture: true,
      passive: true,
      signal: this.abort.signal,
    })
    this.scheduleSync()
  }

  /**
   * Sets the links that lead to other pages of the PDF. These links are read from the file of the whole PDF and may
   * arrive after the page texts.
   * @param links for each page number: the links on the page
   */
  setInnerLinks(links: ReadonlyMap<number, readonly PdfPageLink[]>): void {
    this.innerLinks = links
    for (const overlay of this.overlays.values()) this.updateLinks(overlay)
  }

  retryFailed(): void {
    this.failed.clear()
    this.requestedPages = ''
    this.scheduleSync()
  }

  all(): Iterable<PdfPageOverlay> {
    return this.overlays.values()
  }

  stop(): void {
    this.abort.abort()
    this.observer.disconnect()
    clearTimeout(this.syncTimer)
    clearTimeout(this.restTimer)
    for (const overlay of this.overlays.values()) overlay.element.remove()
    this.overlays.clear()
  }

  private scheduleSync(): void {
    this.syncTimer ??= setTimeout(() => {
      this.syncTimer = undefined
      this.sync()
    }, SYNC_DELAY_MS)
  }

  private sync(): void {
    const boxes = this.visiblePageBoxes()
    for (const [box, overlay] of this.overlays) {
      if (overlay.element.isConnected && overlay.element.parentElement === box) continue
      overlay.element.remove()
      this.overlays.delete(box)
      this.options.onChanged()
    }
    const missing: number[] = []
    for (const { box, image, page } of boxes) {
      image.alt = this.options.imageLabelOf(page)
      const overlay = this.overlays.get(box)
      if (overlay?.page === page) overlay.place(image)
      else if (this.failed.has(page)) continue
      else if (this.store.get(page)) void this.render(page)
      else missing.push(page)
    }
    this.loadAfterRest(missing)
  }

  private visiblePageBoxes(): { box: HTMLElement; image: HTMLImageElement; page: number }[] {
    const view = this.surface.getBoundingClientRect()
    return [...this.surface.querySelectorAll<HTMLElement>('[data-page]')].flatMap(box => {
      const image = box.querySelector('img')
      if (!image?.complete || box.closest<HTMLElement>('[data-spread]')?.dataset.shown === 'false') return []
      const { top, bottom, left, right } = box.getBoundingClientRect()
      const isInView = bottom > view.top && top < view.bottom && right > view.left && left < view.right
      return isInView ? [{ box, image, page: Number(box.dataset.page) }] : []
    })
  }

  private loadAfterRest(pages: readonly number[]): void {
    const requestedPages = pages.join()
    if (requestedPages === this.requestedPages) return
    this.requestedPages = requestedPages
    clearTimeout(this.restTimer)
    if (pages.length === 0 || this.store.isScanned) return
    this.restTimer = setTimeout(() => {
      for (const page of pages)
        this.store.load(page).then(
          () => this.scheduleSync(),
          // Ignores errors, because the page is readable without its text.
          () => this.failed.add(page),
        )
    }, REST_MS)
  }

  private async render(page: number): Promise<void> {
    const content = this.store.get(page)
    if (!content || this.rendering.has(page)) return
    this.rendering.add(page)
    try {
      const { renderPdfTextLayer } = await import('./renderPdfTextLayer')
      for (const { box, image, page: number } of this.visiblePageBoxes()) {
        if (number !== page || this.overlays.get(box)?.page === page) continue
        const overlay = new PdfPageOverlay(page, content, await renderPdfTextLayer(content))
        if (!box.isConnected || this.abort.signal.aborted) continue
        this.overlays.get(box)?.element.remove()
        this.overlays.set(box, overlay)
        overlay.place(image)
        this.updateLinks(overlay)
        box.append(overlay.element)
        this.options.onChanged()
      }
    } catch {
      this.failed.add(page)
    } finally {
      this.rendering.delete(page)
    }
  }

  private updateLinks(overlay: PdfPageOverlay): void {
    overlay.setLinks([...overlay.externalLinks, ...(this.innerLinks.get(overlay.page) ?? [])], this.options)
  }
}
