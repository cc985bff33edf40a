import { findText, translate } from '../language/language'
import { ServerError } from './ServerError'

/** The call whose failure is worded by the server's sentence alone, when it has one (specification, section 8). */
const messageAlone = 'scanTransientBooks'

/**
 * The words for a failure: the call's fixed sentence, a colon, what the server said.
 * @param sentence  stands for the fixed sentence, where the specification asks for another one
 */
export function errorText(error: unknown, sentence?: string): string {
  if (!(error instanceof ServerError)) return sentence ?? translate('error.unexpected')
  const fixed = sentence ?? fixedSentence(error.operation)
  const said = saidBy(error)
  if (!said) return fixed
  return messageAlone === error.operation ? said : `${fixed}: ${said}`
}

/**
 * Replaces each `ERR_nnnn` by its meaning, also several and also inside a longer text; what stands in brackets behind a code
 * is kept. A code that nobody knows stays as it is.
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
  const found = error.violations.map(({ field, message }) => [field, message].filter(Boolean).join(': '))
  return found.filter(Boolean).join('; ') || undefined
}
