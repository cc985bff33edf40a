import { isCalendarDate } from '../archives/formats/zonedDateTime'
import { createHttpProblem } from '../http/httpProblems'

const CONVERSION_FAILED = 'Failed to convert value of type'
const JAVA_STRING = "'java.lang.String'"

function parameterProblem(name: string, rest: string) {
  return createHttpProblem(
    400,
    `Method parameter '${name}': ${CONVERSION_FAILED} ${JAVA_STRING} to required type ${rest}`,
  )
}

/**
 * Reads the values of a list parameter without duplicates. The values can be separated by commas, or the parameter can
 * occur several times. The name `name[]` is also accepted.
 */
export function readMultiValueParameter(params: URLSearchParams, name: string): string[] | undefined {
  const values = readRepeatedParameterValues(params, name)
  if (values === undefined) return undefined
  const [only] = values
  if (values.length > 1 || only === undefined) return [...new Set(values)]
  return only === '' ? [] : [...new Set(only.split(',').map(part => part.trim()))]
}

/** Reads all values of a parameter that can occur several times. Does not split the values at commas. */
export function readRepeatedParameterValues(params: URLSearchParams, name: string): string[] | undefined {
  const values = [...params.getAll(name), ...params.getAll(`${name}[]`)]
  return values.length ? values : undefined
}

/**
 * Reads a list of enum values. The comparison is case-sensitive.
 * @throws HttpProblem with status 400 for an unknown value
 */
export function readEnumParameterValues<Word extends string>(
  params: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word[] | undefined {
  return readMultiValueParameter(params, name)?.map(value => {
    const word = words.find(known => known === value)
    if (word === undefined)
      throw parameterProblem(
        name,
        `'java.util.List'; Failed to convert from type [java.lang.String] to an enum for value [${value}]`,
      )
    return word
  })
}

const TRUE_WORDS = ['true', 'on', 'yes', '1']
const FALSE_WORDS = ['false', 'off', 'no', '0']

/**
 * Reads a boolean parameter, for example `true` or `off`. Returns undefined when the parameter is absent or empty.
 * @throws HttpProblem with status 400 if the parameter contains a text that is not a boolean
 */
export function readBooleanParameter(
  params: URLSearchParams,
  name: string,
  type = 'java.lang.Boolean',
): boolean | undefined {
  const value = params.get(name)?.trim()
  if (value === undefined || value === '') return undefined
  const word = value.toLowerCase()
  if (TRUE_WORDS.includes(word)) return true
  if (FALSE_WORDS.includes(word)) return false
  throw parameterProblem(name, `'${type}'; Invalid boolean value [${value}]`)
}

/**
 * Reads a boolean parameter whose default is false.
 * @throws HttpProblem with status 400 if the parameter is empty or contains a text that is not a boolean
 */
export function readBooleanParameterOrFalse(params: URLSearchParams, name: string): boolean {
  const value = readBooleanParameter(params, name, 'boolean')
  if (value === undefined && params.has(name)) throw parameterProblem(name, `'boolean'; Invalid boolean value []`)
  return value ?? false
}

const INT32_LIMIT = 2 ** 31
const INTEGER = /^[+-]?\d+$/
const HEXADECIMAL_INTEGER = /^(-?)((?:0x|#)[\da-f]+)$/i

/**
 * Reads an integer parameter. Returns undefined if the parameter is absent or empty.
 * @throws HttpProblem with status 400 if the parameter is not an integer of at most 32 bits
 */
export function readIntParameter(params: URLSearchParams, name: string): number | undefined {
  const value = params.get(name)?.trim()
  return value === undefined || value === '' ? undefined : parseIntParameter(value, name, 'java.lang.Integer')
}

/**
 * Parses a decimal or hexadecimal integer of at most 32 bits, for example a parameter in the path. Ignores spaces.
 * @param name name of the parameter, for the error message
 * @param type Java type of the parameter, for the error message
 * @throws HttpProblem with status 400 for any other text
 */
export function parseIntParameter(value: string, name: string, type = 'int'): number {
  const text = value.replace(/\s/g, '')
  const [, sign, digits] = HEXADECIMAL_INTEGER.exec(text) ?? []
  const number = INTEGER.test(text)
    ? Number(text)
    : digits === undefined
      ? Number.NaN
      : Number(digits.replace('#', '0x')) * (sign === '-' ? -1 : 1)
  if (number >= -INT32_LIMIT && number < INT32_LIMIT) return number
  throw parameterProblem(name, `'${type}'; For input string: "${value}"`)
}

/**
 * Reads a date parameter in ISO format.
 * @throws HttpProblem with status 400 for an invalid date
 */
export function readDateParameter(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name)
  if (value === null || value === '') return undefined
  if (isCalendarDate(value)) return value
  const annotations =
    '@org.springframework.web.bind.annotation.RequestParam @org.springframework.format.annotation.DateTimeFormat'
  throw parameterProblem(
    name,
    `'java.time.LocalDate'; Failed to convert from type [java.lang.String] to type [${annotations} java.time.LocalDate] for value [${value}]`,
  )
}
