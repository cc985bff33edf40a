import { errorText } from '../api/errorText'
import { ServerError } from '../api/ServerError'
import { translate } from '../language/interfaceLanguage'

/**
 * Returns the translated text for a failed attempt to save records. Before the client saves records, it fetches them
 * again. If this fetch has failed, the text says that the changes were not saved. It does not mention the fetch.
 * @param failure error of the fetch or of the save
 */
export const saveFailureText = (failure: unknown): string =>
  errorText(
    failure,
    failure instanceof ServerError && /^(get|list)/.test(failure.operation)
      ? translate('dialog.edit.notSaved')
      : undefined,
  )
