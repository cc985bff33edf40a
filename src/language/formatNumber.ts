/** Matches languages that may use non-Western digits. In all others, `String` formats integers below 1000 correctly. */
const nativeDigitLanguages =
  /^(ar|as|bgn|bn|bho|brx|ccp|ckb|dz|fa|hi|ks|lrc|mai|mni|mr|my|mzn|ne|ps|raj|sa|sat|sd|shn|ur|uz)\b|-u-/

/**
 * Formats a number in a language, like `Intl.NumberFormat`.
 * @param code  BCP 47 language tag
 */
export function formatNumber(code: string, value: number): string {
  const isPlain = Number.isInteger(value) && value < 1000 && (value > 0 || Object.is(value, 0))
  return isPlain && !nativeDigitLanguages.test(code) ? String(value) : cachedNumberFormat(code).format(value)
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Returns the `Intl.NumberFormat` of a language, created on first use because creating it is slow. */
function cachedNumberFormat(code: string): Intl.NumberFormat {
  const format = numberFormats.get(code) ?? new Intl.NumberFormat(code)
  numberFormats.set(code, format)
  return format
}
