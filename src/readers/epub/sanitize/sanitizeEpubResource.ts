import { findExceededMarkupLimit } from '../../../components/content/findExceededMarkupLimit'
import { replaceCostlyTags } from '../../../components/content/replaceCostlyTags'
import { parseDataUrl } from '../files/parseDataUrl'
import { readImagePixelCount } from '../files/readImagePixelCount'
import { ChapterTooLargeError, chapterLimits } from './chapterLimits'
import { createEpubResourceUrlResolver } from './copyAllowedAttributes'
import { isMediaPlaylist } from './isMediaPlaylist'
import { isSvgTooCostlyToDraw } from './isSvgTooCostlyToDraw'
import { limitCostlyElements } from './limitCostlyElements'
import { limitCostlyTextElements } from './limitCostlyTextElements'
import { limitSvgComplexity } from './limitSvgComplexity'
import { copyAllowedMarkup } from './sanitizeChapter'

/**
 * Sanitizes a file of the book. Removes scripts and dangerous references from SVG files, because browsers give a
 * `blob:` URL the same rights as this web client. Files of unknown types become `application/octet-stream`.
 * @param path  path of the file in the book. Empty for `data:` URLs.
 * @throws Error for a playlist, and for an SVG that is too large or invalid
 */
export async function sanitizeEpubResource(file: Blob, path: string): Promise<Blob> {
  const isMarkup = /xml|html|text\/(?!css|vtt)/i.test(file.type) || /\.svgz?$/i.test(path)
  if (isMarkup) return sanitizeSvg(file, path, 'reduce')
  if (await isMediaPlaylist(file)) throw new Error('playlists are not allowed')
  // Files that are not images, audio, video, fonts or WebVTT subtitles get a media type that browsers never treat as
  // HTML.
  return /^((image|audio|video|font)\/|text\/vtt$)/i.test(file.type)
    ? file
    : new Blob([file], { type: 'application/octet-stream' })
}

/**
 * Removes scripts, references to other files and disallowed elements from an SVG file.
 * @param path  path of the file in the book. May be empty.
 * @param whenCostly  `reduce` to remove slow parts, or `refuse` to throw an error if there are slow parts
 * @throws ChapterTooLargeError when a limit is exceeded, or Error for an invalid SVG
 */
export async function sanitizeSvg(file: Blob, path: string, whenCostly: 'reduce' | 'refuse'): Promise<Blob> {
  if (file.size > chapterLimits.maxFileBytes) throw new ChapterTooLargeError('bytes')
  const text = await file.text()
  const excess = findExceededMarkupLimit(text)
  if (excess) throw new ChapterTooLargeError(excess)
  const parsed = new DOMParser().parseFromString(replaceCostlyTags(text), 'image/svg+xml')
  const page = copyAllowedMarkup(parsed, createEpubResourceUrlResolver(path))
  const changes = new MutationObserver(() => {})
  changes.observe(page, { subtree: true, childList: true, attributes: true })
  limitSvgComplexity(page)
  limitCostlyTextElements(page)
  limitCostlyElements(page)
  if (whenCostly === 'refuse' && (changes.takeRecords().length > 0 || isSvgTooCostlyToDraw(page)))
    throw new ChapterTooLargeError('elements')
  changes.disconnect()
  const svg = page.body.firstElementChild
  if (svg?.localName !== 'svg') throw new Error('file is no SVG')
  await restoreInlineImages(svg)
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
}

/**
 * Restores the `data:` URLs of images in an SVG. {@link copyAllowedMarkup} has moved these URLs from `href` attributes
 * to `data-longbox-href` attributes. Does not restore images that are SVGs themselves. Stops when the images have too
 * many pixels in total.
 */
async function restoreInlineImages(svg: Element): Promise<void> {
  let pixels = 0
  for (const image of svg.querySelectorAll('[data-longbox-href^="data:" i]')) {
    const address = image.getAttribute('data-longbox-href') ?? ''
    const file = decodeDataUrl(address)
    if (/svg|xml/i.test(file.type)) continue
    pixels += await readImagePixelCount(file)
    if (pixels > chapterLimits.maxImagePixels) return
    image.setAttribute('href', address)
  }
}

/**
 * Decodes a `data:` URL. Returns an empty file for a URL without a comma.
 * @throws Error for invalid base64 or percent-encoding
 */
export function decodeDataUrl(address: string): Blob {
  const { type = '', isBase64 = false, content = '' } = parseDataUrl(address) ?? {}
  if (!isBase64) return new Blob([decodeURIComponent(content)], { type })
  const bytes = atob(decodeURIComponent(content))
  return new Blob([Uint8Array.from(bytes, byte => byte.charCodeAt(0))], { type })
}
