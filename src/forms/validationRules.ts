import type { Author, WebLink } from '../generated/model.schemas'
import { toWesternDigits } from '../language/toWesternDigits'

/**
 * Validation problem of a field. `rule` selects the message, and `values` contains the values for its placeholders. If
 * the field is a list of rows, `at` contains the row index and the column.
 */
export type FormValidationProblem = {
  rule: string
  values?: Record<string, string | number>
  at?: { row: number; member: string }
}

/** Function that validates a value. Returns the problem, or undefined for a valid value. */
export type ValidationRule<Value = unknown> = (value: Value) => FormValidationProblem | undefined

const createProblem = (rule: string, values?: FormValidationProblem['values']): FormValidationProblem =>
  values ? { rule, values } : { rule }

/** Returns whether a value is empty: undefined, null, blank text or an empty list. */
export const isEmptyFieldValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Rule that rejects empty values. */
export const requiredRule: ValidationRule = value => (isEmptyFieldValue(value) ? createProblem('required') : undefined)

/** Combines several rules into a single rule. The rule returns the first problem that any of the rules finds. */
export const combineRules = <Value>(...rules: readonly ValidationRule<Value>[]): ValidationRule<Value> => {
  const combined: ValidationRule<Value> = value => {
    for (const rule of rules) {
      const problem = rule(value)
      if (problem) return problem
    }
    return undefined
  }
  if (rules.some(isRequiredRule)) rulesRequiringValue.add(combined)
  return combined
}

const rulesRequiringValue = new WeakSet<ValidationRule<never>>([requiredRule])

/**
 * Returns whether a rule rejects empty values. This is true for {@link requiredRule} and for combinations that contain
 * it.
 */
export const isRequiredRule = (rule: ValidationRule<never>): boolean => rulesRequiringValue.has(rule)

type OptionalNumber = number | null | undefined

/** Largest integer that the server accepts (32 bits). */
const maxInt32 = 2_147_483_647

/** Creates a rule for integers from a minimum to {@link maxInt32}. The rule also accepts empty values. */
export const createIntegerAtLeastRule =
  (least: number): ValidationRule<OptionalNumber> =>
  value => {
    if (value === null || value === undefined) return undefined
    if (!Number.isInteger(value)) return createProblem('wholeNumber')
    if (value > maxInt32) return createProblem('between', { least, most: String(maxInt32) })
    return value < least ? createProblem('atLeast', { least }) : undefined
  }

/** Rule that accepts finite numbers and empty values. */
export const finiteNumberRule: ValidationRule<OptionalNumber> = value =>
  value === null || value === undefined || Number.isFinite(value) ? undefined : createProblem('number')

/**
 * Rule that accepts e-mail addresses whose host name contains a dot. The part before the `@` must not start or end with
 * a dot, or contain two dots in sequence. If this part contains a quotation mark, the rule does not check the part,
 * because the server checks it. The rule also accepts empty values.
 */
export const emailRule: ValidationRule<string> = text =>
  isEmptyFieldValue(text) || /^(?:[^"]*".*|[^\s@.]+(?:\.[^\s@.]+)*)@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim())
    ? undefined
    : createProblem('email')

/**
 * Creates a rule that accepts only the given text. For example, the repetition of a password must equal the password.
 */
export const createRepeatedTextRule =
  (first: string): ValidationRule<string> =>
  text =>
    text === first ? undefined : createProblem('identical')

/**
 * Rule that accepts an ISBN-13 with a valid check digit. Hyphens, other dashes, spaces, and Arabic-Indic, Persian and
 * full-width digits are allowed. The rule also accepts empty values.
 */
export const isbn13Rule: ValidationRule<string> = text => {
  if (isEmptyFieldValue(text)) return undefined
  const digits = toWesternDigits(text).replace(/[\s\p{Pd}]/gu, '')
  if (!/^97[89]\d{10}$/.test(digits)) return createProblem('isbn')
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? undefined : createProblem('isbnCheckDigit')
}

/** Rule that accepts http and https URLs, and empty values. */
export const httpUrlRule: ValidationRule<string> = text => {
  if (isEmptyFieldValue(text)) return undefined
  // Rejects spaces and control characters separately, because browsers accept some URLs with them.
  if (/[\s\p{Cc}]/u.test(text.trim()) || !URL.canParse(text.trim())) return createProblem('url')
  return /^https?:\/\/[^/]/i.test(text.trim()) ? undefined : createProblem('urlScheme')
}

/**
 * Matches a character that the server does not accept in a URL. Also matches a `%` without two hex digits after it, and
 * a `#` if another `#` follows later in the URL.
 */
