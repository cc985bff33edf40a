/** Rounds a coordinate to one decimal, for short output. */
export const n = value => Math.round(value * 10) / 10

/**
 * Creates an SVG element. Leaves out undefined attributes and converts camelCase names to kebab-case. Throws for a shape with
 * an undefined colour, which would be black.
 */
export function el(name, attributes, content = '') {
  if ('fill' in attributes && attributes.fill === undefined) throw new Error(`A ${name} has no colour.`)
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(
      ([key, value]) =>
        ` ${key === 'viewBox' ? key : key.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`)}="${typeof value === 'number' ? n(value) : value}"`,
    )
    .join('')
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`
}

export const rect = (x, y, w, h, fill, more = {}) => el('rect', { x, y, width: w, height: h, fill, ...more })
export const circle = (cx, cy, r, fill, more = {}) => el('circle', { cx, cy, r, fill, ...more })
export const oval = (cx, cy, rx, ry, fill, more = {}) => el('ellipse', { cx, cy, rx, ry, fill, ...more })
export const path = (d, fill, more = {}) => el('path', { d, fill, ...more })
export const line = (d, stroke, width, more = {}) =>
  el('path', { d, fill: 'none', stroke, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round', ...more })
export const poly = (points, fill, more = {}) =>
  el('polygon', { points: points.map(p => `${n(p[0])},${n(p[1])}`).join(' '), fill, ...more })
export const group = (content, more = {}) => el('g', more, content)
export const move = (x, y, content, scaleX = 1, scaleY = scaleX, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scaleX !== 1 || scaleY !== 1 ? ` scale(${Math.round(scaleX * 1000) / 1000} ${Math.round(scaleY * 1000) / 1000})` : ''}">${content}</g>`

/** Path of a smooth open or closed curve through points (Catmull-Rom as cubic Bézier segments). */
export function smooth(points, closed = false) {
  const at = i =>
    closed ? points[(i + points.length) % points.length] : points[Math.max(0, Math.min(points.length - 1, i))]
  let d = `M${n(points[0][0])} ${n(points[0][1])}`
  const last = closed ? points.length : points.length - 1
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

export const escaped = text =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Text element in an installed font. */
export const type = (x, y, size, text, fill, more = {}) =>
  el('text', { x, y, fontSize: size, fill, fontFamily: 'Noto Sans', ...more }, escaped(text))

/** Complete SVG document. */
export const picture = (w, h, content, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${defs ? `<defs>${defs}</defs>` : ''}${content}</svg>`
