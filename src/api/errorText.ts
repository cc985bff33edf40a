import { findText, translate } from '../language/language'
import { ServerError } from './ServerError'

/** Operation whose failure shows only the server message, if there is one (specification, section 8). */
const messageAlone = 'scanTransientBooks'

/**
 * Returns the translated message of a failure: the fixed text of the operation, a colon, the reason.
 * @param sentence  replaces the fixed text of the operation
 */
export function errorText(error: unknown, sentence?: string): string {
  if (!(error instanceof ServerError)) return sentence ?? translate('error.unexpected')
  const operationText = sentence ?? fixedSentence(error.operation)
  const reason = saidBy(error)
  if (!reason) return operationText
  return messageAlone === error.operation ? reason : `${operationText}: ${reason}`
}

/**
 * Replaces each code `ERR_nnnn` in a text by its translation. Text around the codes, such as details in brackets, and unknown
 * codes remain unchanged.
 */
export function withCodesTranslated(text: string): string {
  return text.replace(/\bERR_\d{4}\b/g, code => findText(`error.code.${code}`) ?? code)
}

function fixedSentence(operation: string): string {
  return findText(`failure.${operation}`) ?? translate('error.unexpected')
}

function saidBy(error: ServerError): string | undefined {
  if (error.timeout) return translate(`error.timeout.${error.timeout}`)
  if (error.isAway) return translate('error.away')
  if (error.serverMessage) return withCodesTranslated(error.serverMessage)
  const violations = error.violations.map(({ field, message }) => [field, message].filter(Boolean).join(': '))
  return violations.filter(Boolean).join('; ') || undefined
}