const unstorableUrlCharacter = /["<>\\^`{|}]|%(?![\da-f]{2})|#(?=[^#]*#)/i

/** Matches a square bracket in the path of a URL. The server accepts square brackets only in other parts of a URL. */
const bracketInUrlPath = /^[^/?#]*\/\/[^/?#]*\/[^?#]*?([[\]])/

/**
 * Rule that rejects URLs with characters that the server does not accept in a link. The server answers such links with
 * status 500, without a message. Browsers accept these URLs, so {@link httpUrlRule} does not reject them.
 */
const linkCharactersRule: ValidationRule<string> = text => {
  const character = unstorableUrlCharacter.exec(text)?.[0] ?? bracketInUrlPath.exec(text)?.[1]
  return character ? createProblem('urlCharacter', { character, code: encodeURIComponent(character) }) : undefined
}

/** Rule that accepts valid calendar dates in the format YYYY-MM-DD. The rule also accepts empty values. */
export const isoDateRule: ValidationRule<string | null> = text => {
  if (text === null || isEmptyFieldValue(text)) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return createProblem('date')
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? createProblem('date') : undefined
}

/** Rule that accepts BCP 47 tags whose language code has two or three letters. The rule also accepts empty values. */
export const languageTagRule: ValidationRule<string> = text => {
  if (isEmptyFieldValue(text)) return undefined
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim())
    return /^[a-z]{2,3}(?:-|$)/.test(tag) ? undefined : createProblem('language')
  } catch {
    return createProblem('language')
  }
}

/**
 * Creates a rule that rejects names that are already in use by another library. Like the server, the rule distinguishes
 * upper and lower case in library names. In other names, the server ignores case. The rule accepts empty values.
 */
export const createUniqueLibraryNameRule = (taken: Iterable<string>): ValidationRule<string> => {
  const names = new Set(taken)
  return text => (names.has(text.trim()) ? createProblem('exists') : undefined)
}

/** Creates a rule that rejects names that are already in use. Ignores case. The rule accepts empty values. */
export const createUniqueNameRule = (taken: Iterable<string>): ValidationRule<string> => {
  const names = new Set([...taken].map(normalizeName))
  return text => (names.has(normalizeName(text)) ? createProblem('exists') : undefined)
}

/** Normalizes a name for comparison. Like the server, ignores case and whitespace at the start and end. */
const normalizeName = (name: string) => name.trim().toLowerCase()

/**
 * Creates a rule that rejects files above a maximum size.
 * @param most maximum size in bytes
 */
export const createMaxFileSizeRule =
  (most: number): ValidationRule<Pick<Blob, 'size'>> =>
  file =>
    file.size > most ? createProblem('fileTooBig', { megabytes: most / 1_000_000 }) : undefined

/**
 * Creates a rule that validates each row of a list. Each column can have a separate rule. For the first invalid value,
 * the created rule returns a problem that contains the row index and the column.
 */
export const createRowsRuleFromColumnRules =
  <Row extends object>(
    rules: { [Member in keyof Row]?: ValidationRule<Row[Member]> },
  ): ValidationRule<readonly Row[]> =>
  rows => {
    for (const [row, values] of rows.entries()) {
      for (const member in rules) {
        const problem = rules[member]?.(values[member])
        if (problem) return { ...problem, at: { row, member } }
      }
    }
    return undefined
  }

/**
 * Creates a rule that rejects a list in which two rows have the same values in the given columns. Ignores case. The
 * problem contains the index of the second of these rows.
 */
export const createUniqueRowsRule =
  <Row extends object>(...members: (keyof Row & string)[]): ValidationRule<readonly Row[]> =>
  rows => {
    const seen = new Set<string>()
    for (const [row, values] of rows.entries()) {
      const key = JSON.stringify(members.map(member => normalizeName(String(values[member]))))
      if (seen.has(key)) return { ...createProblem('exists'), at: { row, member: members[0] ?? '' } }
      seen.add(key)
    }
    return undefined
  }

/** Rule for web links. Each link needs a label and a valid URL. */
export const webLinkRowsRule = createRowsRuleFromColumnRules<WebLink>({
  label: requiredRule,
  url: combineRules<string>(requiredRule, httpUrlRule, linkCharactersRule),
})

/** Rule for authors. Each author needs a name and a role. Two authors must not have the same name and role. */
export const authorRowsRule = combineRules<readonly Author[]>(
  createRowsRuleFromColumnRules<Author>({ name: requiredRule, role: requiredRule }),
  createUniqueRowsRule('name', 'role'),
)
