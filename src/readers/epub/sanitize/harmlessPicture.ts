import { referencesOf } from './allowedAttributes'
import { excessOfMarkup } from './measureMarkup'
import { sanitized } from './sanitize'

/**
 * A drawing without scripts and without references that expand endlessly; other files as they are. A `blob:` address belongs
 * to our origin: a drawing that is opened in a window of its own must hold nothing that runs.
 * @throws Error for a drawing that is too large or not well-formed
 */
export async function harmlessPicture(file: Blob, path: string): Promise<Blob> {
  const isMarkup = /xml|html|text\/(?!css|vtt)/i.test(file.type) || /\.svgz?$/i.test(path)
  // Browsers look into files of unknown types and may show them as pages; pictures and sound they recognise in any case.
  if (!isMarkup)
    return /^((image|audio|video|font)\/|text\/vtt$)/i.test(file.type)
      ? file
      : new Blob([file], { type: 'application/octet-stream' })
  const text = await file.text()
  if (excessOfMarkup(text)) throw new Error('drawing too large')
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  const drawing = sanitized(parsed, referencesOf(path)).body.firstElementChild
  if (drawing?.localName !== 'svg') throw new Error('no drawing')
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' })
}

/**
 * The file that a `data:` address contains.
 * @throws Error for addresses that are not well-formed
 */
export function inlineFile(address: string): Blob {
  const [, type = '', coding = '', content = ''] = /^data:([^;,]*)([^,]*),(.*)$/is.exec(address) ?? []
  if (!/;\s*base64\s*$/i.test(coding)) return new Blob([decodeURIComponent(content)], { type })
  const bytes = atob(decodeURIComponent(content))
  return new Blob([Uint8Array.from(bytes, byte => byte.charCodeAt(0))], { type })
}
