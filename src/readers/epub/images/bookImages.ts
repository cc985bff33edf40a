/** Minimum width and height of a zoomable image, in CSS pixels. Smaller images are ornaments or initial letters. */
const least = 64

/** Image of a chapter that can be opened in the image viewer. */
export interface BookImage {
  readonly address: string
  /** Alternative text; may be empty. */
  readonly label: string
  /** Fraction of the visible area that the image covers. */
  readonly share: number
}

/** Whether a file of a book is an image, by its extension. */
export const isZoomableImage = (path: string): boolean => /\.(jpe?g|png|gif|webp|avif|jxl|bmp|svg)$/i.test(path)

/**
 * Returns the zoomable image at a tapped element; undefined for other elements, small images and images in links.
 * @param screen  size of the visible area, in CSS pixels
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

/** Returns the URL of the image in an SVG element, else a data URL of the SVG itself; undefined outside of SVG. */
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
