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

/** Removes accents from letters. Upper case and lower case stay unchanged. */
export function stripAccents(text: string): string {
  return isAscii(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('ł', 'l')
        .replaceAll('Ł', 'L')
}

/** Converts A to Z to lower case. Other letters do not change, as in the database of the real server. */
export function toLowerCaseAscii(text: string): string {
  return text.replace(/[A-Z]+/g, part => part.toLowerCase())
}

const MAX_CACHED_TEXTS = 200_000
const primaryKeyCache = new Map<string, string>()
const foldedTextCache = new Map<string, string>()

/**
 * Prepares a text for a comparison with an operator such as `contains`. Removes accents and converts A to Z to lower
 * case. Caches the results.
 */
export function foldCaseAndAccents(text: string): string {
  const cached = foldedTextCache.get(text)
  if (cached !== undefined) return cached
  if (foldedTextCache.size > MAX_CACHED_TEXTS) foldedTextCache.clear()
  const folded = toLowerCaseAscii(stripAccents(text))
  foldedTextCache.set(text, folded)
  return folded
}

/**
 * Returns a comparison key for a text. Two texts that differ only in case or accents have the same key. Caches the
 * keys.
 */
export function getPrimaryCollationKey(text: string): string {
  const cached = primaryKeyCache.get(text)
  if (cached !== undefined) return cached
  if (primaryKeyCache.size > MAX_CACHED_TEXTS) primaryKeyCache.clear()
  const key = isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßæœøđłħŧ]/g, letter => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
  primaryKeyCache.set(text, key)
  return key
}

export function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false
  return true
}

const collator = new Intl.Collator('en', { sensitivity: 'variant', usage: 'sort' })

/** Compares texts by Unicode collation: by letters, then by accents, then by case. */
export function compareByUnicodeCollation(a: string, b: string): number {
  return collator.compare(a, b)
}

/** Compares texts by their UTF-16 code units. */
export function compareByCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
