import { READER_STYLE_ELEMENT_ID } from '../../content/adaptPublisherStyle'
import type { ChapterPageLayout } from '../../content/createEpubStyleSheet'
import type { RenderableChapter } from '../../content/createRenderableChapter'
import { assertPageLimit } from './assertChapterPageLimit'

/**
 * Number of characters in the first stage. Each following stage has twice as many characters. A hostile style can put
 * each character on a line of its own. The browser lays out this number of lines in less than two seconds.
 */
const FIRST_STAGE_CHARS = 100_000

/** Style rule that hides the text until the first stage. Important rules of this layer override all other rules. */
const HIDDEN_BODY_RULE = '@layer longbox-limits { body { display: none !important } }'

/** Whether the layout of a chapter needs stages. Shorter chapters and fixed-layout pages are laid out at once. */
const needsStages = ({ contentSize }: RenderableChapter, { fixedLayout }: ChapterPageLayout): boolean =>
  !fixedLayout && (contentSize?.chars ?? 0) > FIRST_STAGE_CHARS

/**
 * Returns the first style sheet of the reader in a chapter. The style sheet hides the text of a chapter that needs
 * stages.
 * @param style style sheet of the reader
 */
export const createFirstStyle = (style: string, source: RenderableChapter, frame: ChapterPageLayout): string =>
  needsStages(source, frame) ? `${style}\n${HIDDEN_BODY_RULE}` : style

/**
 * Lays out a growing part of a long chapter, until the whole chapter is laid out. Lets the browser handle input between
 * two stages. Does nothing for chapters that need no stages.
 * @param style style sheet of the reader, without the rule that hides the text
 * @throws ChapterTooLargeError as soon as a part has too many pages for its length
 */
export async function layOutTextInStages(
  chapter: Document,
  style: string,
  source: RenderableChapter,
  frame: ChapterPageLayout,
): Promise<void> {
  const styleElement = chapter.getElementById(READER_STYLE_ELEMENT_ID)
  if (!needsStages(source, frame) || !styleElement) return
  const showNextTexts = hideTexts(chapter.body)
  styleElement.textContent = style
  const elements = source.contentSize?.elements ?? 0
  for (let chars = FIRST_STAGE_CHARS; showNextTexts(chars); chars *= 2) {
    assertPageLimit(chapter, frame, { chars, elements })
    await new Promise(resolve => setTimeout(resolve))
  }
}

/**
 * Empties all text nodes of an element.
 * @returns function that restores the first `chars` characters of the element, and returns whether some text is still
 * hidden. Each call must pass a larger number than the previous call.
 */
export function hideTexts(root: Element): (chars: number) => boolean {
  const hidden: { readonly node: Text; readonly text: string; readonly start: number }[] = []
  const nodes = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let start = 0
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    const text = node.data
    hidden.push({ node, text, start })
    start += text.length
    node.data = ''
  }
  let next = 0
  return chars => {
    for (let entry = hidden[next]; entry && entry.start < chars; entry = hidden[next]) {
      const { node, text, start } = entry
      node.data = text.slice(0, chars - start)
      if (start + text.length > chars) break
      next += 1
    }
    return next < hidden.length
  }
}
