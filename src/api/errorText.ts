import { findTranslation, translate } from '../language/interfaceLanguage'
import { ServerError } from './ServerError'

/**
 * The error text of most operations is a sentence about the operation, followed by the reason of the failure. The error
 * text of `scanTransientBooks` is only the message of the server, if the server sends a message.
 */
const serverMessageOnlyOperation = 'scanTransientBooks'

/**
 * Returns the translated text of an error, such as "The book could not be loaded: The server is unreachable".
 * @param error `ServerError`, or any other thrown value
 * @param sentence first part of the text. By default, a translated sentence about the failed operation.
 */
export function errorText(error: unknown, sentence?: string): string {
  if (!(error instanceof ServerError)) return sentence ?? translate('error.unexpected')
  const operationText = sentence ?? operationFailureText(error.operation)
  const reason = failureReasonText(error)
  if (!reason) return operationText
  const isReasonOfServer = error.serverMessage && !error.isServerUnreachable
  return serverMessageOnlyOperation === error.operation && isReasonOfServer ? reason : `${operationText}: ${reason}`
}

/** Translates the error codes of the server (`ERR_nnnn`) in a text. Unknown codes stay unchanged. */
export function translateErrorCodes(text: string): string {
  return text.replace(/\bERR_\d{4}\b/g, code => findTranslation(`error.code.${code}`) ?? code)
}

function operationFailureText(operation: string): string {
  return findTranslation(`failure.${operation}`) ?? translate('error.unexpected')
}

function failureReasonText(error: ServerError): string | undefined {
  if (error.timeout) return translate(`error.timeout.${error.timeout}`)
  if (error.tooLarge) return translate('error.tooLarge')
  if (error.isServerUnreachable) return translate('error.unreachable')
  if (error.serverMessage) return translateErrorCodes(error.serverMessage)
  const violations = error.violations.map(({ field, message }) => [field, message].filter(Boolean).join(': '))
  return violations.filter(Boolean).join('; ') || undefined
}
