import styles from './PdfPageOverlay.module.css'
import { createPdfTextLayerMatrix } from './pdfPageGeometry'
import type { PdfPageContent, PdfPageLink } from './readPdfPage'
import type { PdfTextLayer } from './renderPdfTextLayer'
import { type FlatPdfText, findPdfTextItemAtOffset, flattenPdfText } from './text/flattenPdfText'

export interface PdfLinkHandlers {
  readonly linkLabelOf: (link: PdfPageLink) => string
  /** Returns the URL for the `href` of a link. Browsers show this URL and can open it in a new tab. */
  readonly linkUrlOf: (target: PdfPageLink['target']) => string
  readonly onLink: (target: PdfPageLink['target']) => void
}

/**
 * Transparent text and links over the image of a PDF page. {@link place} moves them to the current position of the
 * image.
 */
export class PdfPageOverlay {
  readonly page: number
  readonly element = document.createElement('div')
  readonly text: FlatPdfText
  private readonly content: PdfPageContent
  private readonly layer: PdfTextLayer
  private geometry = ''

  constructor(page: number, content: PdfPageContent, layer: PdfTextLayer) {
    this.page = page
    this.content = content
    this.layer = layer
    this.text = flattenPdfText(content.items)
    this.element.className = styles.overlay ?? ''
    this.element.dataset.pdfPage = String(page)
    layer.element.classList.add(styles.text ?? '')
    layer.element.dataset.pdfText = ''
    layer.element.append(createSelectionEnd())
    this.element.append(layer.element)
  }

  /** Places the overlay exactly on the image of its page, with the same crop and rotation. */
  place(image: HTMLElement): void {
    const size = { width: image.offsetWidth, height: image.offsetHeight }
    const geometry = `${size.width} ${size.height} ${image.style.cssText}`
    if (geometry === this.geometry) return
    this.geometry = geometry
    this.element.style.cssText = image.style.cssText
    this.layer.element.style.transform = `matrix(${createPdfTextLayerMatrix(this.content.box, size).join(',')})`
  }

  get externalLinks(): readonly PdfPageLink[] {
    return this.content.links
  }

  setLinks(links: readonly PdfPageLink[], { linkLabelOf, linkUrlOf, onLink }: PdfLinkHandlers): void {
    for (const old of this.element.querySelectorAll('a')) old.remove()
    for (const link of links) {
      const { x, y, width, height } = link.region
      const element = document.createElement('a')
      element.className = styles.link ?? ''
      element.href = linkUrlOf(link.target)
      element.draggable = false
      element.setAttribute('aria-label', linkLabelOf(link))
      const [left, top, inlineSize, blockSize] = [x, y, width, height].map(share => `${100 * share}%`)
      Object.assign(element.style, { left, top, inlineSize, blockSize })
      element.addEventListener('click', event => {
        // If Ctrl, Cmd or Shift is pressed, the browser opens the target page of the link in a new tab or window.
        if ('page' in link.target && (event.ctrlKey || event.metaKey || event.shiftKey)) return
        event.preventDefault()
        onLink(link.target)
      })
      this.element.append(element)
    }
  }

  /** Returns the DOM range of the characters from `start` to `end`. Undefined if the page has no text in this range. */
  rangeOf({ start, end }: { readonly start: number; readonly end: number }): Range | undefined {
    const { items } = this.content
    const from = findPdfTextItemAtOffset(this.text, items, start)
    const to = findPdfTextItemAtOffset(this.text, items, Math.max(start, end - 1))
    const [first, last] = [from, to].map(({ item }) => this.layer.itemElements[item]?.firstChild)
    if (!first || !last) return undefined
    const range = document.createRange()
    range.setStart(first, from.offset)
    range.setEnd(last, Math.min(to.offset + 1, last.nodeValue?.length ?? 0))
    return range
  }
}

function createSelectionEnd(): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.selectionEnd ?? ''
  element.dataset.selectionEnd = ''
  return element
}
