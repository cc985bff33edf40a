import { createJsonParseProblem, requireInt32 } from '../query/parseConditionValues'
import { createHttpProblem } from './httpProblems'
import { exceedsJsonDepth } from './requestBody/exceedsJsonDepth'
import { parseFirstJsonValue } from './requestBody/parseFirstJsonValue'
import { readRequestBodyBytes, readRequestBodyText } from './requestBody/readRequestBodyBytes'
import { requestLimits } from './requestLimits'

/**
 * Reads a JSON object from the body. Field names are case-insensitive.
 * @throws HttpProblem with status 400, 408, 413 or 415
 */
export async function readJsonRequestBody(request: Request): Promise<JsonRequestBody> {
  const json = await readJsonRequestBodyOfAnyType(request)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw createJsonParseProblem('Cannot deserialize an object from this value')
  return new JsonRequestBody(json as Record<string, unknown>)
}

/**
 * Reads a JSON object from the body. If the body is empty, returns an object without fields. Throws the same errors as
 * `readJsonRequestBody`.
 */
export async function readOptionalJsonRequestBody(request: Request): Promise<JsonRequestBody> {
  const bytes = await readRequestBodyBytes(request.clone(), requestLimits.jsonBytes)
  return bytes.length ? readJsonRequestBody(request) : new JsonRequestBody({})
}

/** Reads a JSON array of strings from the body. Throws the same errors as `readJsonRequestBody`. */
export async function readJsonStringArrayBody(request: Request): Promise<string[]> {
  const json = await readJsonRequestBodyOfAnyType(request)
  if (!Array.isArray(json)) throw createJsonParseProblem('Cannot deserialize a list from this value')
  return json.map(requireString)
}

function requireString(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    throw createJsonParseProblem('Cannot deserialize value of type `java.lang.String` from Object or Array value')
  return String(value)
}

/**
 * Reads any JSON value from the body.
 * @throws HttpProblem with status 400, 408, 413 or 415
 */
export async function readJsonRequestBodyOfAnyType(request: Request): Promise<unknown> {
  const text = await readRequestBodyText(request, requestLimits.jsonBytes)
  const type = request.headers.get('content-type')
  if (type !== null && !/^application\/([\w.+-]+\+)?json\b/i.test(type))
    throw createHttpProblem(415, `Content-Type '${withCharset(type)}' is not supported.`)
  if (type === null && text !== '')
    throw createHttpProblem(415, "Content-Type 'application/octet-stream' is not supported.")
  if (text === '') throw createHttpProblem(400, 'Required request body is missing')
  if (exceedsJsonDepth(text, requestLimits.jsonDepth))
    throw createJsonParseProblem(`Document nesting depth exceeds the maximum allowed (${requestLimits.jsonDepth})`)
  try {
    return parseFirstJsonValue(text)
  } catch {
    throw createJsonParseProblem('Unexpected end-of-input or character')
  }
}

const withCharset = (type: string) => (/^text\/plain$/i.test(type) ? `${type};charset=UTF-8` : type)

const INTEGER = /^[+-]?\d+$/
const DECIMAL_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/**
 * JSON object in a request body. Its methods read the fields. They throw an HttpProblem with status 400 if a value has
 * the wrong type.
 */
export class JsonRequestBody {
  private readonly fields: Map<string, unknown>

  constructor(private readonly json: Record<string, unknown>) {
    this.fields = new Map(Object.entries(json).map(([name, value]) => [name.toLowerCase(), value]))
  }

  raw(name: string): unknown {
    return this.fields.get(name.toLowerCase())
  }

  /**
   * Returns the entries of a body that maps record ids to objects. Record ids are case-sensitive.
   * @throws HttpProblem with status 400 when a value is not an object
   */
  entries(): [string, Record<string, unknown>][] {
    return Object.entries(this.json).map(([id, value]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw createJsonParseProblem(`Cannot construct an object for ${id}`)
      return [id, value as Record<string, unknown>]
    })
  }

  /** Returns whether the body contains a field. The value of the field can be null. */
  has(name: string): boolean {
    return this.fields.has(name.toLowerCase())
  }

  isNull(name: string): boolean {
    return this.raw(name) === null
  }

