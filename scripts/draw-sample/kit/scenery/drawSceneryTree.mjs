import { roundCoordinate, svgLine, svgPath, svgRect } from '../svgElements.mjs'
import { createIrregularShapePath } from './createIrregularShapePath.mjs'
import { getOutline } from './getOutline.mjs'

function drawPine({ x, y, size, stem, leaf, s }) {
  let svg = svgRect(x - size * 0.03, y - size * 0.2, size * 0.06, size * 0.2, stem, s)
  for (let i = 0; i < 4; i += 1) {
    const [ww, top] = [size * (0.27 - i * 0.05), y - size * (0.42 + i * 0.19)]
    svg += svgPath(
      `M${roundCoordinate(x - ww)} ${roundCoordinate(top + size * 0.28)}Q${roundCoordinate(x)} ${roundCoordinate(top + size * 0.22)} ${roundCoordinate(x + ww)} ${roundCoordinate(top + size * 0.28)}L${roundCoordinate(x)} ${roundCoordinate(top)}Z`,
      leaf,
      s,
    )
  }
  return svg
}

function drawBareTree({ x, y, size, stem, r }) {
  const drawBranch = (px, py, angle, len, depth) => {
    const [ex, ey] = [px + Math.cos(angle) * len, py + Math.sin(angle) * len]
    const self = svgLine(
      `M${roundCoordinate(px)} ${roundCoordinate(py)}L${roundCoordinate(ex)} ${roundCoordinate(ey)}`,
      stem,
      Math.max(1.5, len * 0.12),
    )
    return depth === 0
      ? self
      : self +
          [-1, 1]
            .map(side => drawBranch(ex, ey, angle + side * r.between(0.25, 0.6), len * r.between(0.62, 0.8), depth - 1))
            .join('')
  }
  return drawBranch(x, y, -Math.PI / 2, size * 0.32, 4)
}

function drawPalm({ x, y, size, stem, leaf, s }) {
  let svg = svgLine(
    `M${roundCoordinate(x)} ${roundCoordinate(y)}Q${roundCoordinate(x + size * 0.12)} ${roundCoordinate(y - size * 0.4)} ${roundCoordinate(x + size * 0.05)} ${roundCoordinate(y - size * 0.8)}`,
    stem,
    size * 0.05,
  )
  for (let i = 0; i < 7; i += 1) {
    const a = Math.PI + (i * Math.PI) / 6
    const [ex, ey] = [
      x + size * 0.05 + Math.cos(a) * size * 0.36,
      y - size * 0.8 + Math.sin(a) * size * 0.2 + size * 0.1,
    ]
    svg += svgPath(
      `M${roundCoordinate(x + size * 0.05)} ${roundCoordinate(y - size * 0.8)}Q${roundCoordinate((x + ex) / 2)} ${roundCoordinate(ey - size * 0.24)} ${roundCoordinate(ex)} ${roundCoordinate(ey)}Q${roundCoordinate((x + ex) / 2)} ${roundCoordinate(ey - size * 0.1)} ${roundCoordinate(x + size * 0.05)} ${roundCoordinate(y - size * 0.8)}Z`,
      leaf,
      s,
    )
  }
  return svg
}

function drawBirch({ x, y, size, leaf, s, r }) {
  return (
    svgRect(x - size * 0.025, y - size * 0.95, size * 0.05, size * 0.95, '#efe9dc', s) +
    [0.15, 0.3, 0.42, 0.6, 0.72]
      .map(f =>
        svgLine(
          `M${roundCoordinate(x - size * 0.02)} ${roundCoordinate(y - size * f)}h${roundCoordinate(size * 0.025)}`,
          '#2b2b2b',
          2,
        ),
      )
      .join('') +
    svgPath(createIrregularShapePath(x, y - size * 0.8, size * 0.2, size * 0.26, r), leaf, s)
  )
}

function drawRoundTree({ x, y, size, stem, leaf, s, r }) {
  return (
    svgPath(
      `M${roundCoordinate(x - size * 0.04)} ${roundCoordinate(y)}L${roundCoordinate(x - size * 0.02)} ${roundCoordinate(y - size * 0.5)}H${roundCoordinate(x + size * 0.02)}L${roundCoordinate(x + size * 0.05)} ${roundCoordinate(y)}Z`,
      stem,
      s,
    ) + svgPath(createIrregularShapePath(x, y - size * 0.66, size * 0.3, size * 0.34, r, 10), leaf, s)
  )
}

const treeDrawings = { pine: drawPine, bare: drawBareTree, palm: drawPalm, birch: drawBirch, round: drawRoundTree }

/** Draws a tree that stands at (x, y). `kind` is 'round', 'pine', 'bare', 'palm' or 'birch'. `leaf` is a color. */
export function drawSceneryTree(c, x, y, size, kind, leaf) {
  return treeDrawings[kind]({ x, y, size, stem: c.p.wood, leaf, s: getOutline(c), r: c.r })
}
