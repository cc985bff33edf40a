import {
  type ArrowKey,
  arrowDirections,
  findControls,
  findNearestControl,
} from '../../components/focus/findNearestControl'
import type { GamepadCommand } from './watchGamepads'

/**
 * Runs a gamepad command in an open sheet. A direction button moves the focus. The command `next` clicks the focused
 * control. The command `close` closes the sheet.
 */
export function runGamepadCommandInSheet(sheet: HTMLDialogElement, gamepadCommand: GamepadCommand): void {
  if ('key' in gamepadCommand) moveFocus(findControls(sheet), gamepadCommand.key as ArrowKey)
  else if (gamepadCommand.command === 'close') sheet.close()
  else if (gamepadCommand.command === 'next') clickFocused(sheet, document.activeElement)
}

/** CSS selector of toolbars and error messages. While they are visible, direction buttons do not turn pages. */
const OVERLAY_ACTIVE_SELECTOR = 'header[data-shown="true"], main ~ [role="alert"]'
/** CSS selector of the controls over the page and of the elements that contain such controls, for example toolbars. */
const OVERLAY_SELECTOR = 'header[data-shown="true"], footer[data-shown="true"], main ~ section, main ~ button'
/** CSS selector of the elements inside the page that contain buttons or other controls, for example retry buttons. */
const PAGE_CONTROLS_SELECTOR = 'main [data-page], main [role="status"], main [role="group"]'
/**
 * CSS selector of the bottom toolbar. If the toolbar has no page slider, the toolbar itself receives the focus when the
 * arrow key navigation starts. If a button received the focus instead, the user might press the button by accident.
 */
const BOTTOM_TOOLBAR_SELECTOR = 'footer[data-shown="true"]'

function findOverlayControls(): readonly HTMLElement[] {
  if (!document.querySelector(OVERLAY_ACTIVE_SELECTOR)) return []
  const all = findControls(document)
  return [
    ...all.filter(control => control.closest(OVERLAY_SELECTOR)),
    ...all.filter(control => control.closest(PAGE_CONTROLS_SELECTOR) && isVisible(control)),
  ]
}

function isVisible(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  return isInView && !control.closest('[data-shown="false"]')
}

/**
 * Runs a gamepad command while toolbars or error messages are visible over the page. A direction button moves the
 * focus. The command `next` clicks the focused control.
 * @returns false if the command has no effect on the toolbars and messages. The caller then runs the command on the
 *   page.
 */
export function runGamepadCommandInOverlays(gamepadCommand: GamepadCommand): boolean {
  const all = findOverlayControls()
  if ('key' in gamepadCommand) {
    if (all.length > 0) moveFocus(all, gamepadCommand.key as ArrowKey)
    return all.length > 0
  }
  const active = all.find(control => control === document.activeElement)
  if (gamepadCommand.command !== 'next' || !active) return false
  active.click()
  return true
}

/**
 * Starts a mode for remote controls, in which arrow keys move the focus between the controls of toolbars, sheets and
 * error messages. The mode ends when the user clicks, taps or presses the Tab key.
 * @param closeToolbars called in two cases:
 *   - The user presses the Up or Down key in the toolbars or in an error message, and there is no control in this
 *     direction. Automatic repeats of a held key do not call the function.
 *   - The user presses Enter while the page slider or the bottom toolbar itself has the focus.
 *   The toolbars may already be hidden when the function is called.
 * @param firstKey arrow key with which the user has started the mode in a sheet or error message. If undefined, the
 *   focus moves to the toolbars.
 * @returns function that ends the mode
 */
export function startArrowKeyNavigation(closeToolbars: () => void, firstKey?: string): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    stopWaiting?.()
    if (key === 'Tab') stop()
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isNavigationKey(key)) return
    event.preventDefault()
    event.stopPropagation()
    const focused = focusedChoice()
    if (key === 'Enter' && focused) focused.click()
    else if (key === 'Enter') closeToolbars()
    else moveBy(key, event.repeat)
  }
  const moveBy = (key: string, isHeld = false) => {
    const sheet = findOpenSheet()
    const hasMoved = moveFocus(sheet ? findControls(sheet) : findOverlayControls(), key as ArrowKey)
    if (!hasMoved && !sheet && !isHeld && arrowDirections[key as ArrowKey][0] === 1) closeToolbars()
  }
  const stop = () => {
    stopWaiting?.()
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('pointerdown', stop, true)
  const stopWaiting = firstKey ? undefined : focusToolbarsWhenShown()
  if (firstKey) moveBy(firstKey)
  return stop
}

/**
 * Moves the focus to the toolbars. If the code of the toolbars is still loading, waits until they appear.
 * @returns function that stops waiting
 */
