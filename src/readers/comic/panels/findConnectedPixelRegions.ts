/** Bounding box of a region in pixels. `right` and `bottom` are exclusive. */
export interface PixelRegion {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Number of foreground pixels in the region. */
  readonly drawn: number
}

/**
 * Maximum fraction of a gutter (gap between panels) that foreground may cover. For example, speech balloons extend
 * across gutters.
 */
const MAX_BRIDGE_FRACTION = 0.35

/**
 * Minimum size of each part after a region is cut at a gutter (gap between panels). The size is a fraction of the page
 * height for a horizontal gutter, and of the page width for a vertical gutter.
 */
const MIN_PART_FRACTION = 0.07

/**
 * Returns the connected foreground regions of a page. If only a small foreground area such as a speech balloon connects
 * two parts of a region, cuts the region at the gutter.
 * @param drawn a number for each pixel: 1 for foreground, 0 for background
 */
export function findConnectedPixelRegions(drawn: Uint8Array, width: number, height: number): readonly PixelRegion[] {
  const labels = new Int32Array(drawn.length)
  const queue = new Int32Array(drawn.length)
  const regions: PixelRegion[] = []
  let label = 0
  for (let start = 0; start < drawn.length; start++) {
    if (!drawn[start] || labels[start]) continue
    label += 1
    const region = growRegion(start, label, { drawn, labels, queue, width })
    if (region.drawn < drawn.length * 0.0001) continue
    regions.push(...cutRegion(region, (x, y) => labels[y * width + x] === label, width, height))
  }
  return regions
}

interface LabeledPixels {
  readonly drawn: Uint8Array
  readonly labels: Int32Array
  readonly queue: Int32Array
  readonly width: number
}

function growRegion(start: number, label: number, { drawn, labels, queue, width }: LabeledPixels): PixelRegion {
  let [left, top, right, bottom, count, length] = [width, drawn.length, 0, 0, 0, 0]
  const visit = (at: number) => {
    if (!drawn[at] || labels[at]) return
    labels[at] = label
    queue[length++] = at
  }
  visit(start)
  while (length > 0) {
    const at = queue[--length] ?? 0
    const x = at % width
    const y = (at - x) / width
    count += 1
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < drawn.length - width) visit(at + width)
  }
  return { left, top, right, bottom, drawn: count }
}

type PixelTest = (x: number, y: number) => boolean

function cutRegion(region: PixelRegion, isInRegion: PixelTest, width: number, height: number): readonly PixelRegion[] {
  const { left, top, right, bottom } = region
  const rows = countPerLine(top, bottom, left, right, (y, x) => isInRegion(x, y))
  const columns = countPerLine(left, right, top, bottom, isInRegion)
  const row = findGutter(rows, height * MIN_PART_FRACTION)
  const column = findGutter(columns, width * MIN_PART_FRACTION)
  const inRows = row && (!column || row.depth <= column.depth)
  if (!inRows && !column) return [region]
  const parts = inRows
    ? [
        { ...region, bottom: top + row.at },
        { ...region, top: top + row.at },
      ]
    : [
        { ...region, right: left + (column?.at ?? 0) },
        { ...region, left: left + (column?.at ?? 0) },
      ]
  return parts.flatMap(part => {
    const trimmed = trimRegion(part, isInRegion)
    return trimmed ? cutRegion(trimmed, isInRegion, width, height) : []
  })
}

function countPerLine(
  from: number,
  to: number,
  acrossFrom: number,
  acrossTo: number,
  isInRegion: (along: number, across: number) => boolean,
) {
  return Array.from({ length: to - from }, (_, line) => {
    let count = 0
    for (let across = acrossFrom; across < acrossTo; across++) if (isInRegion(from + line, across)) count += 1
    return count
  })
}

/**
 * Returns the row or column of pixels that is most likely a gutter: it contains little foreground in comparison with
 * the rows or columns before and after it. Returns undefined if no gutter is found.
 */
function findGutter(lines: readonly number[], minPartLength: number): { at: number; depth: number } | undefined {
  const maxBefore = runningMaximum(lines)
  const from = runningMaximum([...lines].reverse()).reverse()
  let best: { at: number; depth: number } | undefined
  for (let at = Math.ceil(minPartLength); at < lines.length - minPartLength; at++) {
    const extent = Math.min(maxBefore[at - 1] ?? 0, from[at + 1] ?? 0)
    const depth = Math.max(lines[at] ?? 0, lines[at + 1] ?? 0) / Math.max(1, extent)
    if (depth <= MAX_BRIDGE_FRACTION && (!best || depth < best.depth)) best = { at, depth }
  }
  return best
}

function runningMaximum(lines: readonly number[]): number[] {
  let maximum = 0
  return lines.map(count => {
    maximum = Math.max(maximum, count)
    return maximum
  })
}

function trimRegion(region: PixelRegion, isInRegion: PixelTest): PixelRegion | undefined {
  let [left, top, right, bottom, drawn] = [region.right, region.bottom, region.left, region.top, 0]
  for (let y = region.top; y < region.bottom; y++)
    for (let x = region.left; x < region.right; x++) {
      if (!isInRegion(x, y)) continue
      drawn += 1
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  return drawn > 0 ? { left, top, right, bottom, drawn } : undefined
}
