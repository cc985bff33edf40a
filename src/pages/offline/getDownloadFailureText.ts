import { errorText } from '../../api/errorText'
import { StorageFullError } from '../../api/offline/downloads/fetchIntoCache'
import { ServerError } from '../../api/ServerError'
import type { useTranslate } from '../../language/useTranslate'

/**
 * Returns the text for a failed download. The text depends on the cause: full storage, a server error, or another
 * failure.
 * @param t translation function
 */
export const getDownloadFailureText = (failure: unknown, t: ReturnType<typeof useTranslate>): string =>
  failure instanceof StorageFullError
    ? t('page.offline.full')
    : failure instanceof ServerError
      ? errorText(failure)
      : t('page.offline.failed')
