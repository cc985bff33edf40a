import { errorText } from '../../api/errorText'
import { StorageFullError } from '../../api/offline/downloadBook'
import { ServerError } from '../../api/ServerError'
import type { useTranslate } from '../../language/useTranslate'

/** Text for a failed download: full storage, an error of the server, or any other failure. */
export const downloadFailureText = (failure: unknown, t: ReturnType<typeof useTranslate>): string =>
  failure instanceof StorageFullError
    ? t('page.offline.full')
    : failure instanceof ServerError
      ? errorText(failure)
      : t('page.offline.failed')
