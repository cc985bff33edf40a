/** Matches languages that may use non-Western digits. In all others, `String` formats integers below 1000 correctly. */
const ownDigits =
  /^(ar|as|bgn|bn|bho|brx|ccp|ckb|dz|fa|hi|ks|lrc|mai|mni|mr|my|mzn|ne|ps|raj|sa|sat|sd|shn|ur|uz)\b|-u-/

/**
 * Formats a number in a language, like `Intl.NumberFormat`.
 * @param code  BCP 47 language tag
 */
export function formatInteger(code: string, value: number): string {
  const isPlain = Number.isInteger(value) && value < 1000 && (value > 0 || Object.is(value, 0))
  return isPlain && !ownDigits.test(code) ? String(value) : numberFormat(code).format(value)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Returns the `Intl.NumberFormat` of a language, created on first use because creating it is slow. */
function numberFormat(code: string): Intl.NumberFormat {
  const known = formats.get(code) ?? new Intl.NumberFormat(code)
  formats.set(code, known)
  return known
}
