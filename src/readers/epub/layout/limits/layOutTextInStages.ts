import { READER_STYLE_ELEMENT_ID } from '../../content/adaptPublisherStyle'
import type { ChapterPageLayout } from '../../content/createEpubStyleSheet'
import type { RenderableChapter } from '../../content/createRenderableChapter'
import { assertPageLimit } from './assertChapterPageLimit'
import { FIRST_STAGE_CHARS } from './createFirstStageStyle'

/**
 * Lays out a long chapter in stages. Each stage shows a longer part of the text, until the whole chapter is laid out.
 * The browser can handle input between two stages.
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
  if (!styleElement) return
  const showNextTexts = emptyTextNodes(chapter.body)
  styleElement.textContent = style
  const elements = source.contentSize?.elements ?? 0
  for (let chars = FIRST_STAGE_CHARS; showNextTexts(chars); chars *= 2) {
    assertPageLimit(chapter, frame, { chars, elements })
    await new Promise(resolve => setTimeout(resolve))
  }
}

/**
 * Empties all text nodes of an element.
 * @returns function that restores the first `chars` characters of the text. Call this function with increasing numbers.
 *   It returns whether some text is still hidden.
 */
export function emptyTextNodes(root: Element): (chars: number) => boolean {
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
