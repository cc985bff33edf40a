import type { Author, WebLink } from '../generated/model.schemas'

/**
 * What is wrong with a value: the key of a sentence under `rule`, with what the sentence needs to be worded.
 * `at` says which row and which of its members, where the value is a list of rows.
 */
export type Problem = { rule: string; values?: Record<string, string | number>; at?: { row: number; member: string } }

/** Looks at one value and says what is wrong with it, or nothing. Every rule of specification section 5 is one of these. */
export type Rule<Value = unknown> = (value: Value) => Problem | undefined

const problem = (rule: string, values?: Problem['values']): Problem => (values ? { rule, values } : { rule })

/** Nothing, blank text and an empty list count as empty. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** The value has to be there. */
export const required: Rule = value => (isEmpty(value) ? problem('required') : undefined)

/** The first of several rules that finds something. */
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

/** Whether a rule is, or holds, {@link required}. */
export const isRequiredRule = (rule: Rule<never>): boolean => demanding.has(rule)

type Quantity = number | null | undefined

/** The largest number that the server's fields for whole numbers hold. */
const largest = 2_147_483_647

/** A whole number that is not less than another; empty is fine. Age rating 0, total book count 1, task pool size 1. */
export const integerFrom =
  (least: number): Rule<Quantity> =>
  value => {
    if (value === null || value === undefined) return undefined
    if (!Number.isInteger(value)) return problem('wholeNumber')
    if (value > largest) return problem('between', { least, most: largest })
    return value < least ? problem('atLeast', { least }) : undefined
  }

/** A whole number between two others, both allowed; empty is fine. */
export const integerBetween =
  (least: number, most: number): Rule<Quantity> =>
  value => {
    const found = integerFrom(least)(value)
    if (found?.rule === 'wholeNumber') return found
    return found || (typeof value === 'number' && value > most) ? problem('between', { least, most }) : undefined
  }

/** A port of TCP. */
export const port: Rule<Quantity> = integerBetween(1, 65_535)

/** Any number, decimals too; empty is fine. */
export const number: Rule<Quantity> = value =>
  value === null || value === undefined || Number.isFinite(value) ? undefined : problem('number')

/** An address for mail, as a browser's own field judges it; empty is fine. */
export const email: Rule<string> = text =>
  isEmpty(text) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()) ? undefined : problem('email')

/** The same again, as for a password that is typed twice. */
export const sameAs =
  (first: string): Rule<string> =>
  text =>
    text === first ? undefined : problem('identical')

/** An ISBN of 13 digits with a right check digit, hyphens and spaces allowed; empty is fine. */
export const isbn13: Rule<string> = text => {
  if (isEmpty(text)) return undefined
  const digits = text.replace(/[\s-]/g, '')
  if (!/^97[89]\d{10}$/.test(digits)) return problem('isbn')
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? undefined : problem('isbnCheckDigit')
}

/** An address on the web, http or https; empty is fine. */
export const webAddress: Rule<string> = text => {
  if (isEmpty(text)) return undefined
  if (!URL.canParse(text.trim())) return problem('url')
  return /^https?:\/\/[^/]/i.test(text.trim()) ? undefined : problem('urlScheme')
}

/** A day that exists, as YYYY-MM-DD; empty is fine. */
export const isoDate: Rule<string | null> = text => {
  if (text === null || isEmpty(text)) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return problem('date')
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? problem('date') : undefined
}

/** A language tag of BCP 47 whose first part is a code of two or three letters; empty is fine. */
export const languageTag: Rule<string> = text => {
  if (isEmpty(text)) return undefined
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim())
    return /^[a-z]{2,3}(?:-|$)/.test(tag) ? undefined : problem('language')
  } catch {
    return problem('language')
  }
}

/** A name that nothing else has, whatever its case; empty is fine. */
export const unique = (taken: Iterable<string>): Rule<string> => {
  const names = new Set([...taken].map(folded))
  return text => (names.has(folded(text)) ? problem('exists') : undefined)
}

/** How names are compared by the server: without case and outer space. */
const folded = (name: string) => name.trim().toLowerCase()

/** The path below which a server stands: from `/`, small letters, digits, `/`, `-`, `_`, and none of the three at its end. */
export const basePath: Rule<string | null> = text =>
  text === null || isEmpty(text) || /^\/[a-z\d/_-]*[a-z\d]$/.test(text) ? undefined : problem('basePath')

/** A file that is not larger than a limit, in bytes. */
export const notLargerThan =
  (most: number): Rule<Pick<Blob, 'size'>> =>
  file =>
    file.size > most ? problem('fileTooBig', { megabytes: most / 1_000_000 }) : undefined

/** One rule for each member of the rows of a list; the first that is broken is told with its place. */
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

/** The rows of a list differ; the second of two equal ones is told. Used for authors, who are a name in a role. */
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

/** The links of a thing: each has words and leads to a page. */
export const webLinks = rowsOf<WebLink>({ label: required, url: everyItem<string>(required, webAddress) })

/** The authors of a thing: each has a name and a role, and none stands there twice in one role. */
export const authorRows = everyItem<readonly Author[]>(
  rowsOf<Author>({ name: required, role: required }),
  distinctRows('name', 'role'),
)
