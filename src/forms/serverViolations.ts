import { ServerError } from '../api/ServerError'
import type { Problem } from './validationRules'

/** The server tells beside a broken rule what else would have been right; a person is not helped by that. */
const asides = /^must be (?:null|blank)$/i

/**
 * What the server found wrong, by field: one problem for each, with its place in rows. Nothing for failures of other kinds.
 * @param error  what a call threw
 */
export function problemsOfViolations(error: unknown): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  if (!(error instanceof ServerError)) return problems
  for (const { field, message } of error.violations) {
    const path = pathOf(field)
    const name = path?.[1]
    if (!name || !message || asides.test(message) || name in problems) continue
    const at = path[2] && path[3] ? { row: Number(path[2]), member: path[3] } : undefined
    problems[name] = { rule: 'server', values: { said: message }, ...(at && { at }) }
  }
  return problems
}

/**
 * The same failure with what cannot be said at a field alone; nothing when each of its problems has its field.
 * @param fields  those that a form shows
 */
export function unmatchedViolations(error: unknown, fields: readonly string[]): unknown {
  const problems = problemsOfViolations(error)
  if (!(error instanceof ServerError) || !fields.some(name => name in problems)) return error
  const violations = error.violations.filter(({ field, message }) => {
    const name = pathOf(field)?.[1]
    return !(name && name in problems && fields.includes(name)) && !asides.test(message ?? '')
  })
  return violations.length > 0 ? new ServerError({ ...error, violations }) : undefined
}

/** A field's name, then the row and the member where it has rows. */
const pathOf = (field = '') => /^([^[.]+)(?:\[(\d+)\]\.(\w+))?/.exec(field)
