import { createIntegerAtLeastRule, isEmptyFieldValue, type ValidationRule } from '../../../forms/validationRules'

const MAX_PORT = 65_535

/** Validation rule for a TCP port. An empty field is valid. */
export const tcpPortValidationRule: ValidationRule<number | null | undefined> = value => {
  const problem = createIntegerAtLeastRule(1)(value)
  if (problem?.rule === 'wholeNumber') return problem
  return problem || (typeof value === 'number' && value > MAX_PORT)
    ? { rule: 'between', values: { least: 1, most: String(MAX_PORT) } }
    : undefined
}

/**
 * Validation rule for the base path of the server, for example `/komga`. The base path may contain lower-case letters,
 * digits, `/`, `-` and `_`. It must begin with `/` and end with a letter or digit. An empty field is valid.
 */
export const serverBasePathValidationRule: ValidationRule<string | null> = text =>
  text === null || isEmptyFieldValue(text) || /^\/[a-z\d/_-]*[a-z\d]$/.test(text) ? undefined : { rule: 'basePath' }
