import type { GamepadCommand } from './gamepad'

const controls = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'

/** Axis (0 horizontal, 1 vertical) and sign of each arrow key. */
const ways = {
  ArrowUp: [1, -1],
  ArrowDown: [1, 1],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const

/**
 * Runs a gamepad command while a sheet is open: directions move the focus, the first button presses, the second closes.
 */
export function handleSheetArrow(sheet: HTMLDialogElement, asked: GamepadCommand): void {
  if ('key' in asked) go(controlsIn(sheet), asked.key as keyof typeof ways)
  else if (asked.deed === 'close') sheet.close()
  else if (asked.deed === 'next') press(sheet, document.activeElement)
}

/** Selector of elements over the page that start spatial navigation: visible toolbars and error messages. */
const walks = 'header[data-shown="true"], main ~ [role="alert"]'
/** Controls over the page while it is active: toolbars, notices of other devices, sign-in, cards. */
const overPage = 'header[data-shown="true"], footer[data-shown="true"], main ~ section, main ~ button'
/** Controls inside the page: retry buttons. */
const inPage = 'main [data-page], main [role="status"], main [role="group"]'
/** Receives the focus when there is no slider, because a focused button is pressed too easily. */
const lowerBar = 'footer[data-shown="true"]'

function controlsOverPage(): readonly HTMLElement[] {
  if (!document.querySelector(walks)) return []
  const all = controlsIn(document)
  return [
    ...all.filter(control => control.closest(overPage)),
    ...all.filter(control => control.closest(inPage) && isInSight(control)),
  ]
}

function isInSight(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  return isInView && !control.closest('[data-shown="false"]')
}

/**
 * Runs a gamepad command while toolbars or messages are shown over the page: directions move the focus, the first
 * button presses the focused control.
 * @returns false when the page should handle the command
 */
export function handlePageArrow(asked: GamepadCommand): boolean {
  const all = controlsOverPage()
  if ('key' in asked) {
    if (all.length > 0) go(all, asked.key as keyof typeof ways)
    return all.length > 0
  }
  const active = all.find(control => control === document.activeElement)
  if (asked.deed !== 'next' || !active) return false
  active.click()
  return true
}

/**
 * Navigates toolbars and sheets by arrow keys and Enter, for remote controls, until a pointer or Tab is used. Enter on
 * a control that it does not press closes the toolbars, and so does moving up or down out of them.
 * @param closeBars  closes the toolbars
 * @param first  arrow key that starts in a sheet or error message; without it the focus enters the toolbars
 * @returns function that stops the navigation
 */
export function moveFocusByArrow(closeBars: () => void, first?: string): () => void {
  const walk = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Tab') stop()
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isWalked(key)) return
    // Prevents other uses of these keys by the reader and the controls.
    event.preventDefault()
    event.stopPropagation()
    const choice = choiceWithFocus()
    if (key === 'Enter' && choice) choice.click()
    else if (key === 'Enter') closeBars()
    else step(key, event.repeat)
  }
  const step = (key: string, isHeld = false) => {
    const sheet = openSheet()
    const isThere = go(sheet ? controlsIn(sheet) : controlsOverPage(), key as keyof typeof ways)
    if (!isThere && !sheet && !isHeld && ways[key as keyof typeof ways][0] === 1) closeBars()
  }
  const stop = () => {
    window.removeEventListener('keydown', walk, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  window.addEventListener('keydown', walk, true)
  window.addEventListener('pointerdown', stop, true)
  if (first) step(first)
  else enterBars()
  return stop
}

function enterBars(): void {
  const all = controlsOverPage()
  const begin = all.find(isSlider) ?? document.querySelector<HTMLElement>(lowerBar) ?? all[0]
  begin?.focus({ focusVisible: true } as FocusOptions)
}

/**
 * Returns whether a key navigates from the focused element. On the page arrows turn, in text fields they move the
 * caret.
 */
function isWalked(key: string): boolean {
  const active = document.activeElement
  const sheet = openSheet()
  const isInBar = !sheet && active?.matches(lowerBar) === true
  if (!(isInBar || sheet?.contains(active) || controlsOverPage().some(control => control === active))) return false
  if (key === 'Enter') return choiceWithFocus() !== undefined || isInBar || (!sheet && isSlider(active))
  return key in ways && !(ways[key as keyof typeof ways][0] === 0 && active?.matches(written))
}

/** Focused checkbox or radio button; browsers toggle these only by the space bar. */
function choiceWithFocus(): HTMLElement | undefined {
  const active = document.activeElement
  return active instanceof HTMLElement && active.matches('[type=checkbox], [type=radio]') ? active : undefined
}

const written = 'input:not([type=range], [type=checkbox], [type=radio]), textarea'

const openSheet = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/**
 * Clicks the focused control. The sheet itself is focused when it opens; clicking it would count as a click beside it
 * and close it.
 */
function press(sheet: HTMLDialogElement, active: Element | null): void {
  if (active instanceof HTMLElement && active !== sheet && sheet.contains(active)) active.click()
}

const controlsIn = (part: ParentNode): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(controls)].filter(
    control => !control.matches(':disabled, [inert] *') && control.getClientRects().length > 0,
  )

