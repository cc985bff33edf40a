import { drawHouses } from '../scenery/drawHouses.mjs'
import { drawSky } from '../scenery/drawSky.mjs'
import { getOutline } from '../scenery/getOutline.mjs'
import { roundCoordinate, svgEllipse, svgLine, svgPath, svgRect } from '../svgElements.mjs'

export const drawFloor = (c, y, fill = c.p.ground) => svgRect(-4, y, c.w + 8, c.h - y + 4, fill, getOutline(c))
export const drawWallpaper = c => svgRect(-4, -4, c.w + 8, c.h + 8, c.p.wall)

export function drawWindow(c, x, y, w, h) {
  const inner = { ...c, w, h, mods: new Set([...c.mods, 'clear']) }
  const id = `v${Math.round(x)}${Math.round(y)}${Math.round(w)}${c.id}`
  return `<clipPath id="${id}"><rect x="0" y="0" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}"/></clipPath><g transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)})"><g clip-path="url(#${id})">${drawSky(inner, h)}${drawHouses(inner, h, h * 0.4, c.p.far, { outline: false, wide: [26, 50], windows: false })}</g>${svgRect(0, 0, w, h, 'none', { stroke: c.p.wood, 'stroke-width': 9 })}${svgLine(`M${roundCoordinate(w / 2)} 0V${roundCoordinate(h)}M0 ${roundCoordinate(h * 0.45)}H${roundCoordinate(w)}`, c.p.wood, 5)}</g>`
}

export function drawBookshelf(c, x, y, w, h, rows) {
  const { p, r } = c
  let svg = svgRect(x, y, w, h, p.wood, getOutline(c))
  for (let i = 0; i < rows; i += 1) {
    const top = y + (h * i) / rows + 6
    const high = h / rows - 10
    svg += svgRect(x + 6, top, w - 12, high, p.dark)
    let bx = x + 9
    while (bx < x + w - 20) {
      const bw = r.between(8, 17)
      const bh = high * r.between(0.66, 0.95)
      if (r.chance(0.9))
        svg += svgRect(
          bx,
          top + high - bh,
          bw,
          bh,
          r.pick([p.a, p.b, p.paper, p.sun, p.mid, p.light]),
          c.ink ? { stroke: c.ink, 'stroke-width': c.pen * 0.5 } : {},
        )
      bx += bw + 1
    }
  }
  return svg
}

export const drawPendantLamp = (c, x, length) =>
  svgLine(`M${roundCoordinate(x)} -4V${roundCoordinate(length)}`, c.p.dark, 3) +
  svgPath(
    `M${roundCoordinate(x - 34)} ${roundCoordinate(length + 26)}Q${roundCoordinate(x - 28)} ${roundCoordinate(length)} ${roundCoordinate(x)} ${roundCoordinate(length)}Q${roundCoordinate(x + 28)} ${roundCoordinate(length)} ${roundCoordinate(x + 34)} ${roundCoordinate(length + 26)}Z`,
    c.p.b,
    getOutline(c),
  ) +
  svgEllipse(x, length + 27, 18, 7, c.p.light)
export const drawPicture = (c, x, y, w, h, fill) =>
  svgRect(x, y, w, h, c.p.paper, getOutline(c)) +
  svgRect(x + 7, y + 7, w - 14, h - 14, fill) +
  svgPath(
    `M${roundCoordinate(x + 7)} ${roundCoordinate(y + h - 7)}L${roundCoordinate(x + w * 0.4)} ${roundCoordinate(y + h * 0.4)}L${roundCoordinate(x + w - 7)} ${roundCoordinate(y + h - 7)}Z`,
    c.p.mid,
  )
