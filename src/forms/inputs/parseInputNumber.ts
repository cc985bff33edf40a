import { toWesternDigits } from '../../language/toWesternDigits'

/**
 * Parses a number. Returns null for an empty text, and NaN for an invalid text. The decimal separator may be a point, a
 * comma or the Arabic separator. Accepts exponents with a sign, as in `1e+21`, and the digits of other scripts.
 */
export function parseInputNumber(text: string): number | null {
  const normalized = toWesternDigits(text.trim()).replace(/[,٫]/, '.')
  return normalized === '' ? null : /^-?\d+(\.\d+)?(e[+-]\d+)?$/.test(normalized) ? Number(normalized) : Number.NaN
}

/** Matches an integer with separators between groups of three digits. All separators are the same character. */
const groupedInteger = /^-?[1-9]\d{0,2}([\s.,٬'’])\d{3}(\1\d{3})*$/

/**
 * Parses a number in a field for integers. Differs from {@link parseInputNumber} in the meaning of separators: A
 * separator before each group of three digits separates thousands. For example, `1,000` and `1.000` are 1000. Returns
 * NaN for other texts with a separator, such as `1,0000` or `1.5`, because they may be mistyped. An integer with an
 * exponent, such as `1.5e+21`, may have a decimal separator. The result is never a fraction.
 */
export function parseInputInteger(text: string): number | null {
  const digits = toWesternDigits(text.trim())
  const isGrouped = groupedInteger.test(digits)
  if (!isGrouped && /[.,٫]\d+$/.test(digits)) return Number.NaN
  const number = isGrouped ? Number(digits.replace(/[^\d-]/g, '')) : parseInputNumber(digits)
  return number === null || Number.isInteger(number) ? number : Number.NaN
}

/**
 * Returns the number in a text as the server will receive it, so that the user can see how an ambiguous text such as
 * `1,250` was parsed. Returns an invalid or empty text unchanged.
 */
export function normalizeInputNumberText(text: string, parse = parseInputNumber): string {
  const number = parse(text)
  return Number.isFinite(number) ? String(number) : text
}
