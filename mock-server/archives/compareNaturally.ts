const ZERO = 0x30
const NINE = 0x39

/** Compares names in natural order, ignoring case: "Book 2" comes before "Book 10". */
export function compareNaturally(left: string, right: string): number {
  return compareLowerCaseNaturally(left.toLowerCase(), right.toLowerCase())
}

/**
 * Compares lower-case names in natural order. Creates no intermediate strings, because it must be fast: for a folder
 * with 100,000 files, the server compares names millions of times.
 */
export function compareLowerCaseNaturally(a: string, b: string): number {
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    const endA = endOfDigits(a, i)
    const endB = endOfDigits(b, j)
    const areNumbers = endA > i && endB > j
    const order = areNumbers ? compareDigits(a, i, endA, b, j, endB) : a.charCodeAt(i) - b.charCodeAt(j)
    if (order !== 0) return order
    i = areNumbers ? endA : i + 1
    j = areNumbers ? endB : j + 1
  }
  return a.length - i - (b.length - j)
}

/** Skips the digits that start at `offset`. Returns the offset of the next character that is not a digit. */
function endOfDigits(text: string, offset: number): number {
  let end = offset
  for (let code = text.charCodeAt(end); code >= ZERO && code <= NINE; code = text.charCodeAt(end)) end += 1
  return end
}

/**
 * Compares a number in the text `a` with a number in the text `b`. Each number is a range of digits of any length.
 * Ignores leading zeros.
 */
function compareDigits(a: string, startA: number, endA: number, b: string, startB: number, endB: number): number {
  let i = startA
  let j = startB
  while (i < endA && a.charCodeAt(i) === ZERO) i += 1
  while (j < endB && b.charCodeAt(j) === ZERO) j += 1
  if (endA - i !== endB - j) return endA - i - (endB - j)
  while (i < endA && a.charCodeAt(i) === b.charCodeAt(j)) {
    i += 1
    j += 1
  }
  return i === endA ? 0 : a.charCodeAt(i) - b.charCodeAt(j)
}
