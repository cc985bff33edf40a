/**
 * Parses a position entered by the user: a number, or a percentage with a percent sign of any script.
 * @param of  number of positions
 * @returns position from 1 to `of`; undefined for other input
 */
export function parseGoToInput(text: string, of: number): number | undefined {
  const plain = text.trim().replace(digits, digit => String(worthOf(digit)))
  const share = /^(\d+(?:[.,٫]\d+)?)\s*[%٪﹪％]$|^[%٪]\s*(\d+(?:[.,٫]\d+)?)$/.exec(plain)
  if (share) {
    const percent = Number((share[1] ?? share[2] ?? '').replace(/[,٫]/, '.'))
    return percent <= 100 ? Math.max(1, Math.round((percent / 100) * of)) : undefined
  }
  const number = /^\d+$/.test(plain) ? Number(plain) : Number.NaN
  return number >= 1 && number <= of ? number : undefined
}

const digits = /\p{Nd}/gu

/** Value of a digit of any script: Unicode digits form runs of ten that start at zero. */
function worthOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
