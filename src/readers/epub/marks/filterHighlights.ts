import { foldWithOffsets } from '../search/foldText'
import type { Highlight, HighlightColor } from './annotations'

/** Filter of the highlight list. */
export interface HighlightFilter {
  /** Accepted colours; empty accepts all. */
  readonly colours: readonly HighlightColor[]
  readonly text: string
  readonly withNote: boolean
}

export const noHighlightFilter: HighlightFilter = { colours: [], text: '', withNote: false }

/** Returns the highlights that match a filter. The text is searched in the quote, the note and the chapter title. */
export function filterHighlights(
  marks: readonly Highlight[],
  { colours, text, withNote }: HighlightFilter,
): Highlight[] {
  const needed = foldWithOffsets(text).text.trim()
  return marks.filter(
    mark =>
      (colours.length === 0 || colours.includes(mark.colour)) &&
      (!withNote || mark.note.trim() !== '') &&
      (needed === '' || [mark.text, mark.note, mark.title].some(words => foldWithOffsets(words).text.includes(needed))),
  )
}
