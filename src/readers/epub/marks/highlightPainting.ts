import type { ChapterView } from '../layout/chapterView'
import type { FlatText } from '../locators/flatText'
import type { TextSpan } from './visibleSegments'

/** A chapter whose stretches are painted. */
export interface PaintedChapter {
  readonly view: ChapterView
  readonly flat: FlatText
}

export const SEARCH_HIGHLIGHT_NAME = 'longbox-hit'
/** What the stretches of a colour are called in the chapter's own document. */
export const highlightName = (colour: string) => `longbox-${colour}`

const colours: Readonly<Record<string, string>> = {
  yellow: '#ffe27a',
  green: '#b9e6a1',
  blue: '#a9d5ff',
  pink: '#ffc1d5',
  purple: '#d9c6ff',
  hit: '#ff9f43',
}

const boxes = 'longbox-boxes'

/** How they look, on any ground. Boxes lie over the letters, which have to be read through them. */
export const highlightStyle = `${Object.entries(colours)
  .map(
    ([colour, value]) =>
      `::highlight(${highlightName(colour)}){background-color:${value};color:#1d1b18}${boxes}>[data-of="${highlightName(colour)}"]{background:${value}}`,
  )
  .join(
    '',
  )}${boxes}{position:fixed;inset:0;pointer-events:none;mix-blend-mode:var(--longbox-blend,multiply);opacity:var(--longbox-veil,1)}${boxes}>*{position:absolute}`

/** Colours stretches of a chapter; a browser without custom highlights gets boxes over the lines. */
export function paintHighlights(
  watched: PaintedChapter,
  name: string,
  spans: readonly TextSpan[],
  priority: number,
): void {
  const window = watched.view.document.defaultView as (Window & typeof globalThis) | null
  if (!window) return
  const registry = registryOf(watched)
  const ranges = spans.flatMap(span => rangeOfSpan(watched, span) ?? [])
  if (!registry) {
    drawBoxes(watched.view.document, name, ranges)
    return
  }
  if (ranges.length === 0) {
    registry.delete(name)
    return
  }
  const highlight = new window.Highlight(...ranges)
  highlight.priority = priority
  registry.set(name, highlight)
}

/** Whether what is painted has to be painted anew where the text was laid out anew. */
export const isPainted = (watched: PaintedChapter): boolean => registryOf(watched) === undefined

const registryOf = ({ view }: PaintedChapter): HighlightRegistry | undefined =>
  (view.document.defaultView as (Window & { CSS?: typeof CSS }) | null)?.CSS?.highlights

/** They lie behind the body, where they change no identifier of a place and no length of the text. */
function drawBoxes(document: Document, name: string, ranges: readonly Range[]): void {
  const layer = document.querySelector(`html > ${boxes}`) ?? document.documentElement.appendChild(made(document, boxes))
  for (const old of layer.querySelectorAll(`[data-of="${name}"]`)) old.remove()
  for (const { left, top, width, height } of ranges.flatMap(range => [...range.getClientRects()])) {
    const box = made(document, 'span')
    box.dataset.of = name
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    layer.append(box)
  }
}

const made = (document: Document, name: string) =>
  document.createElementNS('http://www.w3.org/1999/xhtml', name) as HTMLElement

/** A stretch as the document knows it. */
export function rangeOfSpan({ flat, view }: PaintedChapter, { start, end }: TextSpan): Range | undefined {
  const [from, to] = [flat.startAt(start), flat.endAt(end)]
  if (!from || !to) return undefined
  const range = view.document.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  return range
}

/** The character under a point of the frame, where the browser can say it. */
export function textOffsetAt({ view, flat }: PaintedChapter, x: number, y: number): number | undefined {
  const document = view.document as Document & { caretPositionFromPoint?: Document['caretPositionFromPoint'] }
  const caret = document.caretPositionFromPoint?.(x, y)
  if (caret) return flat.offsetOf({ node: caret.offsetNode, offset: caret.offset })
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? flat.offsetOf({ node: range.startContainer, offset: range.startOffset }) : undefined
}
