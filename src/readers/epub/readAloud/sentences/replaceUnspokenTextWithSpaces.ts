import { PARAGRAPH_SEPARATOR } from '../../../search/paragraphSeparator'
import type { FlatChapterText } from '../../locators/flattenChapterText'
import { getStructureTypes, skippableStructureTypes, typedElementsSelector } from './narratedStructureTypes'

const noteReferenceTypes: ReadonlySet<string> = new Set(['noteref'])

/**
 * Returns the text of a chapter with spaces in place of text that is not read aloud: the reference marks of notes and,
 * if `skipsNotesAndPageNumbers` is true, all skippable structures such as notes and page numbers. The length of the text stays the same.
 * @param body root element of the flat text
 * @param skipsNotesAndPageNumbers whether to skip notes and page numbers
 */
export function replaceUnspokenTextWithSpaces(
  body: Element,
  flat: FlatChapterText,
  skipsNotesAndPageNumbers: boolean,
): string {
  const unspokenTypes = skipsNotesAndPageNumbers ? skippableStructureTypes : noteReferenceTypes
  const pieces: string[] = []
  let position = 0
  for (const element of body.querySelectorAll(typedElementsSelector)) {
    if (!getStructureTypes(element).some(type => unspokenTypes.has(type))) continue
    const start = flat.offsetOf({ node: element, offset: 0 })
    const end = flat.offsetOf({ node: element, offset: element.childNodes.length })
    if (start < position || end <= start) continue
    pieces.push(flat.text.slice(position, start), replaceBySpaces(flat.text.slice(start, end)))
    position = end
  }
  return pieces.join('') + flat.text.slice(position)
}

/** Replaces all characters by spaces, except the separators of paragraphs. */
const replaceBySpaces = (text: string): string =>
  text
    .split(PARAGRAPH_SEPARATOR)
    .map(paragraph => ' '.repeat(paragraph.length))
    .join(PARAGRAPH_SEPARATOR)
