/** Text span as character offsets. `end` is exclusive. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Part of a span that no later painted span covers. */
export interface VisibleSpanSegment<Span extends TextSpan> extends TextSpan {
  readonly span: Span
}

/**
 * Splits overlapping spans into parts that do not overlap, sorted by offset. Each part belongs to the topmost span.
 * @param spans  spans in painting order; a later span covers earlier spans
 */
export function splitOverlappingTextSpans<Span extends TextSpan>(spans: readonly Span[]): VisibleSpanSegment<Span>[] {
  const boundaries = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort(
    (first, second) => first - second,
  )
  const segments: VisibleSpanSegment<Span>[] = []
  for (const [index, start] of boundaries.entries()) {
    const end = boundaries[index + 1]
    const top = spans.findLast(span => span.start <= start && span.end > start)
    if (end === undefined || !top) continue
    const last = segments.at(-1)
    if (last?.span === top && last.end === start) segments[segments.length - 1] = { start: last.start, end, span: top }
    else segments.push({ start, end, span: top })
  }
  return segments
}

/** Returns the last span in painting order that covers an offset. */
export const findTopmostTextSpanAt = <Span extends TextSpan>(
  spans: readonly Span[],
  offset: number,
): Span | undefined => spans.findLast(({ start, end }) => start <= offset && offset < end)
