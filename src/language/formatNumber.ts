/** Matches the tags of languages that may use other digits than 0 to 9. */
const nativeDigitLanguages =
  /^(ar|as|bgn|bn|bho|brx|ccp|ckb|dz|fa|hi|ks|lrc|mai|mni|mr|my|mzn|ne|ps|raj|sa|sat|sd|shn|ur|uz)\b|-u-/

/**
 * Formats a number in a language. Faster than `Intl.NumberFormat`, with the same result.
 * @param code BCP 47 language tag
 */
export function formatNumber(code: string, value: number): string {
  const isPlain = Number.isInteger(value) && value < 1000 && (value > 0 || Object.is(value, 0))
  return isPlain && !nativeDigitLanguages.test(code) ? String(value) : cachedNumberFormat(code).format(value)
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Returns a cached `Intl.NumberFormat`, because its creation is slow. */
function cachedNumberFormat(code: string): Intl.NumberFormat {
  const format = numberFormats.get(code) ?? new Intl.NumberFormat(code)
  numberFormats.set(code, format)
  return format
}
