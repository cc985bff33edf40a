import type { ChapterView } from '../chapterView'
import type { FlatText } from '../flatText'
import type { Span } from './layers'

/** A chapter whose stretches are painted. */
export interface Painted {
  readonly view: ChapterView
  readonly flat: FlatText
}

export const hitName = 'longbox-hit'
/** What the stretches of a colour are called in the chapter's own document. */
export const nameOf = (colour: string) => `longbox-${colour}`

/** How they look, on any ground. */
export const markStyle = `${[
  ['yellow', '#ffe27a'],
  ['green', '#b9e6a1'],
  ['blue', '#a9d5ff'],
  ['pink', '#ffc1d5'],
  ['purple', '#d9c6ff'],
]
  .map(([colour, value]) => `::highlight(longbox-${colour}){background-color:${value};color:#1d1b18}`)
  .join('')}::highlight(${hitName}){background-color:#ff9f43;color:#1d1b18}`

/** Colours stretches of a chapter; a browser without custom highlights shows none, and the lists still lead there. */
export function put(watched: Painted, name: string, spans: readonly Span[], priority: number): void {
  const window = watched.view.document.defaultView as (Window & typeof globalThis) | null
  const registry = window?.CSS.highlights
  if (!window || !registry) return
  const ranges = spans.flatMap(span => rangeOf(watched, span) ?? [])
  if (ranges.length === 0) {
    registry.delete(name)
    return
  }
  const highlight = new window.Highlight(...ranges)
  highlight.priority = priority
  registry.set(name, highlight)
}

/** A stretch as the document knows it. */
export function rangeOf({ flat, view }: Painted, { start, end }: Span): Range | undefined {
  const [from, to] = [flat.startAt(start), flat.endAt(end)]
  if (!from || !to) return undefined
  const range = view.document.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  return range
}

/** The character under a point of the frame, where the browser can say it. */
export function offsetAt({ view, flat }: Painted, x: number, y: number): number | undefined {
  const document = view.document as Document & { caretPositionFromPoint?: Document['caretPositionFromPoint'] }
  const caret = document.caretPositionFromPoint?.(x, y)
  if (caret) return flat.offsetOf({ node: caret.offsetNode, offset: caret.offset })
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? flat.offsetOf({ node: range.startContainer, offset: range.startOffset }) : undefined
}
