import type { Author, WebLink } from '../generated/model.schemas'

/**
 * A validation problem: key of a message under the translation key `rule`, and the values for its placeholders. For
 * lists of rows, `at` is the row index and the member.
 */
export type Problem = { rule: string; values?: Record<string, string | number>; at?: { row: number; member: string } }

/**
 * Validates a value and returns its problem; undefined for a valid value. Implements the rules of specification section
 * 5.
 */
export type Rule<Value = unknown> = (value: Value) => Problem | undefined

const problem = (rule: string, values?: Problem['values']): Problem => (values ? { rule, values } : { rule })

/** Returns whether a value is undefined, null, blank text or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Rejects empty values. */
export const required: Rule = value => (isEmpty(value) ? problem('required') : undefined)

/** Combines rules; returns the problem of the first broken rule. */
export const everyItem = <Value>(...rules: readonly Rule<Value>[]): Rule<Value> => {
  const all: Rule<Value> = value => {
    for (const rule of rules) {
      const found = rule(value)
      if (found) return found
    }
    return undefined
  }
  if (rules.some(isRequiredRule)) demanding.add(all)
  return all
}

const demanding = new WeakSet<Rule<never>>([required])

/** Returns whether a rule is {@link required} or contains it. */
export const isRequiredRule = (rule: Rule<never>): boolean => demanding.has(rule)

type Quantity = number | null | undefined

/** Largest integer that the server accepts (32 bits). */
const largest = 2_147_483_647

/**
 * Accepts integers from a minimum; accepts empty values. Used for age rating (0), total book count (1) and task pool
 * size (1).
 */
export const integerFrom =
  (least: number): Rule<Quantity> =>
  value => {
    if (value === null || value === undefined) return undefined
    if (!Number.isInteger(value)) return problem('wholeNumber')
    if (value > largest) return problem('between', { least, most: largest })
    return value < least ? problem('atLeast', { least }) : undefined
  }

/** Accepts integers within bounds, both inclusive; accepts empty values. */
export const integerBetween =
  (least: number, most: number): Rule<Quantity> =>
  value => {
    const found = integerFrom(least)(value)
    if (found?.rule === 'wholeNumber') return found
    return found || (typeof value === 'number' && value > most) ? problem('between', { least, most }) : undefined
  }

/** Accepts TCP ports. */
export const port: Rule<Quantity> = integerBetween(1, 65_535)

/** Accepts any finite number; accepts empty values. */
export const number: Rule<Quantity> = value =>
  value === null || value === undefined || Number.isFinite(value) ? undefined : problem('number')

/** Accepts e-mail addresses by the pattern of browsers; accepts empty values. */
export const email: Rule<string> = text =>
  isEmpty(text) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()) ? undefined : problem('email')

/** Accepts only the given text, for example a repeated password. */
export const sameAs =
  (first: string): Rule<string> =>
  text =>
    text === first ? undefined : problem('identical')

/** Accepts ISBN-13 with a valid check digit, with hyphens or spaces; accepts empty values. */
export const isbn13: Rule<string> = text => {
  if (isEmpty(text)) return undefined
  const digits = text.replace(/[\s-]/g, '')
  if (!/^97[89]\d{10}$/.test(digits)) return problem('isbn')
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? undefined : problem('isbnCheckDigit')
}

/** Accepts http and https URLs; accepts empty values. */
export const webAddress: Rule<string> = text => {
  if (isEmpty(text)) return undefined
  if (!URL.canParse(text.trim())) return problem('url')
  return /^https?:\/\/[^/]/i.test(text.trim()) ? undefined : problem('urlScheme')
}

/** Accepts existing dates as YYYY-MM-DD; accepts empty values. */
export const isoDate: Rule<string | null> = text => {
  if (text === null || isEmpty(text)) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return problem('date')
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? problem('date') : undefined
}

/** Accepts BCP 47 tags that start with a language of two or three letters; accepts empty values. */
export const languageTag: Rule<string> = text => {
  if (isEmpty(text)) return undefined
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim())
    return /^[a-z]{2,3}(?:-|$)/.test(tag) ? undefined : problem('language')
  } catch {
    return problem('language')
  }
}

/** Rejects names that are taken, regardless of case; accepts empty values. */
export const unique = (taken: Iterable<string>): Rule<string> => {
  const names = new Set([...taken].map(folded))
  return text => (names.has(folded(text)) ? problem('exists') : undefined)
}

/** Normalizes a name as the server compares names: without case and outer whitespace. */
const folded = (name: string) => name.trim().toLowerCase()

/**
 * Accepts the base path of a server: starts with `/`, contains lower-case letters, digits, `/`, `-` and `_`, and ends
 * with a letter or digit. Accepts empty values.
 */
export const basePath: Rule<string | null> = text =>
  text === null || isEmpty(text) || /^\/[a-z\d/_-]*[a-z\d]$/.test(text) ? undefined : problem('basePath')

/**
 * Accepts files up to a size.
 * @param most  maximum size in bytes
 */
export const notLargerThan =
  (most: number): Rule<Pick<Blob, 'size'>> =>
  file =>
    file.size > most ? problem('fileTooBig', { megabytes: most / 1_000_000 }) : undefined

/** Applies a rule to each member of each row; returns the first problem with its row and member. */
export const rowsOf =
  <Row extends object>(rules: { [Member in keyof Row]?: Rule<Row[Member]> }): Rule<readonly Row[]> =>
  rows => {
    for (const [row, values] of rows.entries()) {
      for (const member in rules) {
        const found = rules[member]?.(values[member])
        if (found) return { ...found, at: { row, member } }
      }
    }
    return undefined
  }

/** Rejects rows that are equal in the given members; reports the second of them. Used for authors (name and role). */
export const distinctRows =
  <Row extends object>(...members: (keyof Row & string)[]): Rule<readonly Row[]> =>
  rows => {
    const seen = new Set<string>()
    for (const [row, values] of rows.entries()) {
      const key = JSON.stringify(members.map(member => folded(String(values[member]))))
      if (seen.has(key)) return { ...problem('exists'), at: { row, member: members[0] ?? '' } }
      seen.add(key)
    }
    return undefined
  }

/** Rules for web links: a label and a valid URL. */
export const webLinks = rowsOf<WebLink>({ label: required, url: everyItem<string>(required, webAddress) })

/** Rules for authors: name and role are required and unique together. */
export const authorRows = everyItem<readonly Author[]>(
  rowsOf<Author>({ name: required, role: required }),
  distinctRows('name', 'role'),
)
