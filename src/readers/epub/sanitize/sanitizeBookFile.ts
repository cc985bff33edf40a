import { findExceededMarkupLimit } from '../../../components/content/findExceededMarkupLimit'
import { replaceCostlyTags } from '../../../components/content/replaceCostlyTags'
import { countImagePixels } from '../files/countImagePixels'
import { ChapterTooLargeError, chapterLimits } from './chapterLimits'
import { createBookUrlResolver } from './copyAllowedAttributes'
import { limitCostlyElements } from './limitCostlyElements'
import { limitSvgComplexity } from './limitSvgComplexity'
import { limitTextElements } from './limitTextElements'
import { copyAllowedMarkup } from './sanitizeChapter'

/**
 * Removes scripts and exponentially expanding references from SVG files. Other files keep their content; files of unknown
 * types become `application/octet-stream`. A `blob:` URL belongs to our origin, so an SVG opened in its own window must
 * not contain scripts.
 * @param path  path of the file in the book; empty for `data:` URLs
 * @throws Error for an SVG that is too large or not well-formed
 */
export async function sanitizeBookFile(file: Blob, path: string): Promise<Blob> {
  const isMarkup = /xml|html|text\/(?!css|vtt)/i.test(file.type) || /\.svgz?$/i.test(path)
  // Browsers may detect HTML in files of unknown types. They also recognise images and audio without a type.
  if (!isMarkup)
    return /^((image|audio|video|font)\/|text\/vtt$)/i.test(file.type)
      ? file
      : new Blob([file], { type: 'application/octet-stream' })
  return sanitizeSvg(file, path, 'reduce')
}

/**
 * Removes scripts, references to other files and disallowed elements from an SVG file.
 * @param path        path of the file in the book; empty for others
 * @param whenCostly  `reduce` removes parts whose rendering would block the tab; `refuse` throws for such a drawing
 * @throws ChapterTooLargeError when a limit is exceeded; Error for a file that is not a well-formed SVG
 */
export async function sanitizeSvg(file: Blob, path: string, whenCostly: 'reduce' | 'refuse'): Promise<Blob> {
  if (file.size > chapterLimits.maxFileBytes) throw new ChapterTooLargeError('bytes')
  const text = await file.text()
  const excess = findExceededMarkupLimit(text)
  if (excess) throw new ChapterTooLargeError(excess)
  const parsed = new DOMParser().parseFromString(replaceCostlyTags(text), 'image/svg+xml')
  const page = copyAllowedMarkup(parsed, createBookUrlResolver(path))
  const changes = new MutationObserver(() => {})
  changes.observe(page, { subtree: true, childList: true, attributes: true })
  limitSvgComplexity(page)
  limitTextElements(page)
  limitCostlyElements(page)
  if (whenCostly === 'refuse' && changes.takeRecords().length > 0) throw new ChapterTooLargeError('elements')
  changes.disconnect()
  const svg = page.body.firstElementChild
  if (svg?.localName !== 'svg') throw new Error('file is no SVG')
  await restoreInlineImages(svg)
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
}

/** Restores the images in `data:` URLs of a drawing. Their number of pixels is limited, and SVG among them is left out. */
async function restoreInlineImages(svg: Element): Promise<void> {
  let pixels = 0
  for (const image of svg.querySelectorAll('[data-longbox-href^="data:" i]')) {
    const address = image.getAttribute('data-longbox-href') ?? ''
    const file = decodeDataUrl(address)
    if (/svg|xml/i.test(file.type)) continue
    pixels += await countImagePixels(file)
    if (pixels > chapterLimits.maxImagePixels) return
    image.setAttribute('href', address)
  }
}

/**
 * Decodes a `data:` URL.
 * @throws Error for malformed URLs
 */
export function decodeDataUrl(address: string): Blob {
  const [, type = '', encoding = '', content = ''] = /^data:([^;,]*)([^,]*),(.*)$/is.exec(address) ?? []
  if (!/;\s*base64\s*$/i.test(encoding)) return new Blob([decodeURIComponent(content)], { type })
  const bytes = atob(decodeURIComponent(content))
  return new Blob([Uint8Array.from(bytes, byte => byte.charCodeAt(0))], { type })
}
