import { hasForbiddenUrlCharacter } from '../archives/formats/parseUrlHost'
import { createHttpProblem, type RequestFieldViolation } from '../http/httpProblems'
import { isBlankText, JsonRequestBody } from '../http/jsonRequestBody'
import { createJsonParseProblem } from '../query/parseConditionValues'

/**
 * Reads an array of objects with text fields, such as links with label and URL. Adds a violation to `faults` for each
 * missing or blank text and each invalid URL. A URL can be empty or missing. Does not trim the texts. Returns undefined
 * for an absent array and for null.
 * @throws HttpProblem with status 400 when the value is not an array of objects, or a field is an object or an array
 */
export function readJsonObjectArrayField<Field extends string>(
  body: JsonRequestBody,
  name: string,
  fields: readonly Field[],
  faults: RequestFieldViolation[],
): Record<Field, string>[] | undefined {
  const value = body.raw(name)
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) throw createJsonParseProblem(`Cannot deserialize a list for ${name}`)
  return value.map((row: unknown, i) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      throw createJsonParseProblem(`Cannot construct an object in ${name}`)
    const rowFields = new JsonRequestBody(row as Record<string, unknown>)
    const cells = fields.map(field => {
      const text = rowFields.text(field) ?? ''
      if (field !== 'url' && isBlankText(text))
        faults.push({ fieldName: `${name}[${i}].${field}`, message: 'must not be blank' })
      if (field === 'url' && !isAcceptedUrl(text))
        faults.push({ fieldName: `${name}[${i}].url`, message: 'must be a valid URL' })
      return [field, text] as const
    })
    return Object.fromEntries(cells) as Record<Field, string>
  })
}

/**
 * Checks that the links in an edit can be stored. Must be called only for an edit whose fields have no violations.
 * @throws HttpProblem with status 500 when a URL is missing, or contains a space or another forbidden character
 */
export function requireStorableLinks(body: JsonRequestBody): void {
  const links = (body.raw('links') ?? []) as Record<string, unknown>[]
  const urls = links.map(link => new JsonRequestBody(link).text('url'))
  if (urls.some(url => url === undefined || hasForbiddenUrlCharacter(url))) throw createHttpProblem(500)
}

/** Reads an optional text field. Adds violations to `faults` if the text is blank. */
export function readNonBlankJsonTextField(
  body: JsonRequestBody,
  name: string,
  faults: RequestFieldViolation[],
): string | undefined {
  const text = body.text(name)
  if (text === undefined) return undefined
  if (isBlankText(text))
    faults.push({ fieldName: name, message: 'must be null' }, { fieldName: name, message: 'must not be blank' })
  return text.trim()
}

/**
 * Reads an integer field. Returns null for null and for an empty text. Adds a violation to `faults` if the number is
 * less than `least`.
 */
export function readJsonIntegerField(
  body: JsonRequestBody,
  name: string,
  least: number,
  faults: RequestFieldViolation[],
): number | null | undefined {
  if (body.isNull(name) || body.raw(name) === '') return null
  const value = body.int(name)
  const message = least === 1 ? 'must be greater than 0' : `must be greater than or equal to ${least}`
  if (value !== undefined && value < least) faults.push({ fieldName: name, message })
  return value
}

/**
 * Reads an array of texts. Trims the texts and converts them to lower case. Removes blank texts and duplicates. Returns
 * an empty array for null.
 */
export function readLowerCaseJsonTextArray(body: JsonRequestBody, name: string): string[] | undefined {
  if (body.isNull(name)) return []
  const words = body
    .strings(name)
    ?.map(word => word.trim().toLowerCase())
    .filter(Boolean)
  return words && [...new Set(words)]
}

const isAcceptedUrl = (text: string): boolean =>
  text === '' || (/^\s*(https?|ftp|file|mailto):/i.test(text) && URL.canParse(text))
