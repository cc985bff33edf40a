/**
 * Parses a position that the user entered: a number or a percentage, with digits of any writing system.
 * @param count number of positions
 * @returns position from 1 to `count`; undefined for other input
 */
export function parsePositionInput(text: string, count: number): number | undefined {
  const normalized = text.trim().replace(DECIMAL_DIGITS, digit => String(digitValue(digit)))
  const percentMatch = /^(\d+(?:[.,٫]\d+)?)\s*[%٪﹪％]$|^[%٪]\s*(\d+(?:[.,٫]\d+)?)$/.exec(normalized)
  if (percentMatch) {
    const percent = Number((percentMatch[1] ?? percentMatch[2] ?? '').replace(/[,٫]/, '.'))
    return percent <= 100 ? Math.max(1, Math.round((percent / 100) * count)) : undefined
  }
  const number = /^\d+$/.test(normalized) ? Number(normalized) : Number.NaN
  return number >= 1 && number <= count ? number : undefined
}

const DECIMAL_DIGITS = /\p{Nd}/gu

/** Returns the value of a digit. The digits 0 to 9 of a writing system are consecutive code points. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
