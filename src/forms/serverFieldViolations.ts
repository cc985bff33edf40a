import { ServerError } from '../api/ServerError'
import type { FormValidationProblem } from './validationRules'

/**
 * Matches the messages "must be null" and "must be blank" of the server. The client ignores these messages, because the
 * server sends a second message with the real problem of the field.
 */
const ignoredMessages = /^must be (?:null|blank)$/i

/**
 * Matches "must be null" in the languages of the server. The server translates this message into the first language of
 * the browser, for example to "muss null sein".
 */
const translatedNullMessages = /null|nul[oa]?(?!\p{L})|널|空值/iu

/**
 * Returns the validation problems in a server error, by field name. The server sends validation problems if a request
 * contains invalid values. Returns an empty object for errors without validation problems.
 * @param error error of an API call
 */
export function toValidationProblemsByField(error: unknown): Record<string, FormValidationProblem> {
  const problems: Record<string, FormValidationProblem> = {}
  if (!(error instanceof ServerError)) return problems
  for (const { field, message } of withoutAlternatives(error.violations)) {
    const path = parseFieldPath(field)
    const name = path?.[1]
    if (!name || !message || name in problems) continue
    const at = path[2] && path[3] ? { row: Number(path[2]), member: path[3] } : undefined
    problems[name] = { rule: 'server', values: { message }, ...(at && { at }) }
  }
  return problems
}

/**
 * Returns a server error without the problems that the form already shows beside its fields. Returns undefined if the
 * server error contains no other problem.
 * @param error error of an API call. An error that is not a server error is returned unchanged
 * @param fields names of the fields in the form
 */
export function removeFieldViolations(error: unknown, fields: readonly string[]): unknown {
  const problems = toValidationProblemsByField(error)
  if (!(error instanceof ServerError) || !fields.some(name => name in problems)) return error
  const violations = withoutAlternatives(error.violations).filter(({ field }) => {
    const name = parseFieldPath(field)?.[1]
    return !(name && name in problems && fields.includes(name))
  })
  return violations.length > 0 ? new ServerError({ ...error, violations }) : undefined
}

/**
 * Removes the violations with the English message "must be null" or "must be blank". Removes a violation with a
 * translated message "must be null" only if the same field has another violation.
 */
function withoutAlternatives(violations: ServerError['violations']): ServerError['violations'] {
  const isNullMessage = (message = '') => translatedNullMessages.test(message)
  const rest = violations.filter(({ message }) => !ignoredMessages.test(message ?? ''))
  const fieldsWithRule = rest.filter(({ message }) => !isNullMessage(message)).map(({ field }) => field)
  return rest.filter(({ field, message }) => !isNullMessage(message) || !fieldsWithRule.includes(field))
}

/** Splits a field path such as `links[0].url` into field name, row index and column. */
const parseFieldPath = (field = '') => /^([^[.]+)(?:\[(\d+)\]\.(\w+))?/.exec(field)