/** Moves the focus or the focused slider. @returns false when no control lies in that direction */
function go(all: readonly HTMLElement[], key: keyof typeof ways): boolean {
  const [axis, way] = ways[key]
  const active = document.activeElement
  if (axis === 0 && isSlider(active)) {
    const ahead = getComputedStyle(active).direction === 'rtl' ? -1 : 1
    if (way === ahead) active.stepUp()
    else active.stepDown()
    active.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  }
  const from = active instanceof HTMLElement && (all.includes(active) || active.matches(lowerBar)) ? active : undefined
  const next = from ? nearest(from, all, axis, way) : all[0]
  if (axis === 1 && from && isScrolled(from, next, way)) return true
  next?.focus({ focusVisible: true } as FocusOptions)
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

/** Fraction of the visible part of a sheet that is scrolled at once. */
const most = 0.6

/** Scrolls a sheet to content before the next control, or where no control follows. Returns whether it scrolled. */
function isScrolled(from: HTMLElement, next: HTMLElement | undefined, way: 1 | -1): boolean {
  const part = scrollerOf(from)
  if (!part) return false
  const seen = part.getBoundingClientRect()
  const stepPx = part.clientHeight * most
  const box = next && part.contains(next) ? next.getBoundingClientRect() : undefined
  if (box && (way === 1 ? box.top < seen.bottom + stepPx : box.bottom > seen.top - stepPx)) return false
  const before = part.scrollTop
  part.scrollTop += way * stepPx
  return part.scrollTop !== before
}

/** Returns the scroll container of a control inside a sheet. */
function scrollerOf(control: HTMLElement): HTMLElement | undefined {
  for (let part: HTMLElement | null = control; part && !part.matches('dialog'); part = part.parentElement)
    if (part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY))
      return part.closest('dialog') ? part : undefined
  return undefined
}

/** Returns the nearest control in a direction. Sideways distance counts double. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], axis: 0 | 1, way: 1 | -1): HTMLElement | undefined {
  const here = spansOf(from)
  const cross = axis === 0 ? 1 : 0
  let best: { control: HTMLElement; cost: number } | undefined
  for (const control of all) {
    // Skips containers of the focused control, such as its scroll container.
    if (control.contains(from)) continue
    const there = spansOf(control)
    const ahead = (middle(there[axis]) - middle(here[axis])) * way
    if (ahead < 4) continue
    const aside = Math.max(0, there[cross][0] - here[cross][1], here[cross][0] - there[cross][1])
    const cost = ahead + 2 * aside
    if (!best || cost < best.cost) best = { control, cost }
  }
  return best?.control
}

const isSlider = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'range'

type Span = readonly [from: number, to: number]

function spansOf(control: HTMLElement): readonly [Span, Span] {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return [
    [left, right],
    [top, bottom],
  ]
}

const middle = ([from, to]: Span) => (from + to) / 2
