import { foldWithOffsets } from '../search/foldText'
import type { Highlight, HighlightColor } from './annotations'

/** Which highlights a list shows. */
export interface HighlightFilter {
  /** Of any colour when empty. */
  readonly colours: readonly HighlightColor[]
  readonly text: string
  readonly withNote: boolean
}

export const noHighlightFilter: HighlightFilter = { colours: [], text: '', withNote: false }

/** The highlights that a filter lets through: by colour, by words of the quote, the note or the chapter. */
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
