import { formatInteger } from './formatInteger'

/** Texts of a language as a tree of nested keys. */
export type Texts = { [key: string]: string | Texts }
/** Values interpolated into a text by name. `count` also selects the plural form. */
export type Values = Record<string, unknown>

/**
 * Looks up the text of a key and interpolates its values. With a `count`, the key is tried with the plural form of the language first, for
 * example `books_few`, then `books_other`, then `books`.
 * @param code  BCP 47 tag of the language
 * @param key  dotted path, such as `page.login.title`
 * @returns undefined when there is no text
 */
export function lookUpText(texts: Texts, code: string, key: string, values: Values = {}): string | undefined {
  const { count } = values
  const forms = typeof count === 'number' ? [`${key}_${pluralRules(code).select(count)}`, `${key}_other`, key] : [key]
  const text = forms.map(form => found(texts, form)).find(one => one !== undefined)
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => written(code, name, values[name]))
}

/** Merges two text trees. Texts of the second one win. */
export function mergeTexts(texts: Texts, more: Texts): Texts {
  const all = { ...texts }
  for (const [key, value] of Object.entries(more)) {
    const before = all[key]
    all[key] = typeof value === 'object' && typeof before === 'object' ? mergeTexts(before, value) : value
  }
  return all
}

function found(texts: Texts, key: string): string | undefined {
  let place: string | Texts | undefined = texts
  for (const part of key.split('.')) {
    if (typeof place !== 'object' || !Object.hasOwn(place, part)) return undefined
    place = place[part]
  }
  return typeof place === 'string' && place !== '' ? place : undefined
}

function written(code: string, name: string, value: unknown): string {
  if (name === 'count' && typeof value === 'number') return formatInteger(code, value)
  return value === undefined || value === null ? '' : isolated(code, String(value))
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u

/** Unicode direction controls. In a value they could reorder the sentence around it, so they are removed. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** Wraps a value in Unicode isolation marks when it has letters of the other text direction than the language. */
function isolated(code: string, value: string): string {
  const text = value.replace(directionControls, '')
  const other = /^(ar|fa|he|ur)\b/.test(code) ? leftToRight : rightToLeft
  return other.test(text) ? `\u2068${text}\u2069` : text
}

const rules = new Map<string, Intl.PluralRules>()

function pluralRules(code: string): Intl.PluralRules {
  const known = rules.get(code) ?? new Intl.PluralRules(code)
  rules.set(code, known)
  return known
}
