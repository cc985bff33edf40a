import { svgCircle, svgEllipse, svgLine, svgPath, svgRect } from '../svgElements.mjs'

/**
 * Functions that draw an object in the hand of a figure, by name of the object. The figure is 100 units high, and its
 * hand is at (0, 0). Each function takes the colors of the palette, the line color `ink`, and the SVG attributes `line`
 * for outlines.
 */
export const handHeldObjectDrawings = {
  book: s => svgPath('M-7 -4Q-3 -7 0 -4Q4 -7 8 -5L8 6Q4 4 0 7Q-4 4 -7 6Z', s.b, s.line),
  letter: s => svgRect(-3, -7, 13, 9, '#fbf5e6', s.line) + svgLine('M-3 -7L3.5 -1.5L10 -7', s.ink, 0.7),
  cup: s => svgPath('M0 -6H9V1Q9 4 6 4H3Q0 4 0 1Z', '#fff', s.line) + svgLine('M9 -4Q13 -3 9 1', s.ink, 1),
  lantern: s =>
    svgLine('M1 0V6', s.ink, 1) +
    svgCircle(1, 11, 15, s.light, { 'fill-opacity': 0.25 }) +
    svgRect(-3, 6, 8, 10, s.light, s.line),
  umbrella: s =>
    svgLine('M1 6V-34', s.ink, 1.2) +
    svgPath(
      'M-24 -28Q-20 -50 1 -50Q22 -50 26 -28Q20 -33 14 -28Q8 -33 1 -28Q-6 -33 -12 -28Q-18 -33 -24 -28Z',
      s.b,
      s.line,
    ),
  box: s => svgRect(-8, -10, 20, 16, s.wood, s.line) + svgLine('M-8 -4H12M2 -10V6', s.ink, 0.8),
  phone: s => svgRect(-1.5, -6, 5, 10, s.dark, s.line),
  flag: s => svgLine('M1 6V-26', s.ink, 1.2) + svgPath('M1 -26Q10 -30 20 -25V-14Q10 -18 1 -14Z', s.b, s.line),
  wrench: _s =>
    svgLine('M-2 6L8 -12', '#8b97a3', 3) + svgCircle(9, -14, 3.6, 'none', { stroke: '#8b97a3', 'stroke-width': 2.4 }),
  tray: s =>
    svgPath('M-10 -3H14L12 0H-8Z', '#aeb9c2', s.line) +
    svgEllipse(2, -5, 6, 3, s.sun, s.line) +
    svgRect(7, -9, 4, 6, '#fff', s.line),
  map: s =>
    svgPath('M-8 -6L0 -9L8 -6L15 -9V4L8 7L0 4L-8 7Z', '#f5e8c4', s.line) + svgLine('M-4 0L2 -3L6 2L11 -2', s.b, 0.9),
  cat: s =>
    svgEllipse(4, -3, 8, 6, s.dark, s.line) + svgPath('M7 -12L9 -8L13 -8L15 -12L15 -4Q11 0 7 -4Z', s.dark, s.line),
  rod: s => svgLine('M-6 8L24 -40', s.ink, 1.2) + svgLine('M24 -40V-8', s.ink, 0.5),
  key: s =>
    svgLine('M0 0H10M7 0V4M10 0V4', s.sun, 1.6) + svgCircle(-3, 0, 3.2, 'none', { stroke: s.sun, 'stroke-width': 1.8 }),
  brush: s => svgLine('M-4 6L6 -10', s.wood, 1.6) + svgLine('M6 -10L8 -14', s.b, 2.6),
  parcel: s => svgRect(-9, -9, 20, 15, '#c99a63', s.line) + svgLine('M1 -9V6M-9 -2H11', '#f5ead2', 1.4),
}
