import { toWesternDigits } from '../../language/toWesternDigits'

/**
 * Parses a number. Returns null for an empty text, and NaN for an invalid text. The decimal separator may be a point, a
 * comma or the Arabic separator. Accepts exponents with a sign, as in `1e+21`, and the digits of other scripts.
 */
export function parseInputNumber(text: string): number | null {
  const normalized = toWesternDigits(text.trim()).replace(/[,٫]/, '.')
  return normalized === '' ? null : /^-?\d+(\.\d+)?(e[+-]\d+)?$/.test(normalized) ? Number(normalized) : Number.NaN
}
