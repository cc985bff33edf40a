import { findExceededMarkupLimit } from '../../../components/content/findExceededMarkupLimit'
import { replaceCostlyTags } from '../../../components/content/replaceCostlyTags'
import { createBookUrlResolver } from './copyAllowedAttributes'
import { sanitizeChapter } from './sanitizeChapter'

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
  const text = await file.text()
  if (findExceededMarkupLimit(text)) throw new Error('SVG exceeds a limit')
  const parsed = new DOMParser().parseFromString(replaceCostlyTags(text), 'image/svg+xml')
  const svg = sanitizeChapter(parsed, createBookUrlResolver(path)).body.firstElementChild
  if (svg?.localName !== 'svg') throw new Error('file is no SVG')
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
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
