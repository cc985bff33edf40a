/** Rounds a coordinate to one decimal place, so that the output is short. */
export const roundCoordinate = value => Math.round(value * 10) / 10

/**
 * Creates an SVG element. Omits attributes that are undefined, null or false. Rounds numbers like `roundCoordinate`.
 * Converts attribute names, except `viewBox`, from camelCase to kebab-case.
 * @throws Error when `fill` is present but undefined, because SVG would then fill the shape with black
 */
export function svgElement(name, attributes, content = '') {
  if ('fill' in attributes && attributes.fill === undefined) throw new Error(`A ${name} has no colour.`)
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(
      ([key, value]) =>
        ` ${key === 'viewBox' ? key : key.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`)}="${typeof value === 'number' ? roundCoordinate(value) : value}"`,
    )
    .join('')
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`
}

export const svgRect = (x, y, w, h, fill, more = {}) => svgElement('rect', { x, y, width: w, height: h, fill, ...more })
export const svgCircle = (cx, cy, r, fill, more = {}) => svgElement('circle', { cx, cy, r, fill, ...more })
export const svgEllipse = (cx, cy, rx, ry, fill, more = {}) => svgElement('ellipse', { cx, cy, rx, ry, fill, ...more })
export const svgPath = (d, fill, more = {}) => svgElement('path', { d, fill, ...more })
export const svgLine = (d, stroke, width, more = {}) =>
  svgElement('path', {
    d,
    fill: 'none',
    stroke,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...more,
  })
export const svgPolygon = (points, fill, more = {}) =>
  svgElement('polygon', {
    points: points.map(p => `${roundCoordinate(p[0])},${roundCoordinate(p[1])}`).join(' '),
    fill,
    ...more,
  })
export const svgGroup = (content, more = {}) => svgElement('g', more, content)
export const svgTransformedGroup = (x, y, content, scaleX = 1, scaleY = scaleX, turn = 0) =>
  `<g transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)})${turn ? ` rotate(${roundCoordinate(turn)})` : ''}${scaleX !== 1 || scaleY !== 1 ? ` scale(${Math.round(scaleX * 1000) / 1000} ${Math.round(scaleY * 1000) / 1000})` : ''}">${content}</g>`

/** Returns the path of a smooth curve through points, open or closed. The curve consists of cubic Bézier segments. */
export function createSmoothCurvePath(points, closed = false) {
  const at = i =>
    closed ? points[(i + points.length) % points.length] : points[Math.max(0, Math.min(points.length - 1, i))]
  let d = `M${roundCoordinate(points[0][0])} ${roundCoordinate(points[0][1])}`
  const last = closed ? points.length : points.length - 1
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${roundCoordinate(p1[0] + (p2[0] - p0[0]) / 6)} ${roundCoordinate(p1[1] + (p2[1] - p0[1]) / 6)} ${roundCoordinate(p2[0] - (p3[0] - p1[0]) / 6)} ${roundCoordinate(p2[1] - (p3[1] - p1[1]) / 6)} ${roundCoordinate(p2[0])} ${roundCoordinate(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

export const escapeXml = text =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Returns an SVG text element. Its font, by default Noto Sans, must be installed on this computer. */
export const svgTextElement = (x, y, size, text, fill, more = {}) =>
  svgElement('text', { x, y, fontSize: size, fill, fontFamily: 'Noto Sans', ...more }, escapeXml(text))

export const svgDocument = (w, h, content, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${defs ? `<defs>${defs}</defs>` : ''}${content}</svg>`
