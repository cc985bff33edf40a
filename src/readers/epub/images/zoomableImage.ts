/** Minimum width and height of a zoomable image, in CSS pixels. Smaller images are only decoration. */
const MIN_IMAGE_SIZE_PX = 64

/** Image of a chapter that the image viewer can open. */
export interface ZoomableImage {
  readonly url: string
  /** Alternative text. May be empty. */
  readonly label: string
  /** Fraction of the visible area that the image covers. */
  readonly screenFraction: number
}

/** Whether the file extension of a path belongs to an image format. */
export const isImageFilePath = (path: string): boolean => /\.(jpe?g|png|gif|webp|avif|jxl|bmp|svg)$/i.test(path)

/**
 * Returns the image at an element that the user has tapped. Undefined if the element is not an image, is inside a link,
 * or is too small.
 * @param screen size of the visible area, in CSS pixels
 */
export function findZoomableImage(
  target: Element,
  screen: { width: number; height: number },
): ZoomableImage | undefined {
  if (target.closest('a[href]')) return undefined
  const svg = target.closest('svg')
  const url = target.localName === 'img' ? (target as HTMLImageElement).currentSrc : svgImageUrl(target, svg)
  const box = (target.localName === 'img' ? target : (svg ?? target)).getBoundingClientRect()
  if (!url || Math.min(box.width, box.height) < MIN_IMAGE_SIZE_PX) return undefined
  const label = target.getAttribute('alt') ?? svg?.querySelector('title')?.textContent ?? ''
  return { url, label, screenFraction: (box.width * box.height) / Math.max(1, screen.width * screen.height) }
}

/**
 * Returns the URL of the image that an SVG element contains. If the SVG contains no image, returns a data URL of the
 * SVG itself. Undefined if there is no SVG, or if the SVG contains HTML in a `foreignObject` and no image.
 */
function svgImageUrl(target: Element, svg: SVGSVGElement | null): string | undefined {
  if (!svg) return undefined
  const imageElement = target.localName === 'image' ? target : svg.querySelector('image')
  const href =
    imageElement?.getAttribute('href') ?? imageElement?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
  if (imageElement && href) return new URL(href, svg.baseURI).href
  if (svg.querySelector('foreignObject')) return undefined
  const copy = svg.cloneNode(true) as SVGSVGElement
  const { width, height } = svg.getBoundingClientRect()
  if (!copy.getAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
}
