/** Minimum width and height of a zoomable image, in CSS pixels. Smaller images are only decoration. */
const MIN_IMAGE_SIZE_PX = 64

/** Attribute of zoomable images that the user can reach with the Tab key. Enter opens such an image. */
export const REACHABLE_IMAGE_ATTRIBUTE = 'data-longbox-zoomable'

/**
 * Rule for the focus ring of images. The ring is inside the image, because the edge of the page would hide a ring
 * around the image.
 */
export const reachableImageCssRule = `[${REACHABLE_IMAGE_ATTRIBUTE}]:focus-visible { outline: 3px solid #005ed3 !important; outline-offset: -3px !important; box-shadow: inset 0 0 0 5px #fff; }`

/** Image of a chapter that the image viewer can open. */
export interface ZoomableImage {
  readonly url: string
  /** Alternative text. May be empty. */
  readonly label: string
  /** Fraction of the visible area that the image covers. */
  readonly screenFraction: number
  /** Element that gets the focus when the image viewer closes. Undefined if the image was not opened from a chapter. */
  readonly opener?: Element
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
  if (target.closest(LINK_SELECTOR)) return undefined
  const svg = target.closest('svg')
  const url = target.localName === 'img' ? (target as HTMLImageElement).currentSrc : svgImageUrl(target, svg)
  const box = (target.localName === 'img' ? target : (svg ?? target)).getBoundingClientRect()
  if (!url || Math.min(box.width, box.height) < MIN_IMAGE_SIZE_PX) return undefined
  const screenFraction = (box.width * box.height) / Math.max(1, screen.width * screen.height)
  return { url, label: alternativeTextOf(target), screenFraction, opener: svg ?? target }
}

const alternativeTextOf = (image: Element): string =>
  image.getAttribute('alt') ?? image.closest('svg')?.querySelector('title')?.textContent ?? ''

/**
 * Makes an image reachable with the Tab key if the image viewer can open it. Does nothing for other elements.
 * @param name accessible name of an image without alternative text
 */
export function prepareZoomableImage(image: Element, name: string): void {
  if (image.hasAttribute('tabindex') || !isZoomableImage(image)) return
  const attributes = { tabindex: '0', role: 'button', [REACHABLE_IMAGE_ATTRIBUTE]: '' }
  for (const [attribute, value] of Object.entries(attributes)) image.setAttribute(attribute, value)
  const isNamed = image.hasAttribute('aria-label') || image.hasAttribute('aria-labelledby')
  if (!isNamed) image.setAttribute('aria-label', alternativeTextOf(image).trim() || name)
}

/**
 * Whether the Tab key may reach an image and Enter may open it. Returns false for an SVG with links, because the role
 * of a button would hide these links. Checks only the elements, because creating the image file of a large SVG is slow.
 */
function isZoomableImage(image: Element): boolean {
  const { width, height } = image.getBoundingClientRect()
  if (Math.min(width, height) < MIN_IMAGE_SIZE_PX || image.closest(CONTROL_SELECTOR)) return false
  if (image.localName === 'img') return (image as HTMLImageElement).currentSrc !== '' && !image.hasAttribute('usemap')
  const isOutermostSvg = image.localName === 'svg' && !image.parentElement?.closest('svg')
  return (
    isOutermostSvg &&
    !image.querySelector(LINK_SELECTOR) &&
    (image.querySelector('image') ?? image.querySelector('foreignObject'))?.localName !== 'foreignObject'
  )
}

/** Matches links in HTML and SVG. In SVG, the attribute `href` may have the namespace of XLink. */
const LINK_SELECTOR = 'a[*|href]'
/** Matches links, buttons and labels. The Tab key skips an image inside such an element. */
const CONTROL_SELECTOR = 'a, button, summary, label'

/**
 * Returns the URL with which the image viewer can show an SVG element:
 * - If `target` is an image inside `svg`: the URL of `target`.
 * - Otherwise, if `svg` contains an image: the URL of the first image.
 * - Otherwise, if `svg` contains HTML (in a `foreignObject` element) or is null: undefined.
 * - Otherwise: a data URL of the whole SVG element.
 * @param target element that the user has tapped
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
