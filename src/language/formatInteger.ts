/**
 * Languages that may write numbers with digits of their own; every other writes whole numbers below a thousand as
 * JavaScript does.
 */
const ownDigits =
  /^(ar|as|bgn|bn|bho|brx|ccp|ckb|dz|fa|hi|ks|lrc|mai|mni|mr|my|mzn|ne|ps|raj|sa|sat|sd|shn|ur|uz)\b|-u-/

/** A number as the language writes it. */
export function formatInteger(code: string, value: number): string {
  const isPlain = Number.isInteger(value) && value < 1000 && (value > 0 || Object.is(value, 0))
  return isPlain && !ownDigits.test(code) ? String(value) : numberFormat(code).format(value)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Made once for each language, and only when it is needed: the first of a page takes longer than drawing a shelf. */
function numberFormat(code: string): Intl.NumberFormat {
  const known = formats.get(code) ?? new Intl.NumberFormat(code)
  formats.set(code, known)
  return known
}
