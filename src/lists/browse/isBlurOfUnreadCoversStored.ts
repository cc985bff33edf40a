import { readLocalStorage } from '../../preferences/localStorageAccess'
import { readPreference } from '../../preferences/preferenceStore'

/** Key of the client setting for blurred covers. The web client of Komga stores this setting. */
export const BLUR_SETTING_KEY = 'webui.poster.blur_unread'

/** Returns the key under which `localStorage` contains a copy of the account setting for blurred covers. */
export const getBlurStorageKey = (userId: string): string => `blurUnread.${userId}`

/**
 * Returns whether the covers of unread books are blurred.
 * @param accountText text of the account setting. Used only if the user has not turned the blur on or off in this browser
 */
export const isBlurOn = (preference: 'account' | 'on' | 'off', accountText: string | undefined): boolean =>
  preference === 'account' ? accountText === 'true' : preference === 'on'

/**
 * Returns whether the covers of unread books are blurred. Does not request the account setting, but reads the copy that
 * this browser stores. The readers use this function, because a query would need code that readers do not load.
 */
export const isBlurOfUnreadCoversStored = (userId: string): boolean =>
  isBlurOn(readPreference('browse.blurUnread'), readLocalStorage(getBlurStorageKey(userId)))
