import { formatNumber } from './formatNumber'

/** Texts of a language as nested objects. A key such as `page.title` is a path in these objects. */
export type TranslationTree = { [key: string]: string | TranslationTree }
/**
 * Values for the placeholders of a text, by placeholder name. `count` also selects the plural form. Numbers are
 * formatted in the language of the text. A number without digit groups, such as a year or port, must be a string.
 */
export type InterpolationValues = Record<string, unknown>

/**
 * Returns the text of a key with its placeholders replaced. If `values` contains a `count`, prefers the plural form for
 * this count, such as `books_few`.
 * @param code BCP 47 tag of the language of the texts
 * @param key dotted path, such as `page.login.title`
 * @returns undefined if there is no text
 */
export function lookUpTranslation(
  texts: TranslationTree,
  code: string,
  key: string,
  values: InterpolationValues = {},
): string | undefined {
  const { count } = values
  const text =
    (typeof count === 'number' ? pluralTextAt(texts, key, pluralRules(code).select(count), count) : undefined) ??
    textAt(texts, key)
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => interpolatedValue(code, values[name]))
}

/** Merges two trees of texts. If both trees contain a key, the text of the second tree is used. */
export function mergeTranslationTrees(texts: TranslationTree, overrides: TranslationTree): TranslationTree {
  const merged = { ...texts }
  for (const [key, value] of Object.entries(overrides)) {
    const existing = merged[key]
    merged[key] =
      typeof value === 'object' && typeof existing === 'object' ? mergeTranslationTrees(existing, value) : value
  }
  return merged
}

const numberPattern = /\{\{\s*(count|number)\b/

/**
 * Returns the text of a plural form. Exception: if the text of the form `one` contains no number and `count` is not 1,
 * returns the text of the form `other`. For example, in Russian, the form `one` also applies to 21, but the text "a
 * book" would be wrong for 21.
 */
function pluralTextAt(texts: TranslationTree, key: string, form: string, count: number): string | undefined {
  const other = textAt(texts, `${key}_other`)
  const text = textAt(texts, `${key}_${form}`) ?? other
  return form === 'one' && count !== 1 && text && !numberPattern.test(text) ? other : text
}

function textAt(texts: TranslationTree, key: string): string | undefined {
  let node: string | TranslationTree | undefined = texts
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined
    node = node[part]
  }
  return typeof node === 'string' && node !== '' ? node : undefined
}

function interpolatedValue(code: string, value: unknown): string {
  if (typeof value === 'number') return formatNumber(code, value)
  return value === undefined || value === null ? '' : isolateDirection(code, String(value))
}

const rtlLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const ltrLetter = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u

/**
 * Matches Unicode characters that control the text direction. Such characters in a value could reorder the sentence
 * around the value.
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Removes the characters of `directionControls` from a value. Adds Unicode isolation marks around a value with letters
 * of the opposite text direction, for example a Hebrew title in an English sentence.
 */
function isolateDirection(code: string, value: string): string {
  const text = value.replace(directionControls, '')
  const oppositeLetter = /^(ar|fa|he|ur)\b/.test(code) ? ltrLetter : rtlLetter
  return oppositeLetter.test(text) ? `\u2068${text}\u2069` : text
}

const pluralRulesByLocale = new Map<string, Intl.PluralRules>()

function pluralRules(code: string): Intl.PluralRules {
  const rules = pluralRulesByLocale.get(code) ?? new Intl.PluralRules(code)
  pluralRulesByLocale.set(code, rules)
  return rules
}
