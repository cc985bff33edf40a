import { formatInteger } from './formatInteger'

/** The texts of a language, by nested keys. */
export type Texts = { [key: string]: string | Texts }
/** What is put into a text; `count` also chooses its plural. */
export type Values = Record<string, unknown>

/**
 * The text of a key, with its values put in, or undefined when there is none. A key with a `count` ends in the plural form
 * of the language: `books_one`, `books_few`, `books_other`.
 * @param key  dotted, such as `page.login.title`
 */
export function lookUpText(texts: Texts, code: string, key: string, values: Values = {}): string | undefined {
  const { count } = values
  const forms = typeof count === 'number' ? [`${key}_${pluralRules(code).select(count)}`, `${key}_other`, key] : [key]
  const text = forms.map(form => found(texts, form)).find(one => one !== undefined)
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => written(code, name, values[name]))
}

/** Both, where the second wins. */
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

/** Characters that change the direction of the text behind them; a name could rearrange the sentence around it. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** A name that runs the other way than the sentence keeps its own order in it, and the sentence keeps its. */
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
