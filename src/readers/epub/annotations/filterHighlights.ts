import { foldTextWithOffsets } from '../../search/foldTextWithOffsets'
import type { HighlightColor, TextHighlight } from './epubAnnotations'

export interface HighlightFilter {
  /** A highlight must have one of these colors. If the array is empty, all colors are accepted. */
  readonly colours: readonly HighlightColor[]
  readonly text: string
  readonly withNote: boolean
}

export const emptyHighlightFilter: HighlightFilter = { colours: [], text: '', withNote: false }

/**
 * Returns the highlights that have a color of the filter and contain the search text. Searches in the highlighted text,
 * the note and the chapter title. If `withNote` is true, returns only highlights with a note.
 */
export function filterHighlights(
  highlights: readonly TextHighlight[],
  { colours, text, withNote }: HighlightFilter,
): TextHighlight[] {
  const foldedText = foldTextWithOffsets(text).text.trim()
  return highlights.filter(
    highlight =>
      (colours.length === 0 || colours.includes(highlight.colour)) &&
      (!withNote || highlight.note.trim() !== '') &&
      (foldedText === '' || foldHighlight(highlight).includes(foldedText)),
  )
}

/**
 * Results of {@link foldHighlight}. Without this cache, each letter in the filter would convert the texts of all
 * highlights.
 */
const foldedHighlightCache = new WeakMap<TextHighlight, string>()

/**
 * Returns the text of a highlight for the comparison with the search text. The result contains the highlighted text,
 * the note and the chapter title, separated by line breaks. {@link foldTextWithOffsets} converts each of these parts. A
 * search text contains no line break, so a match cannot extend over two parts.
 */
function foldHighlight(highlight: TextHighlight): string {
  const cached = foldedHighlightCache.get(highlight)
  if (cached !== undefined) return cached
  const { text, note, title } = highlight
  const folded = [text, note, title].map(part => foldTextWithOffsets(part).text).join('\n')
  foldedHighlightCache.set(highlight, folded)
  return folded
}
