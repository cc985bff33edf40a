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
  if (!isMarkup) return file
  const text = await file.text()
  if (excessOfMarkup(text)) throw new Error('drawing too large')
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  const drawing = sanitized(parsed, referencesOf(path)).body.firstElementChild
  if (drawing?.localName !== 'svg') throw new Error('no drawing')
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' })
}
