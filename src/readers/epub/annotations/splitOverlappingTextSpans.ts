/** Start and end of a piece of text, as character offsets. `end` is exclusive. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Visible segment of a span. Other segments of the same span may be covered by spans that are painted later. */
export interface VisibleSpanSegment<Span extends TextSpan> extends TextSpan {
  readonly span: Span
}

/**
 * Splits overlapping spans into segments that do not overlap. The segments are sorted by offset. Where spans overlap,
 * the segment belongs to the span that is painted last.
 * @param spans  spans in painting order
 */
export function splitOverlappingTextSpans<Span extends TextSpan>(spans: readonly Span[]): VisibleSpanSegment<Span>[] {
  const boundaries = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort(
    (first, second) => first - second,
  )
  const unopened = spans
    .map((span, order) => ({ span, order }))
    .sort((first, second) => second.span.start - first.span.start)
  // Spans that contain the offset `start`. The search for the topmost span is limited to these spans, because a chapter
  // can have many highlights.
  let covering: typeof unopened = []
  const segments: VisibleSpanSegment<Span>[] = []
  for (const [index, start] of boundaries.entries()) {
    const end = boundaries[index + 1]
    for (let next = unopened.at(-1); next && next.span.start <= start; next = unopened.at(-1)) {
      covering.push(next)
      unopened.pop()
    }
    covering = covering.filter(({ span }) => span.end > start)
    const top = covering.toSorted((first, second) => first.order - second.order).at(-1)?.span
    if (end === undefined || !top) continue
    const last = segments.at(-1)
    if (last?.span === top && last.end === start) segments[segments.length - 1] = { start: last.start, end, span: top }
    else segments.push({ start, end, span: top })
  }
  return segments
}

/** Returns the span that covers an offset. If several spans cover the offset, returns the span that is painted last. */
export const findTopmostTextSpanAt = <Span extends TextSpan>(
  spans: readonly Span[],
  offset: number,
): Span | undefined => spans.findLast(({ start, end }) => start <= offset && offset < end)
