import { toDisplayableMessage } from './toDisplayableMessage'

/** Invalid value of a request, as reported by the server. */
export type ServerFieldViolation = { field?: string; message?: string }

/**
 * Matches the messages "must be null" and "must be blank", and "must be null" in the languages of the server. The
 * server translates this message into the first language of the browser, for example to "muss null sein".
 */
const alternativeMessagePattern = /^must be blank$|null|nul[oa]?(?!\p{L})|널|空值/iu

/**
 * Converts the `violations` of an error response. Returns a single violation per field. For a faulty field, the server
 * sends the rule that the value breaks, and the alternatives "must be null" and "must be blank" in any order
 * (server-facts 3.8). An alternative is returned only if the field has no other violation.
 */
export function parseFieldViolations(violations: readonly unknown[]): ServerFieldViolation[] {
  const byField = new Map<unknown, ServerFieldViolation>()
  for (const violation of violations.map(toFieldViolation)) {
    const { field = violation, message = '' } = violation
    if (!byField.has(field) || !alternativeMessagePattern.test(message)) byField.set(field, violation)
  }
  return [...byField.values()]
}

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
