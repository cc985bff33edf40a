import { ServerError } from '../api/ServerError'
import type { FormValidationProblem } from './validationRules'

/**
 * Returns the validation problems in a server error, by field name. The server sends validation problems if a request
 * contains invalid values. Returns an empty object for errors without validation problems.
 * @param error error of an API call
 */
export function toValidationProblemsByField(error: unknown): Record<string, FormValidationProblem> {
  const problems: Record<string, FormValidationProblem> = {}
  if (!(error instanceof ServerError)) return problems
  for (const { field, message } of error.violations) {
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
  const violations = error.violations.filter(({ field }) => {
    const name = parseFieldPath(field)?.[1]
    return !(name && name in problems && fields.includes(name))
  })
  return violations.length > 0 ? new ServerError({ ...error, violations }) : undefined
}

/** Splits a field path such as `links[0].url` into field name, row index and column. */
const parseFieldPath = (field = '') => /^([^[.]+)(?:\[(\d+)\]\.(\w+))?/.exec(field)
