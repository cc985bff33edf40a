/** Span of text, as character offsets. `end` is exclusive. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Part of a span that no later span covers. */
export interface VisibleSegment<S extends TextSpan> extends TextSpan {
  readonly of: S
}

/**
 * Splits overlapping spans into their visible parts, sorted by offset and without overlaps.
 * @param spans  from bottom to top
 */
export function visibleSegments<S extends TextSpan>(spans: readonly S[]): VisibleSegment<S>[] {
  const edges = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort((one, other) => one - other)
  const layers: VisibleSegment<S>[] = []
  for (const [at, start] of edges.entries()) {
    const end = edges[at + 1]
    const top = spans.findLast(span => span.start <= start && span.end > start)
    if (end === undefined || !top) continue
    const last = layers.at(-1)
    if (last?.of === top && last.end === start) layers[layers.length - 1] = { start: last.start, end, of: top }
    else layers.push({ start, end, of: top })
  }
  return layers
}

/** Returns the topmost span at an offset. */
export const topHighlightAt = <S extends TextSpan>(spans: readonly S[], offset: number): S | undefined =>
  spans.findLast(({ start, end }) => start <= offset && offset < end)
