/** Replaces the digits of all writing systems by ASCII digits. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, digit => (digit >= '0' && digit <= '9' ? digit : String(digitValue(digit))))

/**
 * Returns the value of a digit from any writing system. Within a writing system, the digits 0 to 9 are consecutive code
 * points.
 */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0
  let distance = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - distance - 1))) distance += 1
  return distance % 10
}

const kanjiDigits = '〇一二三四五六七八九'

/**
 * Returns the value of a number in Chinese numerals. The text contains either only digits, such as `一二三`, or a number
 * up to 999 with the signs for ten and hundred. Returns undefined for all other texts.
 */
export function parseKanjiNumber(text: string): number | undefined {
  const digits = text.replaceAll('零', '〇')
  if (/^[〇一二三四五六七八九]+$/.test(digits))
    return Number([...digits].map(digit => kanjiDigits.indexOf(digit)).join(''))
  const match = /^(?:([一二三四五六七八九]?)百)?〇?(?:([一二三四五六七八九]?)十)?([一二三四五六七八九]?)$/.exec(digits)
  if (!match || digits === '') return undefined
  const [, hundreds, tens, ones = ''] = match
  const multiple = (digit: string | undefined) =>
    digit === undefined ? 0 : digit === '' ? 1 : kanjiDigits.indexOf(digit)
  return multiple(hundreds) * 100 + multiple(tens) * 10 + (ones === '' ? 0 : kanjiDigits.indexOf(ones))
}
