/** Bounding box of a region in pixels; right and bottom are exclusive. */
export interface PixelRegion {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Number of foreground pixels. */
  readonly drawn: number
}

/** Largest fraction of a gutter line that foreground may cross, for example a speech balloon over two panels. */
const bridge = 0.35

/** Smallest length of a separated part, as a fraction of the page. */
const shortest = 0.07

/**
 * Returns the connected foreground regions of a page. Regions connected only by a balloon over a gutter are separated.
 * @param drawn  1 for foreground, 0 for background, by pixel
 */
export function connectedRegions(drawn: Uint8Array, width: number, height: number): readonly PixelRegion[] {
  const labels = new Int32Array(drawn.length)
  const ahead = new Int32Array(drawn.length)
  const pieces: PixelRegion[] = []
  let label = 0
  for (let start = 0; start < drawn.length; start++) {
    if (!drawn[start] || labels[start]) continue
    label += 1
    const piece = grown(start, label, { drawn, labels, ahead, width })
    // Specks are ignored.
    if (piece.drawn < drawn.length * 0.0001) continue
    pieces.push(...cut(piece, (x, y) => labels[y * width + x] === label, width, height))
  }
  return pieces
}

interface Field {
  readonly drawn: Uint8Array
  readonly labels: Int32Array
  readonly ahead: Int32Array
  readonly width: number
}

function grown(start: number, label: number, { drawn, labels, ahead, width }: Field): PixelRegion {
  let [left, top, right, bottom, count, length] = [width, drawn.length, 0, 0, 0, 0]
  const visit = (at: number) => {
    if (!drawn[at] || labels[at]) return
    labels[at] = label
    ahead[length++] = at
  }
  visit(start)
  while (length > 0) {
    const at = ahead[--length] ?? 0
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

type Has = (x: number, y: number) => boolean

/** Cuts a region recursively along straight lines that hardly any foreground crosses. */
function cut(piece: PixelRegion, has: Has, width: number, height: number): readonly PixelRegion[] {
  const { left, top, right, bottom } = piece
  const rows = counted(top, bottom, left, right, (y, x) => has(x, y))
  const columns = counted(left, right, top, bottom, has)
  const row = valley(rows, height * shortest)
  const column = valley(columns, width * shortest)
  const inRows = row && (!column || row.depth <= column.depth)
  if (!inRows && !column) return [piece]
  const parts = inRows
    ? [
        { ...piece, bottom: top + row.at },
        { ...piece, top: top + row.at },
      ]
    : [
        { ...piece, right: left + (column?.at ?? 0) },
        { ...piece, left: left + (column?.at ?? 0) },
      ]
  return parts.flatMap(part => {
    const tight = trimmed(part, has)
    return tight ? cut(tight, has, width, height) : []
  })
}

/** Counts the foreground pixels of each line of a region. */
function counted(
  from: number,
  to: number,
  least: number,
  most: number,
  has: (along: number, across: number) => boolean,
) {
  return Array.from({ length: to - from }, (_, line) => {
    let count = 0
    for (let across = least; across < most; across++) if (has(from + line, across)) count += 1
    return count
  })
}

/**
 * Returns the line with the least foreground relative to the parts on both sides, or undefined when none qualifies as a
 * gutter.
 */
function valley(lines: readonly number[], shortest: number): { at: number; depth: number } | undefined {
  const upTo = running(lines)
  const from = running([...lines].reverse()).reverse()
  let best: { at: number; depth: number } | undefined
  for (let at = Math.ceil(shortest); at < lines.length - shortest; at++) {
    const broad = Math.min(upTo[at - 1] ?? 0, from[at + 1] ?? 0)
    const depth = Math.max(lines[at] ?? 0, lines[at + 1] ?? 0) / Math.max(1, broad)
    if (depth <= bridge && (!best || depth < best.depth)) best = { at, depth }
  }
  return best
}

function running(lines: readonly number[]): number[] {
  let most = 0
  return lines.map(count => {
    most = Math.max(most, count)
    return most
  })
}

function trimmed(piece: PixelRegion, has: Has): PixelRegion | undefined {
  let [left, top, right, bottom, drawn] = [piece.right, piece.bottom, piece.left, piece.top, 0]
  for (let y = piece.top; y < piece.bottom; y++)
    for (let x = piece.left; x < piece.right; x++) {
      if (!has(x, y)) continue
      drawn += 1
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  return drawn > 0 ? { left, top, right, bottom, drawn } : undefined
}
