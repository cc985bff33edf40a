import { useLayoutEffect } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { useCachedUserSetting } from '../../access/useCachedUserSetting'
import { usePreference } from '../../preferences/usePreference'
import { BLUR_SETTING_KEY, getBlurStorageKey, isBlurOn } from './isBlurOfUnreadCoversStored'

/**
 * Returns whether the covers of unread books and series are blurred. Also returns a function that turns the blur on or
 * off in this browser. Until the user turns the blur on or off in this browser, the account setting on the server
 * applies. The browser stores a copy of the account setting, so that the covers are already blurred while the setting
 * loads.
 */
export function useBlurOfUnreadCovers(): [boolean, (isOn: boolean) => void] {
  const { id } = useCurrentUser()
  const [preference, setPreference] = usePreference('browse.blurUnread')
  const { text } = useCachedUserSetting(BLUR_SETTING_KEY, getBlurStorageKey(id))
  return [isBlurOn(preference, text), next => setPreference(next ? 'on' : 'off')]
}

/**
 * Blurs the covers of unread books and series if the user has turned on this setting. Sets an attribute of the document
 * that the style sheet of the covers reads. The covers therefore do not need to render again.
 */
export function useApplyBlurOfUnreadCovers(): void {
  const [isOn] = useBlurOfUnreadCovers()
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-blur-unread', isOn), [isOn])
}
