import { toDisplayableMessage } from './toDisplayableMessage'

/** Invalid value of a request, as reported by the server. */
export type ServerFieldViolation = { field?: string; message?: string }

/**
 * Matches the English message "must be blank", and the message "must be null" in the languages of the server. The
 * server sends "must be null" in the first language of the browser, for example "muss null sein" in German.
 */
const alternativeMessagePattern = /^must be blank$|null|nul[oa]?(?!\p{L})|널|空值/iu

/**
 * Converts the `violations` of an error response. Returns a single violation per field. The server can send several
 * violations for an invalid field, in any order: the rule that the value breaks, and the alternatives "must be null"
 * and "must be blank" (server-facts 3.8). The result contains the first violation of the field whose message is not an
 * alternative. If there is no such message, the result contains the first violation of the field.
 */
export function parseFieldViolations(violations: readonly unknown[]): ServerFieldViolation[] {
  const byField = new Map<unknown, ServerFieldViolation>()
  for (const violation of violations.map(toFieldViolation)) {
    const { field = violation } = violation
    const previous = byField.get(field)
    if (!previous || (!containsBrokenRule(previous) && containsBrokenRule(violation))) byField.set(field, violation)
  }
  return [...byField.values()]
}

const containsBrokenRule = ({ message }: ServerFieldViolation): boolean =>
  message !== undefined && !alternativeMessagePattern.test(message)

/**
 * Converts a `violation` of an error response to a {@link ServerFieldViolation}. Shortens field names such as
 * `claimServer.email` to `email`. Omits values that are not valid texts.
 */
function toFieldViolation(violation: unknown): ServerFieldViolation {
  const { fieldName, message } = (violation ?? {}) as { fieldName?: unknown; message?: unknown }
  return {
    ...(typeof fieldName === 'string' && { field: fieldName.replace(/^[a-z]+[A-Z]\w*\.(?=\w)/, '') }),
    ...(toDisplayableMessage(message) && { message: toDisplayableMessage(message) }),
  }
}
