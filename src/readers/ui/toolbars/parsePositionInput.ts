/**
 * Parses the page that the user entered as a number or a percentage. Accepts the digits of all scripts, and
 * separators of thousands.
 * @param count number of pages
 * @returns page from 1 to `count`, or undefined if the text is not a valid page
 */
export function parsePositionInput(text: string, count: number): number | undefined {
  const normalized = text.trim().replace(DECIMAL_DIGITS, digit => String(digitValue(digit)))
  const percentMatch = /^(\d+(?:[.,٫]\d+)?)\s*[%٪﹪％]$|^[%٪]\s*(\d+(?:[.,٫]\d+)?)$/.exec(normalized)
  if (percentMatch) {
    const percent = Number((percentMatch[1] ?? percentMatch[2] ?? '').replace(/[,٫]/, '.'))
    return percent <= 100 ? Math.max(1, Math.round((percent / 100) * count)) : undefined
  }
  const isNumber = /^\d+$|^\d{1,3}(?:[\s.,٬'’]\d{3})+$/.test(normalized)
  const number = isNumber ? Number(normalized.replace(/\D/g, '')) : Number.NaN
  return number >= 1 && number <= count ? number : undefined
}

const DECIMAL_DIGITS = /\p{Nd}/gu

/**
 * Returns the numeric value of a digit of any script. In Unicode, the digits 0 to 9 of a script have consecutive code
 * points.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
