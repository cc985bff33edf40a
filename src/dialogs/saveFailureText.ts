import { errorText } from '../api/errorText'
import { ServerError } from '../api/ServerError'
import { translate } from '../language/interfaceLanguage'

/**
 * Returns the translated text for a failed attempt to save records.
 * @param failure error of the save. Saving first fetches the records again. If this request has failed, the text says
 *   that the changes were not saved, instead of naming the request
 */
export const saveFailureText = (failure: unknown): string =>
  errorText(
    failure,
    failure instanceof ServerError && /^(get|list)/.test(failure.operation)
      ? translate('dialog.edit.notSaved')
      : undefined,
  )
