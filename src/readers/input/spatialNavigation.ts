import type { GamepadCommand } from './watchGamepads'

const CONTROLS_SELECTOR = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'

/** Axis (0 horizontal, 1 vertical) and sign of each arrow key. */
const arrowDirections = {
  ArrowUp: [1, -1],
  ArrowDown: [1, 1],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const

/**
 * Runs a gamepad command in an open sheet. Direction buttons move the focus, the command `next` presses the focused
 * control, and `close` closes the sheet.
 */
export function runGamepadCommandInSheet(sheet: HTMLDialogElement, gamepadCommand: GamepadCommand): void {
  if ('key' in gamepadCommand) moveFocus(findControls(sheet), gamepadCommand.key as keyof typeof arrowDirections)
  else if (gamepadCommand.command === 'close') sheet.close()
  else if (gamepadCommand.command === 'next') clickFocused(sheet, document.activeElement)
}

/**
 * Selector of visible toolbars and error messages. While a toolbar or error message is visible, the direction buttons
 * of a gamepad move the focus.
 */
const OVERLAY_ACTIVE_SELECTOR = 'header[data-shown="true"], main ~ [role="alert"]'
/** Selector of elements over the page that contain focusable controls, such as toolbars. */
const OVERLAY_SELECTOR = 'header[data-shown="true"], footer[data-shown="true"], main ~ section, main ~ button'
/** Selector of elements inside the page that contain focusable controls, such as retry buttons. */
const PAGE_CONTROLS_SELECTOR = 'main [data-page], main [role="status"], main [role="group"]'
/**
 * Selector of the bottom toolbar. If the toolbar has no slider, the toolbar element gets the focus, so that the user
 * does not press a button by accident.
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
 * Runs a gamepad command while toolbars or messages are shown over the page. Direction buttons move the focus, and the
 * command `next` presses the focused control.
 * @returns false if the page must run the command instead
 */
export function runGamepadCommandInOverlays(gamepadCommand: GamepadCommand): boolean {
  const all = findOverlayControls()
  if ('key' in gamepadCommand) {
    if (all.length > 0) moveFocus(all, gamepadCommand.key as keyof typeof arrowDirections)
    return all.length > 0
  }
  const active = all.find(control => control === document.activeElement)
  if (gamepadCommand.command !== 'next' || !active) return false
  active.click()
  return true
}

/**
 * Lets arrow keys move the focus between the controls of toolbars and sheets, for remote controls. Ends when the user
 * uses a pointer or the Tab key.
 * @param closeToolbars called when the navigation leaves the toolbars: the Up or Down key finds no further control, or
 *   the user presses Enter on the page slider or on the bottom toolbar itself
 * @param firstKey arrow key with which the user has started the navigation in a sheet or message; undefined to move the
 *   focus to the toolbars
 * @returns function that ends the navigation
 */
export function startArrowKeyNavigation(closeToolbars: () => void, firstKey?: string): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
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
    const hasMoved = moveFocus(sheet ? findControls(sheet) : findOverlayControls(), key as keyof typeof arrowDirections)
    if (!hasMoved && !sheet && !isHeld && arrowDirections[key as keyof typeof arrowDirections][0] === 1) closeToolbars()
  }
  const stop = () => {
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('pointerdown', stop, true)
  if (firstKey) moveBy(firstKey)
  else focusToolbars()
  return stop
}

function focusToolbars(): void {
  const all = findOverlayControls()
  const target = all.find(isSlider) ?? document.querySelector<HTMLElement>(BOTTOM_TOOLBAR_SELECTOR) ?? all[0]
  target?.focus({ focusVisible: true } as FocusOptions)
}

/**
 * Returns whether a key moves the focus. Arrow keys move the focus only in toolbars and sheets. Elsewhere, arrow keys
 * turn pages. In text fields, the left and right arrow keys move the text cursor.
 */
function isNavigationKey(key: string): boolean {
  const active = document.activeElement
  const sheet = findOpenSheet()
  const isInBar = !sheet && active?.matches(BOTTOM_TOOLBAR_SELECTOR) === true
  if (!(isInBar || sheet?.contains(active) || findOverlayControls().some(control => control === active))) return false
  if (key === 'Enter') return focusedChoice() !== undefined || isInBar || (!sheet && isSlider(active))
  return (
    key in arrowDirections &&
    !(arrowDirections[key as keyof typeof arrowDirections][0] === 0 && active?.matches(TEXT_FIELDS_SELECTOR))
  )
}

/**
 * Returns the focused checkbox or radio button. Browsers toggle checkboxes and radio buttons only with the space bar.
 */
function focusedChoice(): HTMLElement | undefined {
  const active = document.activeElement
  return active instanceof HTMLElement && active.matches('[type=checkbox], [type=radio]') ? active : undefined
}

const TEXT_FIELDS_SELECTOR = 'input:not([type=range], [type=checkbox], [type=radio]), textarea'

const findOpenSheet = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/**
 * Clicks the focused control of a sheet. Does not click the sheet element itself, because this click would close the
 * sheet.
 */
function clickFocused(sheet: HTMLDialogElement, active: Element | null): void {
  if (active instanceof HTMLElement && active !== sheet && sheet.contains(active)) active.click()
}

const findControls = (container: ParentNode): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(CONTROLS_SELECTOR)].filter(
    control => !control.matches(':disabled, [inert] *') && control.getClientRects().length > 0,
  )

/**
 * Moves the focus to the nearest control in the direction of an arrow key. If a slider has the focus, a horizontal
 * arrow key moves the slider instead.
 * @returns false if there is no control in this direction
 */
function moveFocus(all: readonly HTMLElement[], key: keyof typeof arrowDirections): boolean {
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
  const next = from ? nearestControl(from, all, axis, sign) : all[0]
  if (axis === 1 && from && scrollToContent(from, next, sign)) return true
  next?.focus({ focusVisible: true } as FocusOptions)
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

/** Distance of a scroll step in a sheet, as a fraction of the visible height. */
const SCROLL_STEP_FRACTION = 0.6

/**
 * Scrolls a sheet by a step if the next control is farther away than a step. Returns whether the sheet has scrolled.
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

/** Returns the nearest control in a direction. Sideways distance counts double. */
function nearestControl(
  from: HTMLElement,
  all: readonly HTMLElement[],
  axis: 0 | 1,
  sign: 1 | -1,
): HTMLElement | undefined {
  const fromSpans = axisSpansOf(from)
  const cross = axis === 0 ? 1 : 0
  let best: { control: HTMLElement; cost: number } | undefined
  for (const control of all) {
    if (control.contains(from)) continue
    const toSpans = axisSpansOf(control)
    const ahead = (centerOf(toSpans[axis]) - centerOf(fromSpans[axis])) * sign
    if (ahead < 4) continue
    const sideDistance = Math.max(0, toSpans[cross][0] - fromSpans[cross][1], fromSpans[cross][0] - toSpans[cross][1])
    const cost = ahead + 2 * sideDistance
    if (!best || cost < best.cost) best = { control, cost }
  }
  return best?.control
}

const isSlider = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'range'

type Span = readonly [from: number, to: number]

function axisSpansOf(control: HTMLElement): readonly [Span, Span] {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return [
    [left, right],
    [top, bottom],
  ]
}

const centerOf = ([from, to]: Span) => (from + to) / 2
