/** Smaller than this a picture is an ornament or a letter, not worth a closer look. */
const least = 64

/** A picture of the text that can be looked at closely. */
export interface BookImage {
  readonly address: string
  readonly label: string
  /** Its share of the screen. */
  readonly share: number
}

/** Whether a file of a book is a picture, by its name. */
export const isZoomableImage = (path: string): boolean => /\.(jpe?g|png|gif|webp|avif|jxl|bmp|svg)$/i.test(path)

/**
 * The picture that was tapped, when it is one.
 * @param screen  the size of what is shown of the chapter
 */
export function imageAt(target: Element, screen: { width: number; height: number }): BookImage | undefined {
  if (target.closest('a[href]')) return undefined
  const drawing = target.closest('svg')
  const address = target.localName === 'img' ? (target as HTMLImageElement).currentSrc : addressIn(target, drawing)
  const box = (target.localName === 'img' ? target : (drawing ?? target)).getBoundingClientRect()
  if (!address || Math.min(box.width, box.height) < least) return undefined
  const label = target.getAttribute('alt') ?? drawing?.querySelector('title')?.textContent ?? ''
  return { address, label, share: (box.width * box.height) / Math.max(1, screen.width * screen.height) }
}

/** A drawing is looked at as a picture of its own; one that only holds a picture, as that picture. */
function addressIn(target: Element, drawing: SVGSVGElement | null): string | undefined {
  if (!drawing) return undefined
  const held = target.localName === 'image' ? target : drawing.querySelector('image')
  const href = held?.getAttribute('href') ?? held?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
  if (held && href) return new URL(href, drawing.baseURI).href
  if (drawing.querySelector('foreignObject')) return undefined
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const { width, height } = drawing.getBoundingClientRect()
  if (!copy.getAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
}
