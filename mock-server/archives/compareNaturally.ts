const NUMBER_OR_CHARACTER = /\d+|\D/gu

/** Compares names in natural order, ignoring case: "Book 2" comes before "Book 10". */
export function compareNaturally(left: string, right: string): number {
  const a = left.toLowerCase().match(NUMBER_OR_CHARACTER) ?? []
  const b = right.toLowerCase().match(NUMBER_OR_CHARACTER) ?? []
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareParts(a[i] ?? '', b[i] ?? '')
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareParts(a: string, b: string): number {
  if (a === b) return 0
  if (!isNumber(a) || !isNumber(b)) return a < b ? -1 : 1
  const x = a.replace(/^0+/, '')
  const y = b.replace(/^0+/, '')
  if (x.length !== y.length) return x.length - y.length
  return x === y ? 0 : x < y ? -1 : 1
}

function isNumber(part: string): boolean {
  return part >= '0' && part < ':'
}
