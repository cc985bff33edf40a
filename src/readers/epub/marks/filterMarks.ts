import { folded } from '../search/folding'
import type { Highlight, MarkColour } from './marks'

/** Which highlights a list shows. */
export interface MarkFilter {
  /** Of any colour when empty. */
  readonly colours: readonly MarkColour[]
  readonly text: string
  readonly withNote: boolean
}

export const everyMark: MarkFilter = { colours: [], text: '', withNote: false }

/** The highlights that a filter lets through: by colour, by words of the quote, the note or the chapter. */
export function filteredMarks(marks: readonly Highlight[], { colours, text, withNote }: MarkFilter): Highlight[] {
  const needed = folded(text).text.trim()
  return marks.filter(
    mark =>
      (colours.length === 0 || colours.includes(mark.colour)) &&
      (!withNote || mark.note.trim() !== '') &&
      (needed === '' || [mark.text, mark.note, mark.title].some(words => folded(words).text.includes(needed))),
  )
}
