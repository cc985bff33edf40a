import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { getCurrentLocale, translate } from '../../language/interfaceLanguage'

/**
 * Returns the translated message for a failed sign-in with e-mail and password. If the server refuses the sign-in
 * because of too many requests (status 429), the message contains the waiting time of the header `Retry-After`.
 */
export function translateSignInFailure(failure: unknown): string {
  const { status, retryAfterSeconds } = failure instanceof ServerError ? failure : {}
  if (status === 429) {
    if (retryAfterSeconds === undefined) return translate('page.login.tooManyRequests')
    return translate('page.login.tooManyRequestsUntil', { wait: formatWait(retryAfterSeconds) })
  }
  return status === 401 ? translate('page.login.invalid') : errorText(failure, translate('page.login.failed'))
}

/** Formats a waiting time such as "in 30 seconds" or "in 5 minutes". Rounds minutes up. */
function formatWait(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(getCurrentLocale().code, { numeric: 'always' })
  return seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute')
}