  /** Throws an error with status 400 if any of the fields is absent or null. */
  requireFields(...names: string[]): void {
    for (const name of names)
      if (this.raw(name) === undefined || this.raw(name) === null)
        throw createJsonParseProblem(
          `Instantiation failed for JSON property ${name} due to missing (therefore NULL) value for creator parameter ${name} which is a non-nullable type`,
        )
  }

  /** Throws an error with status 400 if any of the fields is null. */
  rejectNull(...names: string[]): void {
    for (const name of names) if (this.isNull(name)) this.requireFields(name)
  }

  text(name: string): string | undefined {
    const value = this.raw(name)
    if (value === undefined || value === null) return undefined
    if (typeof value === 'object')
      throw createJsonParseProblem(`Cannot deserialize value of type \`java.lang.String\` for ${name}`)
    return String(value)
  }

  bool(name: string): boolean | undefined {
    const value = this.raw(name)
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value === 'boolean') return value
    if (value === 'true' || value === 'True' || value === 'TRUE') return true
    if (value === 'false' || value === 'False' || value === 'FALSE') return false
    if (typeof value === 'number' && Number.isInteger(value)) return value !== 0
    throw createJsonParseProblem(`Cannot deserialize value of type \`boolean\` for ${name}`)
  }

  /** Reads a boolean field in the same way as `bool`, but rejects an empty text. */
  nonEmptyBool(name: string): boolean | undefined {
    if (this.raw(name) === '') throw createJsonParseProblem('Cannot coerce empty String ("") to `boolean` value')
    return this.bool(name)
  }

  /**
   * Reads a number, or a text that contains a decimal number. Returns undefined for an absent field, for null, and for
   * a blank text.
   */
  number(name: string): number | undefined {
    return this.readNumber(name, DECIMAL_NUMBER)
  }

  /**
   * Reads a number and drops its decimals, or reads a text that contains an integer. Returns undefined for an absent
   * field, for null, and for a blank text.
   */
  int(name: string): number | undefined {
    const number = this.readNumber(name, INTEGER)
    return number === undefined ? undefined : requireInt32(Math.trunc(number))
  }

  private readNumber(name: string, pattern: RegExp): number | undefined {
    const value = this.raw(name)
    if (value === undefined || value === null) return undefined
    const text = typeof value === 'string' ? value.trim() : undefined
    if (text === '') return undefined
    const number = text === undefined ? value : pattern.test(text) ? Number(text) : undefined
    if (typeof number !== 'number') throw createJsonParseProblem(`Cannot deserialize a number for ${name}`)
    return number
  }

  /**
   * Reads a field with an enum value. The comparison is case-sensitive. White space around the value is ignored. Returns
   * undefined for an absent field and for null.
   */
  enumValue<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.raw(name)
    if (value === undefined || value === null) return undefined
    const word = typeof value === 'string' ? words.find(candidate => candidate === value.trim()) : undefined
    if (word === undefined)
      throw createJsonParseProblem(
        `Cannot deserialize value of an enum from String "${String(value)}": not one of the values accepted for Enum class: [${words.join(', ')}]`,
      )
    return word
  }

  /** Reads a field with an array of strings. Returns undefined for an absent field and for null. */
  strings(name: string): string[] | undefined {
    const value = this.raw(name)
    if (value === undefined || value === null) return undefined
    if (!Array.isArray(value)) throw createJsonParseProblem(`Cannot deserialize a list for ${name}`)
    return value.map(item => {
      if (item === null || typeof item === 'object')
        throw createJsonParseProblem(`Cannot deserialize value of type \`java.lang.String\` in ${name}`)
      return String(item)
    })
  }

  /** Reads a field with a nested object. Returns undefined for an absent field and for null. */
  nested(name: string): JsonRequestBody | undefined {
    const value = this.raw(name)
    if (value === undefined || value === null) return undefined
    if (typeof value !== 'object' || Array.isArray(value))
      throw createJsonParseProblem(`Cannot construct an object for ${name}`)
    return new JsonRequestBody(value as Record<string, unknown>)
  }
}

/** Returns true for undefined, for an empty text, and for a text that contains only white space. */
export function isBlankText(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}
