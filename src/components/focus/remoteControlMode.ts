import { isTelevision } from './isTelevision'

let isStarted = false

/**
 * Starts or ends the mode in which arrow keys move the focus between the controls of a page. On devices that probably
 * have a remote control, the mode never ends.
 */
export function setRemoteControlMode(isOn: boolean): void {
  isStarted = isOn
}

/** Returns whether arrow keys move the focus between the controls of a page. */
export const isRemoteControlMode = (): boolean => isStarted || isRemoteControlLikely()

/** Returns whether the device probably has a remote control. Returns true for televisions and devices without mouse. */
export const isRemoteControlLikely = (): boolean =>
  isTelevision(navigator.userAgent) || window.matchMedia('(hover: none) and (not (any-pointer: fine))').matches
