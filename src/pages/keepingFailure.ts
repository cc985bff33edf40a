import { errorText } from '../api/errorText'
import { NoRoom } from '../api/offline/keepBook'
import { ServerError } from '../api/ServerError'
import type { useTranslate } from '../language/useTranslate'

/** Why a book could not be kept, in words. */
export const keepingFailure = (failure: unknown, t: ReturnType<typeof useTranslate>): string =>
  failure instanceof NoRoom
    ? t('page.offline.full')
    : failure instanceof ServerError
      ? errorText(failure)
      : t('page.offline.failed')
