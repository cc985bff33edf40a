const viewportLengthPattern = /^([+-]?[\d.]+(?:e[+-]?\d+)?)[sld]?v(w|h|i|b|min|max)$/i
const unitOfLogicalUnit: Readonly<Record<string, string>> = { i: 'w', b: 'h' }

/** Viewport unit without the prefix `v`, for example `w` for `vw`. */
type ViewportUnitSuffix = 'w' | 'h' | 'min' | 'max'

/**
 * Replaces a length in a viewport unit by a length that is relative to the page. The viewport of a chapter is as large
 * as the chapter itself. With viewport units, an element would enlarge the viewport, and the larger viewport would
 * enlarge the element again.
 * @param text CSS number with its unit
 * @returns the new length, or the same text if the unit is not a viewport unit
 */
export function replaceViewportUnit(text: string): string {
  const [, count, name] = viewportLengthPattern.exec(text) ?? []
  if (count === undefined || name === undefined) return text
  const unit = name.toLowerCase()
  return `calc(${count} * var(--longbox-v${unitOfLogicalUnit[unit] ?? unit}))`
}

/**
 * Creates the CSS rule that sets a custom property for each viewport unit. For example, `--longbox-vw` is a hundredth
 * of the width of a page. {@link replaceViewportUnit} inserts these custom properties into lengths.
 * @param page size of the text area of a page in CSS px
 */
export function createViewportUnitVariablesCssRule({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): string {
  const sizes: Readonly<Record<ViewportUnitSuffix, number>> = {
    w: width,
    h: height,
    min: Math.min(width, height),
    max: Math.max(width, height),
  }
  const declarations = Object.entries(sizes).map(([unit, size]) => `--longbox-v${unit}: ${size / 100}px !important;`)
  return `:root { ${declarations.join(' ')} }`
}
