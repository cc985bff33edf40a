import { chapterLimits } from '../chapterLimits'
import { isCssFilterProperty, isCssShadowProperty } from './allowedCss'
import type { CssToken } from './tokenizeCss'

const relativeUnitPattern = /^(r?em|r?ex|r?ch|r?cap|r?ic|r?lh|[sld]?v(w|h|i|b|min|max)|cq(w|h|i|b|min|max))$/i
const pxPerAbsoluteUnit: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
}

/**
 * Properties in which large numbers can block the layout. Includes all custom properties, because `var()` can insert
 * the values of custom properties into the other properties.
 */
const countPropertyPattern =
  /^(--.*|(-ms-)?grid.*|order|orphans|widows|line-height|zoom|aspect-ratio|(-moz-)?tab-size)$/

/** Whether the numbers in a property must be limited. Examples are numbers of rows and numbers of repetitions. */
export const isCssPropertyWithLimitedNumbers = (property: string | undefined): boolean =>
  property !== undefined && countPropertyPattern.test(property)

/**
 * Limits a number in a declaration to the maximum of the property.
 * @param property name in lower case. Undefined outside of declarations.
 * @returns the number as CSS text, reduced to the maximum if it is larger
 */
export function limitCssNumber(token: CssToken, property: string | undefined): string {
  if (isCssPropertyWithLimitedNumbers(property))
    return limitCount(token, property?.includes('grid') ? chapterLimits.maxGridTracks : chapterLimits.maxStyleCount)
  return limitLength(token, maxPaintedLength(property))
}

/** Returns the upper limit in px for lengths in a filter or shadow property. Returns undefined for other properties. */
function maxPaintedLength(property: string | undefined): number | undefined {
  if (property === undefined) return undefined
  if (isCssFilterProperty(property)) return chapterLimits.maxFilterLengthPx
  return isCssShadowProperty(property) ? chapterLimits.maxShadowLengthPx : undefined
}

/**
 * Limits a length to its maximum.
 * @param maxPx maximum in px. The default is the maximum of layout lengths.
 */
function limitLength({ raw, value }: CssToken, maxPx?: number): string {
  const number = /^[+-]?[\d.]+(?:e[+-]?\d+)?/i.exec(value)?.[0] ?? ''
  const unit = value.slice(number.length)
  const amount = Number(number)
  const absolute = pxPerAbsoluteUnit[unit.toLowerCase()]
  const limit =
    absolute !== undefined
      ? (maxPx ?? chapterLimits.maxLengthPx) / absolute
      : relativeUnitPattern.test(unit)
        ? maxPx === undefined
          ? chapterLimits.maxLengthEm
          : maxPx / 16
        : unit === '%'
          ? chapterLimits.maxLengthPercent
          : Number.POSITIVE_INFINITY
  return Math.abs(amount) > limit ? `${Math.sign(amount) * Math.floor(limit)}${unit}` : raw
}

function limitCount(token: CssToken, max: number): string {
  const amount = Number(token.value)
  if (Number.isNaN(amount)) return limitLength(token)
  return Math.abs(amount) > max ? String(Math.sign(amount) * max) : token.raw
}
