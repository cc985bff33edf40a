/** Returns an SVG drawing with the given size in CSS pixels. */
export const createSvgMarkup = (width: number, height: number, content = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}<rect width="${width / 2}" height="${height}" fill="teal"/></svg>`

/** Wide image of an EPUB, and the markup that shows it. */
export const wideImageFile = {
  path: 'wide.svg',
  use: 'file' as const,
  type: 'image/svg+xml',
  body: createSvgMarkup(1600, 500),
}
export const wideImageMarkup = '<img src="wide.svg" alt=""/>'

/** Returns a MathML formula that consists of a single long line. */
export const createFormulaMarkup = (terms: number) =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${'<msub><mi>x</mi><mn>1</mn></msub><mo>+</mo>'.repeat(terms)}<mi>y</mi></mrow></math>`

/** Returns a `pre` element whose lines are wider than a page. */
export const createPreformattedMarkup = (lines: number) => `<pre>${`${'wide '.repeat(30)}\n`.repeat(lines)}</pre>`
