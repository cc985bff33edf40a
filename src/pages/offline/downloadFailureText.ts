import { errorText } from '../../api/errorText'
import { StorageFullError } from '../../api/offline/downloadBookForOffline'
import { ServerError } from '../../api/ServerError'
import type { useTranslate } from '../../language/useTranslate'

/**
 * Returns the text for a failed download. There are separate texts for full storage, errors of the server and other failures.
 * @param t  translation function
 */
export const downloadFailureText = (failure: unknown, t: ReturnType<typeof useTranslate>): string =>
  failure instanceof StorageFullError
    ? t('page.offline.full')
    : failure instanceof ServerError
      ? errorText(failure)
      : t('page.offline.failed')
