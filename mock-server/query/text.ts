const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
}

/** Removes accents and keeps the case. */
export function stripAccents(text: string): string {
  return isPlain(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('ł', 'l')
        .replaceAll('Ł', 'L')
}

/** Converts A to Z to lower case and leaves other letters, as the database of the server does. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, part => part.toLowerCase())
}

const MOST_KEPT = 200_000
const primaryKeys = new Map<string, string>()
const bareTexts = new Map<string, string>()

/** Text without accents and with A to Z in lower case, cached. Substring filters compare titles in this form. */
export function foldCaseAndAccents(text: string): string {
  const known = bareTexts.get(text)
  if (known !== undefined) return known
  if (bareTexts.size > MOST_KEPT) bareTexts.clear()
  const bare = asciiLower(stripAccents(text))
  bareTexts.set(text, bare)
  return bare
}

/** Key that is equal for texts that differ only in case and accents (primary strength of Unicode collation), cached. */
export function primaryKey(text: string): string {
  const known = primaryKeys.get(text)
  if (known !== undefined) return known
  if (primaryKeys.size > MOST_KEPT) primaryKeys.clear()
  const key = isPlain(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßæœøđłħŧ]/g, letter => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
  primaryKeys.set(text, key)
  return key
}

/** Whether a text contains only ASCII characters. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

const collator = new Intl.Collator('en', { sensitivity: 'variant', usage: 'sort' })

/** Compares texts by Unicode collation: letters first, then accents, then case. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b)
}

/** Compares texts by code unit, as a database without collation does. */
export function compareBinary(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
