import type { Body } from '../http/body'
import { isBlank } from '../http/body'
import type { Violation } from '../http/problems'
import { unreadable } from '../query/conditionValues'

/** Rows of a list of objects, each field as text; blank and missing fields are faults. */
export function readRows<Field extends string>(
  body: Body,
  name: string,
  fields: readonly Field[],
  faults: Violation[],
): Record<Field, string>[] | undefined {
  const value = body.raw(name)
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) throw unreadable(`Cannot deserialize a list for ${name}`)
  return value.map((row: unknown, i) => {
    const cells = fields.map(field => {
      const cell = (row as Record<string, unknown> | null)?.[field]
      if (cell === undefined || cell === null)
        throw unreadable(`Instantiation failed for JSON property ${field} due to missing value`)
      const text = String(cell).trim()
      if (field !== 'url' && isBlank(text))
        faults.push({ fieldName: `${name}[${i}].${field}`, message: 'must not be blank' })
      if (field === 'url' && !isUrl(text))
        faults.push({ fieldName: `${name}[${i}].url`, message: 'must be a valid URL' })
      return [field, text] as const
    })
    return Object.fromEntries(cells) as Record<Field, string>
  })
}

/** A text that may be left out but not blank. */
export function readFilled(body: Body, name: string, faults: Violation[]): string | undefined {
  const text = body.text(name)
  if (text === undefined) return undefined
  if (isBlank(text))
    faults.push({ fieldName: name, message: 'must be null' }, { fieldName: name, message: 'must not be blank' })
  return text.trim()
}

/** A whole number that is not below the least; null, or a text of nothing, where it is taken away. */
export function readCount(body: Body, name: string, least: number, faults: Violation[]): number | null | undefined {
  if (body.isNull(name) || body.raw(name) === '') return null
  const value = body.int(name)
  const message = least === 1 ? 'must be greater than 0' : `must be greater than or equal to ${least}`
  if (value !== undefined && value < least) faults.push({ fieldName: name, message })
  return value
}

/** Words in small letters, without blanks and repetitions; null empties the list. */
export function readWords(body: Body, name: string): string[] | undefined {
  if (body.isNull(name)) return []
  const words = body
    .texts(name)
    ?.map(word => word.trim().toLowerCase())
    .filter(Boolean)
  return words && [...new Set(words)]
}

/** The server knows these kinds of address and no others. */
const isUrl = (text: string): boolean => /^(https?|ftp|file|mailto):/i.test(text) && URL.canParse(text)
