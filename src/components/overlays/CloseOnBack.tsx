import { useEffect, useRef } from 'react'
import { isRemoteControlMode } from '../focus/remoteControlMode'
import { registerOpenOverlay } from './overlayStack'

/**
 * Makes back navigation close the menu or popover that contains this component. Applies only to devices that are
 * operated without a mouse, because a remote control has no Escape key. With a mouse, back navigation leaves the page.
 */
export function CloseOnBack({ close }: { close: () => void }) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isRemoteControlMode() ? registerOpenOverlay(() => latest.current()) : undefined), [])
  return null
}
