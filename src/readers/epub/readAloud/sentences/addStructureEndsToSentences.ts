import type { TextSpan } from '../../annotations/splitOverlappingTextSpans'
import { findFirstIndexByBinarySearch } from '../../locators/findFirstIndexByBinarySearch'
import type { FlatChapterText } from '../../locators/flattenChapterText'
import { escapableStructureTypes, getStructureTypes, typedElementsSelector } from './narratedStructureTypes'

const STRUCTURE_ELEMENTS_SELECTOR = 'table, figure, ul, ol, dl, aside'

/** Sentence that may be inside a structure such as a table, figure or list. */
interface SentenceInStructure extends TextSpan {
  /**
   * Index of the first sentence after the innermost table, figure, list or similar structure around this sentence.
   * Undefined if there is no structure of these types around the sentence.
   */
  readonly escapeTo?: number
}

/**
 * Adds `escapeTo` to each sentence that is inside a structure such as a table, figure or list. `escapeTo` is the index
 * of the first sentence after this structure. If structures are nested, the innermost structure counts.
 * @param sentences sentences in ascending order
 * @param body element with the content of the chapter
 * @param flat text of this element without markup, with the offsets of its text nodes
 */
export function addStructureEndsToSentences(
  sentences: readonly TextSpan[],
  body: Element,
  flat: FlatChapterText,
): readonly SentenceInStructure[] {
  const structures = findStructures(body, flat)
  /** Structures that contain the current sentence. The outermost structure is first. */
  const open: TextSpan[] = []
  let next = 0
  return sentences.map(sentence => {
    let structure = structures[next]
    while (structure && structure.start <= sentence.start) {
      open.push(structure)
      next += 1
      structure = structures[next]
    }
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= sentence.start) open.pop()
    const end = open.at(-1)?.end
    if (end === undefined) return sentence
    const escapeTo = findFirstIndexByBinarySearch(sentences.length, at => (sentences[at]?.start ?? end) >= end)
    return { ...sentence, escapeTo }
  })
}

/**
 * Returns the text offsets of the start and end of each escapable structure, in document order. Omits structures
 * without text.
 */
const findStructures = (body: Element, flat: FlatChapterText): readonly TextSpan[] =>
  [...body.querySelectorAll(`${STRUCTURE_ELEMENTS_SELECTOR}, ${typedElementsSelector}`)]
    .filter(
      element =>
        element.matches(STRUCTURE_ELEMENTS_SELECTOR) ||
        getStructureTypes(element).some(type => escapableStructureTypes.has(type)),
    )
    .map(element => ({
      start: flat.offsetOf({ node: element, offset: 0 }),
      end: flat.offsetOf({ node: element, offset: element.childNodes.length }),
    }))
    .filter(({ start, end }) => end > start)