function focusToolbarsWhenShown(): () => void {
  const observer = new MutationObserver(() => focusToolbars() && observer.disconnect())
  if (!focusToolbars()) observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Moves the focus to the toolbars, or else to an error message. Returns false if neither is visible. */
function focusToolbars(): boolean {
  const all = findOverlayControls()
  const target = all.find(isSlider) ?? document.querySelector<HTMLElement>(BOTTOM_TOOLBAR_SELECTOR) ?? all[0]
  target?.focus({ focusVisible: true } as FocusOptions)
  return target !== undefined
}

/**
 * Returns whether the navigation mode handles a key.
 * - The mode handles arrow keys if the focus is in an open sheet. While the toolbars or an error message are visible,
 *   the mode also handles arrow keys if the focus is on the toolbars, on an error message or on a control in the page.
 *   In all other cases, arrow keys turn pages or scroll.
 * - In text fields, the mode ignores the left and right arrow keys, because these keys move the text cursor.
 * - The mode handles Enter on checkboxes, radio buttons, the page slider and the bottom toolbar.
 */
function isNavigationKey(key: string): boolean {
  const active = document.activeElement
  const sheet = findOpenSheet()
  const isInBar = !sheet && active?.matches(BOTTOM_TOOLBAR_SELECTOR) === true
  if (!(isInBar || sheet?.contains(active) || findOverlayControls().some(control => control === active))) return false
  if (key === 'Enter') return focusedChoice() !== undefined || isInBar || (!sheet && isSlider(active))
  return key in arrowDirections && !(arrowDirections[key as ArrowKey][0] === 0 && active?.matches(TEXT_FIELDS_SELECTOR))
}

/**
 * Returns the focused checkbox or radio button. Browsers do not change the state of these controls when the user
 * presses Enter. Therefore the navigation mode clicks the focused control.
 */
function focusedChoice(): HTMLElement | undefined {
  const active = document.activeElement
  return active instanceof HTMLElement && active.matches('[type=checkbox], [type=radio]') ? active : undefined
}

const TEXT_FIELDS_SELECTOR = 'input:not([type=range], [type=checkbox], [type=radio]), textarea'

const findOpenSheet = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/**
 * Clicks the focused control of a sheet. If the sheet itself has the focus, does nothing, because a click on the sheet
 * would close it.
 */
function clickFocused(sheet: HTMLDialogElement, active: Element | null): void {
  if (active instanceof HTMLElement && active !== sheet && sheet.contains(active)) active.click()
}

/**
 * Moves the focus to the nearest control in the direction of an arrow key. If none of the controls has the focus, moves
 * it to the first control. If a slider has the focus, a horizontal arrow key changes the value of the slider instead.
 * If the nearest control of a sheet is far outside of the visible area, scrolls the sheet instead.
 * @returns false if there is no control in this direction, and nothing has scrolled
 */
function moveFocus(all: readonly HTMLElement[], key: ArrowKey): boolean {
  const [axis, sign] = arrowDirections[key]
  const active = document.activeElement
  if (axis === 0 && isSlider(active)) {
    const ahead = getComputedStyle(active).direction === 'rtl' ? -1 : 1
    if (sign === ahead) active.stepUp()
    else active.stepDown()
    active.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  }
  const from =
    active instanceof HTMLElement && (all.includes(active) || active.matches(BOTTOM_TOOLBAR_SELECTOR))
      ? active
      : undefined
  const next = from ? findNearestControl(from, all, key) : all[0]
  if (axis === 1 && from && scrollToContent(from, next, sign)) return true
  next?.focus({ focusVisible: true } as FocusOptions)
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

/** Distance by which an arrow key scrolls a sheet, as a fraction of the visible height. */
const SCROLL_STEP_FRACTION = 0.6

/**
 * Scrolls a sheet if there is no next control in it, or if the next control is far outside of the visible area. Returns
 * whether the sheet has scrolled.
 */
function scrollToContent(from: HTMLElement, next: HTMLElement | undefined, sign: 1 | -1): boolean {
  const container = scrollContainerOf(from)
  if (!container) return false
  const visible = container.getBoundingClientRect()
  const stepPx = container.clientHeight * SCROLL_STEP_FRACTION
  const box = next && container.contains(next) ? next.getBoundingClientRect() : undefined
  if (box && (sign === 1 ? box.top < visible.bottom + stepPx : box.bottom > visible.top - stepPx)) return false
  const before = container.scrollTop
  container.scrollTop += sign * stepPx
  return container.scrollTop !== before
}

function scrollContainerOf(control: HTMLElement): HTMLElement | undefined {
  for (
    let container: HTMLElement | null = control;
    container && !container.matches('dialog');
    container = container.parentElement
  )
    if (
      container.scrollHeight > container.clientHeight + 1 &&
      /auto|scroll/.test(getComputedStyle(container).overflowY)
    )
      return container.closest('dialog') ? container : undefined
  return undefined
}

const isSlider = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'range'
