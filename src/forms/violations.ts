import { ServerError } from '../api/ServerError'
import type { Problem } from './rules'

/** The server tells beside a broken rule what else would have been right; a person is not helped by that. */
const asides = /^must be (?:null|blank)$/i

/**
 * What the server found wrong, by field: one problem for each, with its place in rows. Nothing for failures of other kinds.
 * @param error  what a call threw
 */
export function problemsFound(error: unknown): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  if (!(error instanceof ServerError)) return problems
  for (const { field, message } of error.violations) {
    const path = /^([^[.]+)(?:\[(\d+)\]\.(\w+))?/.exec(field ?? '')
    const name = path?.[1]
    if (!name || !message || asides.test(message) || name in problems) continue
    const at = path[2] && path[3] ? { row: Number(path[2]), member: path[3] } : undefined
    problems[name] = { rule: 'server', values: { said: message }, ...(at && { at }) }
  }
  return problems
}
