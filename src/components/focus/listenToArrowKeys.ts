import { moveFocusByArrowKey } from './arrowKeyNavigation'
import { cancelHeldEnter, handleEnterOnCard, handleEnterRelease } from './cardEnterKey'
import { type ArrowKey, arrowDirections } from './findNearestControl'
import { isTextCompositionKey } from './isTextCompositionKey'
import { isTextCursorKey, mustNotReceiveArrowKey, pressByEnter, usesArrowKey } from './keysOfControls'
import { isRemoteControlMode, setRemoteControlMode } from './remoteControlMode'

/**
 * Lets the arrow keys of a remote control move the focus between the cards, links and buttons of a page (remote control
 * mode). On a television or on a device without a mouse, this mode is always on. On all other devices, the mode is off
 * at first, and arrow keys scroll the page. The mode starts when an arrow key leaves a grid or shelf of cards. The mode
 * ends when the user presses the Tab key, clicks or taps. Keys that a control handles itself are ignored.
 * @returns function that stops listening
 */
export function listenToArrowKeys(): () => void {
  // An error page inside the app shell calls this function a second time. Each call adds separate listener functions,
  // so that the error page removes only its own listeners. A listener ignores keys that another listener has already
  // handled.
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('keydown', event => handleKeyBeforeControl(event), { capture: true, signal })
  window.addEventListener('keyup', event => handleKeyRelease(event), { capture: true, signal })
  window.addEventListener('keydown', event => moveFocusByUnhandledKey(event), { signal })
  const onPointerDown = () => {
    setRemoteControlMode(false)
    cancelHeldEnter()
  }
  window.addEventListener('pointerdown', onPointerDown, { capture: true, signal })
  window.addEventListener('blur', cancelHeldEnter, { signal })
  return () => {
    controller.abort()
    cancelHeldEnter()
  }
}

/**
 * Moves the focus if the pressed key is an arrow key that no control has handled. Outside remote control mode, moves it
 * only from a focused card. Dialogs call this function in their `onKeyDown`, because the dialogs of Base UI do not let
 * arrow keys reach the window.
 */
export function moveFocusByUnhandledKey(event: KeyboardEvent): void {
  const { key, defaultPrevented } = event
  if (!isArrowKey(key) || defaultPrevented || isForTextOrShortcut(event)) return
  const active = document.activeElement
  if (!isRemoteControlMode() && !active?.matches('[data-card-link]:focus-visible')) return
  if (isHeldInTextField(active, key, event) || !moveFocusByArrowKey(key)) return
  setRemoteControlMode(true)
  event.preventDefault()
}

/**
 * Handles keys in remote control mode before the focused control receives them: the Enter key, and arrow keys that
 * would change the value of the control by accident. On a card, a held Enter key opens the menu of the card. The Tab
 * key ends this mode.
 */
function handleKeyBeforeControl(event: KeyboardEvent): void {
  const { key, defaultPrevented } = event
  if (key === 'Tab') setRemoteControlMode(false)
  const active = document.activeElement
  if (defaultPrevented || isForTextOrShortcut(event) || !(active instanceof HTMLElement) || !isRemoteControlMode())
    return
  const isHandled =
    key === 'Enter'
      ? handleEnterOnCard(event, active) || pressByEnter(active)
      : isArrowKey(key) && moveFocusOutOfControl(active, key, event)
  if (isHandled) stopEvent(event)
}

function handleKeyRelease(event: KeyboardEvent): void {
  if (event.key === 'Enter' && handleEnterRelease(document.activeElement)) stopEvent(event)
}

function stopEvent(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function moveFocusOutOfControl(control: HTMLElement, key: ArrowKey, event: KeyboardEvent): boolean {
  if (!mustNotReceiveArrowKey(control) || usesArrowKey(control, key)) return false
  if (!isHeldInTextField(control, key, event)) moveFocusByArrowKey(key)
  return true
}

/**
 * Returns whether the user holds down an arrow key to move the cursor of a text field. The focus must then stay in the
 * field, even when the cursor reaches the end of the text.
 */
const isHeldInTextField = (control: Element | null, key: ArrowKey, { repeat }: KeyboardEvent): boolean =>
  repeat && control !== null && isTextCursorKey(control, key)

const isArrowKey = (key: string): key is ArrowKey => key in arrowDirections

/** Returns whether a key press belongs to the composition of a text with an input method, or has a modifier key. */
const isForTextOrShortcut = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTextCompositionKey(event)
