const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ħ: 'h', ŧ: 't' }

/** Takes the accents off letters, case kept. */
export function stripAccents(text: string): string {
  return isPlain(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('ł', 'l')
        .replaceAll('Ł', 'L')
}

/** Lowers A to Z only, as the server's database does. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, part => part.toLowerCase())
}

const MOST_KEPT = 200_000
const primaryKeys = new Map<string, string>()
const bareTexts = new Map<string, string>()

/** A text without accents, A to Z lowered: what titles are compared by when only a part is asked. */
export function foldText(text: string): string {
  const known = bareTexts.get(text)
  if (known !== undefined) return known
  if (bareTexts.size > MOST_KEPT) bareTexts.clear()
  const bare = asciiLower(stripAccents(text))
  bareTexts.set(text, bare)
  return bare
}

/** Equal for texts that differ in case and accents only (primary strength of Unicode collation). */
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
        .replace(/[ßæœøđłħŧ]/g, letter => LETTERS[letter] ?? letter)
  primaryKeys.set(text, key)
  return key
}

/** Whether a text holds only ASCII. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

const collator = new Intl.Collator('en', { sensitivity: 'variant', usage: 'sort' })

/** Unicode collation: letters first, then accents, then case. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b)
}

/** Order of the bare characters, as a database compares texts without a collation. */
export function compareBinary(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
