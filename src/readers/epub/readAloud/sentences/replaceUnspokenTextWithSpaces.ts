import { PARAGRAPH_SEPARATOR } from '../../../search/paragraphSeparator'
import type { FlatChapterText } from '../../locators/flattenChapterText'
import { getStructureTypes, skippableStructureTypes, typedElementsSelector } from './narratedStructureTypes'

const noteReferenceTypes: ReadonlySet<string> = new Set(['noteref'])

/**
 * Returns the text of a chapter with spaces in place of the text that is not read aloud. Reference marks of notes are
 * never read aloud. The length of the text stays the same.
 * @param body element with the content of the chapter
 * @param flat text of this element without markup, with the offsets of its text nodes
 * @param skipsSkippableStructures whether to also skip the structures in `skippableStructureTypes`
 */
export function replaceUnspokenTextWithSpaces(
  body: Element,
  flat: FlatChapterText,
  skipsSkippableStructures: boolean,
): string {
  const unspokenTypes = skipsSkippableStructures ? skippableStructureTypes : noteReferenceTypes
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
