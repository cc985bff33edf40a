import { isInt32 } from '../archives/formats/isInt32'
import { parseZonedDateTime } from '../archives/formats/zonedDateTime'
import { createHttpProblem } from '../http/httpProblems'

/**
 * Creates an HttpProblem with status 400. Its message has the form of the messages that the JSON parser of the real
 * server creates.
 */
export function createJsonParseProblem(why: string) {
  return createHttpProblem(400, `JSON parse error: ${why}`)
}

export type AuthorOperand = { name: string | null; role: string | null }
export type PosterOperand = { type: string | null; selected: boolean | null }
/**
 * Function that parses a value in the JSON of a search condition.
 * @throws HttpProblem with status 400 for a value of the wrong type
 */
type ConditionValueParser<Value> = (value: unknown) => Value | null

/**
 * Parses a value that should be a text. Accepts numbers and booleans and converts them to texts, as the real server
 * does.
 */
export function parseNullableText(value: unknown): string | null {
  if (value === null) return null
  if (typeof value === 'object')
    throw createJsonParseProblem('Cannot deserialize value of type `java.lang.String` from Object or Array value')
  return String(value)
}

/**
 * Parses a number and drops its decimals.
 * @throws HttpProblem with status 400 when the result is not a 32-bit integer
 */
export function parseNullableInteger(value: unknown): number | null {
  const number = parseNullableNumber(value)
  return number === null ? null : requireInt32(Math.trunc(number))
}

/**
 * Returns the given number unchanged.
 * @throws HttpProblem with status 400 when the number is outside the range of 32-bit integers
 */
export function requireInt32(number: number): number {
  if (!isInt32(number))
    throw createJsonParseProblem(`Numeric value (${number}) out of range of int (-2147483648 - 2147483647)`)
  return number
}

/**
 * Parses a number, or a text that contains a number. Returns null for an empty text.
 * @throws HttpProblem with status 400 when the value is not a number
 */
export function parseNullableNumber(value: unknown): number | null {
  if (value === null || value === '') return null
  const number = typeof value === 'string' ? Number(value.trim()) : value
  if (typeof number !== 'number' || Number.isNaN(number))
    throw createJsonParseProblem('Cannot deserialize value of a number: not a valid representation')
  return number
}

/**
 * Creates a function that parses enum values. The comparison is case-sensitive. For the value null, the function throws
 * an error with status 500, as on the real server.
 */
export function createEnumParser(words: readonly string[]): ConditionValueParser<string> {
  return value => {
    if (value === null) throw createHttpProblem(500)
    if (typeof value !== 'string' || !words.includes(value))
      throw createJsonParseProblem(
        `Cannot deserialize value of an enum from String "${String(value)}": not one of the values accepted for Enum class: [${words.join(', ')}]`,
      )
    return value
  }
}

function parseObjectFields(value: unknown): Map<string, unknown> {
  if (value === null) throw createHttpProblem(500)
  if (typeof value !== 'object' || Array.isArray(value))
    throw createJsonParseProblem('Cannot construct instance from this value: an object is needed')
  return new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]))
}

/**
 * Parses the name and the role of an author from a condition. If the name or role is missing, it is null in the result.
 */
export function parseAuthorOperand(value: unknown): AuthorOperand {
  const fields = parseObjectFields(value)
  return { name: parseNullableText(fields.get('name') ?? null), role: parseNullableText(fields.get('role') ?? null) }
}

/**
 * Parses the operand of a poster condition, which is an object with the fields `type` and `selected`. A field that is
 * missing or null is null in the result.
 * @throws HttpProblem with status 500 if the whole operand is null, and with status 400 if the operand or a field has a
 *   wrong value
 */
export function parsePosterOperand(value: unknown): PosterOperand {
  const fields = parseObjectFields(value)
  const type = fields.get('type') ?? null
  const selected = fields.get('selected') ?? null
  if (selected !== null && typeof selected !== 'boolean')
    throw createJsonParseProblem('Cannot deserialize value of type `java.lang.Boolean`')
  return { type: type === null ? null : createEnumParser(['GENERATED', 'SIDECAR', 'USER_UPLOADED'])(type), selected }
}

/**
 * Parses a date-time and returns its calendar date in UTC. The date-time is either a number of seconds since the
 * beginning of 1970, or an ISO 8601 text with a time zone.
 */
export function parseUtcDate(value: unknown): string {
  const text = String(value)
  const time = typeof value === 'number' ? value * 1000 : parseZonedDateTime(text)
  if (time === undefined || Number.isNaN(new Date(time).getTime()))
    throw createJsonParseProblem(
      `Cannot deserialize value of type \`java.time.ZonedDateTime\` from String "${text}": Text '${text}' could not be parsed`,
    )
  return new Date(time).toISOString().slice(0, 10)
}

const ISO_DURATION =
  /^([+-]?)P(?:([+-]?\d+)D)?(?:T(?=[\d+-])(?:([+-]?\d+)H)?(?:([+-]?\d+)M)?(?:([+-]?\d+)(?:\.\d+)?S)?)?$/i

/** Parses a duration, which is an ISO 8601 text or a number of seconds. Returns the number of whole days. */
export function parseDurationDays(value: unknown): number {
  if (typeof value === 'number') return Math.floor(value / 86_400)
  const durationParts = ISO_DURATION.exec(String(value))
  if (!durationParts || /^[+-]?P$/i.test(String(value)))
    throw createJsonParseProblem(
      `Cannot deserialize value of type \`java.time.Duration\` from String "${String(value)}": Text cannot be parsed to a Duration`,
    )
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = durationParts.slice(2).map(part => Number(part ?? 0))
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  return Math.trunc((durationParts[1] === '-' ? -total : total) / 86_400)
}
