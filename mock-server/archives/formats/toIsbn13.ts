const ISBN_10_PATTERN = /^(?:\d{9}[\dX]|\d{1,5}[- ]\d{1,7}[- ]\d{1,6}[- ][\dX])$/
const ISBN_13_PATTERN = /^97[89](?:\d{10}|[- ]\d{1,5}[- ]\d{1,7}[- ]\d{1,6}[- ]\d)$/

/**
 * Converts an ISBN from the metadata of a file to 13 digits. The ISBN must contain either all of its separators
 * (hyphens or spaces) or no separators. A final X must be in upper case. Returns undefined for an invalid ISBN.
 */
export function parseIsbnOfFileMetadata(text: string): string | undefined {
  const code = text.trim()
  return ISBN_10_PATTERN.test(code) || ISBN_13_PATTERN.test(code) ? toIsbn13(code) : undefined
}

/**
 * Parses an ISBN that a user enters. Requires 13 digits with a valid check digit. The digits need not begin with 978 or
 * 979. Ignores all other characters except X. Returns undefined for an invalid ISBN, for an ISBN of 10 digits, and for
 * a text that contains an X.
 */
export function parseIsbnOfEdit(text: string): string | undefined {
  const code = text.replace(/[^\dX]/g, '')
  return /^\d{13}$/.test(code) && isbn13CheckDigit(code.slice(0, 12)) === code[12] ? code : undefined
}

/**
 * Converts a valid ISBN of 10 or 13 digits to 13 digits. Hyphens and spaces are allowed. Returns undefined for an
 * invalid ISBN.
 */
export function toIsbn13(text: string): string | undefined {
  const plain = text.trim().replace(/[- ]/g, '').toUpperCase()
  if (/^97[89]\d{10}$/.test(plain)) return isbn13CheckDigit(plain.slice(0, 12)) === plain[12] ? plain : undefined
  if (!/^\d{9}[\dX]$/.test(plain)) return undefined
  const sum = [...plain].reduce((total, digit, i) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - i), 0)
  if (sum % 11 !== 0) return undefined
  const body = `978${plain.slice(0, 9)}`
  return body + isbn13CheckDigit(body)
}

function isbn13CheckDigit(body: string): string {
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}
