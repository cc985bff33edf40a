import { getOutline } from '../scenery/getOutline.mjs'
import { roundCoordinate, svgCircle, svgEllipse, svgLine, svgPath, svgRect } from '../svgElements.mjs'
import { drawBookshelf, drawFloor, drawPendantLamp, drawPicture, drawWallpaper, drawWindow } from './roomElements.mjs'

/**
 * Functions that draw rooms and other indoor places, by name of the place. The comment of `drawingFunctionsByPlace`
 * explains the parameter and the result.
 */
export const drawingFunctionsByIndoorPlace = {
  room: c => {
    const { w, h, p } = c
    return {
      back:
        drawWallpaper(c) +
        drawWindow(c, w * 0.56, h * 0.14, w * 0.3, h * 0.4) +
        drawPicture(c, w * 0.12, h * 0.2, w * 0.16, h * 0.18, p.a) +
        drawFloor(c, h * 0.78) +
        svgRect(0, h * 0.75, w, h * 0.03, p.wood) +
        svgEllipse(w * 0.5, h * 0.92, w * 0.36, h * 0.05, p.b),
      ground: 0.94,
    }
  },
  office: c => {
    const { w, h } = c
    return {
      back:
        drawWallpaper(c) +
        drawWindow(c, w * 0.1, h * 0.1, w * 0.34, h * 0.44) +
        drawBookshelf(c, w * 0.62, h * 0.12, w * 0.32, h * 0.62, 4) +
        drawPendantLamp(c, w * 0.5, h * 0.1) +
        drawFloor(c, h * 0.78),
      ground: 0.93,
      front:
        svgRect(w * 0.06, h * 0.83, w * 0.5, h * 0.2, c.p.wood, getOutline(c)) +
        svgRect(w * 0.04, h * 0.81, w * 0.54, h * 0.03, c.p.near, getOutline(c)) +
        svgRect(w * 0.12, h * 0.785, w * 0.12, h * 0.025, c.p.paper, getOutline(c)),
    }
  },
  library: c => {
    const { w, h } = c
    return {
      back:
        drawWallpaper(c) +
        drawBookshelf(c, -10, h * 0.04, w * 0.3, h * 0.8, 5) +
        drawBookshelf(c, w * 0.7, h * 0.04, w * 0.34, h * 0.8, 5) +
        drawWindow(c, w * 0.36, h * 0.1, w * 0.28, h * 0.46) +
        drawFloor(c, h * 0.82) +
        drawPendantLamp(c, w * 0.5, h * 0.04),
      ground: 0.95,
    }
  },
  shop: c => {
    const { w, h, p } = c
    return {
      back:
        drawWallpaper(c) +
        drawBookshelf(c, w * 0.05, h * 0.12, w * 0.4, h * 0.5, 4) +
        drawBookshelf(c, w * 0.55, h * 0.12, w * 0.4, h * 0.5, 4) +
        drawPendantLamp(c, w * 0.3, h * 0.02) +
        drawPendantLamp(c, w * 0.7, h * 0.02) +
        drawFloor(c, h * 0.8),
      ground: 0.93,
      front:
        svgRect(-4, h * 0.84, w * 0.62, h * 0.2, p.wood, getOutline(c)) +
        svgRect(-4, h * 0.81, w * 0.66, h * 0.035, p.near, getOutline(c)),
    }
  },
  diner: c => {
    const { w, h, p, r } = c
    const stars = Array.from({ length: 30 }, () =>
      svgCircle(r.between(0.05, 0.95) * w, r.between(0.12, 0.44) * h, r.between(0.8, 2.2), '#fff'),
    ).join('')
    const stools = [0.2, 0.45, 0.7, 0.95]
      .map(
        f =>
          svgLine(`M${roundCoordinate(w * f)} ${roundCoordinate(h * 0.82)}V${roundCoordinate(h * 0.98)}`, p.dark, 6) +
          svgEllipse(w * f, h * 0.81, w * 0.05, h * 0.02, p.a, getOutline(c)),
      )
      .join('')
    return {
      back:
        drawWallpaper(c) +
        svgRect(w * 0.04, h * 0.1, w * 0.92, h * 0.36, p.sky[0], { rx: 18, stroke: p.paper, 'stroke-width': 8 }) +
        stars +
        svgCircle(w * 0.76, h * 0.36, h * 0.1, p.b) +
        svgLine(
          `M${roundCoordinate(w * 0.35)} ${roundCoordinate(h * 0.1)}V${roundCoordinate(h * 0.46)}M${roundCoordinate(w * 0.65)} ${roundCoordinate(h * 0.1)}V${roundCoordinate(h * 0.46)}`,
          p.paper,
          7,
        ) +
        svgRect(-4, h * 0.52, w + 8, h * 0.05, p.b) +
        drawPendantLamp(c, w * 0.2, h * 0.02) +
        drawPendantLamp(c, w * 0.8, h * 0.02) +
        drawFloor(c, h * 0.84) +
        Array.from({ length: 8 }, (_, i) =>
          svgRect((w * i) / 8, h * 0.84, w / 16, h * 0.2, p.paper, { opacity: 0.5 }),
        ).join(''),
      ground: 0.94,
      front:
        svgRect(-4, h * 0.78, w + 8, h * 0.035, p.paper, getOutline(c)) +
        svgRect(-4, h * 0.815, w + 8, h * 0.2, p.a, getOutline(c)) +
        svgRect(-4, h * 0.87, w + 8, 7, p.light) +
        (c.mods.has('stools') ? stools : ''),
    }
  },
  cabin: c => {
    const { w, h, p } = c
    const boards = Array.from({ length: 10 }, (_, i) =>
      svgLine(`M${roundCoordinate((w * i) / 9)} 0V${roundCoordinate(h * 0.8)}`, p.near, c.pen),
    ).join('')
    return {
      back:
        drawWallpaper(c) +
        boards +
        svgCircle(w * 0.26, h * 0.32, h * 0.13, p.water?.[0] ?? p.far, { stroke: p.sun, 'stroke-width': 10 }) +
        svgCircle(w * 0.74, h * 0.32, h * 0.13, p.water?.[0] ?? p.far, { stroke: p.sun, 'stroke-width': 10 }) +
        drawPendantLamp(c, w * 0.5, h * 0.06) +
        drawFloor(c, h * 0.8),
      ground: 0.93,
      front:
        svgRect(w * 0.2, h * 0.86, w * 0.6, h * 0.03, p.wood, getOutline(c)) +
        svgRect(w * 0.34, h * 0.835, w * 0.2, h * 0.025, p.paper, getOutline(c)),
    }
  },
  train: c => {
    const { w, h, p } = c
    return {
      back:
        drawWallpaper(c) +
        drawWindow(c, w * 0.08, h * 0.14, w * 0.36, h * 0.36) +
        drawWindow(c, w * 0.56, h * 0.14, w * 0.36, h * 0.36) +
        svgLine(`M0 ${roundCoordinate(h * 0.07)}H${w}`, p.wood, 6) +
        [0.2, 0.4, 0.6, 0.8]
          .map(
            f =>
              svgLine(
                `M${roundCoordinate(w * f)} ${roundCoordinate(h * 0.07)}v${roundCoordinate(h * 0.05)}`,
                p.wood,
                4,
              ) + svgCircle(w * f, h * 0.15, h * 0.03, 'none', { stroke: p.wood, 'stroke-width': 5 }),
          )
          .join('') +
        drawFloor(c, h * 0.86) +
        svgRect(w * 0.03, h * 0.62, w * 0.44, h * 0.26, p.a, { rx: 14, ...getOutline(c) }) +
        svgRect(w * 0.53, h * 0.62, w * 0.44, h * 0.26, p.a, { rx: 14, ...getOutline(c) }),
      ground: 0.95,
    }
  },
  engine: c => {
    const { w, h, p, r } = c
    const pipes = Array.from({ length: 5 }, (_, i) =>
      svgLine(
        `M${roundCoordinate(w * (0.1 + i * 0.2))} -4V${roundCoordinate(h * r.between(0.2, 0.5))}h${roundCoordinate(w * r.between(-0.1, 0.1))}V${roundCoordinate(h * 0.8)}`,
        i % 2 ? p.mid : p.far,
        16,
      ),
    ).join('')
    const dials = [0.24, 0.5, 0.78]
      .map(
        f =>
          svgCircle(w * f, h * r.between(0.25, 0.5), h * 0.07, p.paper, getOutline(c)) +
          svgLine(
            `M${roundCoordinate(w * f)} ${roundCoordinate(h * 0.38)}l${roundCoordinate(r.between(-20, 20))} -22`,
            p.b,
            4,
          ),
      )
      .join('')
    return { back: svgRect(-4, -4, w + 8, h + 8, p.near) + pipes + dials + drawFloor(c, h * 0.82), ground: 0.94 }
  },
  hall: c => {
    const { w, h, p } = c
    return {
      back:
        drawWallpaper(c) +
        Array.from({ length: 4 }, (_, i) =>
          svgPath(
            `M${roundCoordinate(w * (0.06 + i * 0.25))} ${roundCoordinate(h * 0.78)}V${roundCoordinate(h * 0.36)}Q${roundCoordinate(w * (0.135 + i * 0.25))} ${roundCoordinate(h * 0.16)} ${roundCoordinate(w * (0.21 + i * 0.25))} ${roundCoordinate(h * 0.36)}V${roundCoordinate(h * 0.78)}Z`,
            p.sky[Math.min(1, p.sky.length - 1)],
            getOutline(c),
          ),
        ).join('') +
        drawFloor(c, h * 0.78) +
        Array.from({ length: 6 }, (_, i) =>
          svgLine(
            `M${roundCoordinate(w * (0.5 + (i - 2.5) * 0.1))} ${roundCoordinate(h * 0.78)}L${roundCoordinate(w * (0.5 + (i - 2.5) * 0.34))} ${h}`,
            p.near,
            c.pen,
          ),
        ).join(''),
      ground: 0.93,
    }
  },
}
