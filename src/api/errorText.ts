import { findText, translate } from '../language/language'
import { ServerError } from './ServerError'

/** Operation whose failure shows only the server message, if there is one (specification, section 8). */
const serverMessageOnlyOperation = 'scanTransientBooks'

/**
 * Returns the translated message of a failure: the fixed text of the operation, a colon, the reason.
 * @param sentence  replaces the fixed text of the operation
 */
export function errorText(error: unknown, sentence?: string): string {
  if (!(error instanceof ServerError)) return sentence ?? translate('error.unexpected')
  const operationText = sentence ?? operationFailureText(error.operation)
  const reason = failureReasonText(error)
  if (!reason) return operationText
  return serverMessageOnlyOperation === error.operation ? reason : `${operationText}: ${reason}`
}

/**
 * Replaces each code `ERR_nnnn` in a text by its translation. Text around the codes, such as details in brackets, and unknown
 * codes remain unchanged.
 */
export function translateErrorCodes(text: string): string {
  return text.replace(/\bERR_\d{4}\b/g, code => findText(`error.code.${code}`) ?? code)
}

function operationFailureText(operation: string): string {
  return findText(`failure.${operation}`) ?? translate('error.unexpected')
}

function failureReasonText(error: ServerError): string | undefined {
  if (error.timeout) return translate(`error.timeout.${error.timeout}`)
  if (error.isServerUnreachable) return translate('error.away')
  if (error.serverMessage) return translateErrorCodes(error.serverMessage)
  const violations = error.violations.map(({ field, message }) => [field, message].filter(Boolean).join(': '))
  return violations.filter(Boolean).join('; ') || undefined
}
