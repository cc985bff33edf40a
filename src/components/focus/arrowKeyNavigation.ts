import { type ArrowKey, arrowDirections, findControls, nearestControl } from './nearestControl'

/** CSS selector of controls in which arrow keys have a meaning in the browser. */
const ARROW_KEY_CONTROLS_SELECTOR =
  'select, textarea, iframe, [contenteditable], [role=menu], [role=menu] *, input:not([type=text], [type=search], [type=email], [type=password], [type=checkbox])'
const SINGLE_LINE_FIELDS_SELECTOR = 'input:not([type=checkbox])'
/** CSS selector of the parts of a page. The focus leaves a part only if it has no control in the direction of the key. */
const REGIONS_SELECTOR = 'main, nav, header, dialog, [role=dialog], [role=alertdialog]'
const DIALOGS_SELECTOR = 'dialog[open], [role=dialog], [role=alertdialog]'
/** CSS selector of the controls that the first arrow key on a page may focus: cards, and the actions of a detail page. */
const FIRST_CONTROLS_SELECTOR =
  'main [data-card-link], main [data-cover] ~ :not(:has(h1)) :is(a[href], button:not(:disabled))'

/**
 * Moves the focus to the nearest control in the direction of an arrow key. If no control has the focus, moves the focus
 * to the first card of the page, or to its first control.
 * @returns false if the control with the focus needs the key itself, or if there is no control in this direction
 */
export function moveFocusByArrowKey(key: ArrowKey): boolean {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
  const dialog = [...document.querySelectorAll<HTMLElement>(DIALOGS_SELECTOR)].at(-1)
  if (active?.matches(ARROW_KEY_CONTROLS_SELECTOR)) return false
  if (arrowDirections[key][0] === 0 && active?.matches(SINGLE_LINE_FIELDS_SELECTOR)) return false
  const all = findControls(dialog ?? document).filter(control => !control.closest('[aria-hidden=true]'))
  if (!active || !all.includes(active)) return focusControl(firstControl(dialog, all))
  const region = active.closest(REGIONS_SELECTOR)
  const near = all.filter(control => region?.contains(control))
  return focusControl(nearestControl(active, near, key) ?? nearestControl(active, all, key))
}

const firstControl = (dialog: HTMLElement | undefined, all: readonly HTMLElement[]): HTMLElement | undefined =>
  (dialog ? undefined : document.querySelector<HTMLElement>(FIRST_CONTROLS_SELECTOR)) ??
  all.find(control => dialog || control.closest('main')) ??
  all[0]

/** Height of the bars that cover the top of the window, in CSS pixels. */
const TOP_BARS_PX = 152

/** Focuses a control. Scrolls it, with its card, to the middle of the window if the window does not show it completely. */
function focusControl(control: HTMLElement | undefined): boolean {
  if (!control) return false
  control.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  const box = control.closest('article') ?? control
  const { top, bottom } = box.getBoundingClientRect()
  const isHidden = top < TOP_BARS_PX || bottom > window.innerHeight
  box.scrollIntoView({ block: isHidden && !control.closest('header, nav') ? 'center' : 'nearest', inline: 'nearest' })
  return true
}
