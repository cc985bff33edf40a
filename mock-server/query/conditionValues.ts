import { momentOf } from '../archives/formats/calendar'
import { problem } from '../http/problems'

/** Error response of the JSON parser of the server, with status 400. */
export function unreadable(why: string) {
  return problem(400, `JSON parse error: ${why}`)
}

export type AuthorMatch = { name: string | null; role: string | null }
export type PosterMatch = { type: string | null; selected: boolean | null }
/**
 * Reads a value of a condition.
 * @throws a problem with status 400 for a wrong type
 */
type ValueReader<Value> = (value: unknown) => Value | null

/** Reads a text. Accepts numbers and booleans as texts, as the server does. */
export function readText(value: unknown): string | null {
  if (value === null) return null
  if (typeof value === 'object')
    throw unreadable('Cannot deserialize value of type `java.lang.String` from Object or Array value')
  return String(value)
}

/**
 * Reads a 32-bit integer; decimals are truncated.
 * @throws a problem with status 400
 */
export function readInteger(value: unknown): number | null {
  const number = readNumber(value)
  return number === null ? null : inRange(Math.trunc(number))
}

const MAX_INT32 = 2 ** 31 - 1

/**
 * Checks that a number fits the 32-bit int of the server.
 * @throws a problem with status 400
 */
export function inRange(number: number): number {
  if (number > MAX_INT32 || number < -MAX_INT32 - 1)
    throw unreadable(`Numeric value (${number}) out of range of int (${-MAX_INT32 - 1} - ${MAX_INT32})`)
  return number
}

/**
 * Reads a number or a numeric text; an empty text gives null.
 * @throws a problem with status 400
 */
export function readNumber(value: unknown): number | null {
  if (value === null || value === '') return null
  const number = typeof value === 'string' ? Number(value.trim()) : value
  if (typeof number !== 'number' || Number.isNaN(number))
    throw unreadable('Cannot deserialize value of a number: not a valid representation')
  return number
}

/** Creates a reader of enum values, which are case-sensitive. Null causes status 500, as on the server. */
export function wordOf(words: readonly string[]): ValueReader<string> {
  return value => {
    if (value === null) throw problem(500)
    if (typeof value !== 'string' || !words.includes(value))
      throw unreadable(
        `Cannot deserialize value of an enum from String "${String(value)}": not one of the values accepted for Enum class: [${words.join(', ')}]`,
      )
    return value
  }
}

function fieldsOf(value: unknown): Map<string, unknown> {
  if (value === null) throw problem(500)
  if (typeof value !== 'object' || Array.isArray(value))
    throw unreadable('Cannot construct instance from this value: an object is needed')
  return new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]))
}

/** Reads a name, a role or both; the absent one is null. */
export function readAuthor(value: unknown): AuthorMatch {
  const fields = fieldsOf(value)
  return { name: readText(fields.get('name') ?? null), role: readText(fields.get('role') ?? null) }
}

/**
 * Reads a poster type, a selection state or both; the absent one is null.
 * @throws a problem with status 400
 */
export function readPoster(value: unknown): PosterMatch {
  const fields = fieldsOf(value)
  const type = fields.get('type') ?? null
  const selected = fields.get('selected') ?? null
  if (selected !== null && typeof selected !== 'boolean')
    throw unreadable('Cannot deserialize value of type `java.lang.Boolean`')
  return { type: type === null ? null : wordOf(['GENERATED', 'SIDECAR', 'USER_UPLOADED'])(type), selected }
}

/** Reads a date-time with time zone. Returns its calendar date in UTC. */
export function readMoment(value: unknown): string {
  const text = String(value)
  const time = typeof value === 'number' ? value * 1000 : momentOf(text)
  if (time === undefined || Number.isNaN(new Date(time).getTime()))
    throw unreadable(
      `Cannot deserialize value of type \`java.time.ZonedDateTime\` from String "${text}": Text '${text}' could not be parsed`,
    )
  return new Date(time).toISOString().slice(0, 10)
}

const ISO_DURATION =
  /^([+-]?)P(?:([+-]?\d+)D)?(?:T(?=[\d+-])(?:([+-]?\d+)H)?(?:([+-]?\d+)M)?(?:([+-]?\d+)(?:\.\d+)?S)?)?$/i

/** Reads an ISO 8601 duration, or a number of seconds. Returns whole days. */
export function readDays(value: unknown): number {
  if (typeof value === 'number') return Math.floor(value / 86_400)
  const found = ISO_DURATION.exec(String(value))
  if (!found || /^[+-]?P$/i.test(String(value)))
    throw unreadable(
      `Cannot deserialize value of type \`java.time.Duration\` from String "${String(value)}": Text cannot be parsed to a Duration`,
    )
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(2).map(part => Number(part ?? 0))
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  return Math.trunc((found[1] === '-' ? -total : total) / 86_400)
}
