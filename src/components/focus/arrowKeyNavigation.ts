import { type ArrowKey, arrowDirections, findControls, findNearestControl } from './findNearestControl'

/** CSS selector of controls that handle the arrow keys themselves. */
const ARROW_KEY_CONTROLS_SELECTOR =
  'select, textarea, iframe, [contenteditable], [role=menu], [role=menu] *, input:not([type=text], [type=search], [type=email], [type=password], [type=checkbox])'
const SINGLE_LINE_FIELDS_SELECTOR = 'input:not([type=checkbox])'
/**
 * CSS selector of the parts of a page. The focus leaves a part only if the part has no control in the direction of the
 * key.
 */
const REGIONS_SELECTOR = 'main, nav, header, dialog, [role=dialog], [role=alertdialog]'
const DIALOGS_SELECTOR = 'dialog[open], [role=dialog], [role=alertdialog]'
/**
 * CSS selector of the cards, and of the actions on a detail page. If no control has the focus, an arrow key focuses the
 * first of these controls.
 */
const FIRST_CONTROLS_SELECTOR =
  'main [data-card-link], main [data-cover] ~ :not(:has(h1)) :is(a[href], button:not(:disabled))'

/**
 * Moves the focus to the nearest control in the direction of an arrow key. If no control has the focus, focuses the
 * first card of the page, or else the first control of the page. While a dialog is open, the focus stays in the dialog.
 * @returns false if the focused control handles the key itself, or if there is no control in this direction
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
  return focusControl(findNearestControl(active, near, key) ?? findNearestControl(active, all, key))
}

const firstControl = (dialog: HTMLElement | undefined, all: readonly HTMLElement[]): HTMLElement | undefined =>
  (dialog ? undefined : document.querySelector<HTMLElement>(FIRST_CONTROLS_SELECTOR)) ??
  all.find(control => dialog || control.closest('main')) ??
  all[0]

/** Height of the bars that cover the top of the window, in CSS pixels. */
const TOP_BARS_PX = 152

/**
 * Focuses a control. If the control or its card is not completely visible, scrolls it to the middle of the window.
 * @returns false if `control` is undefined
 */
function focusControl(control: HTMLElement | undefined): boolean {
  if (!control) return false
  control.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  const box = control.closest('article') ?? control
  const { top, bottom } = box.getBoundingClientRect()
  const isHidden = top < TOP_BARS_PX || bottom > window.innerHeight
  box.scrollIntoView({ block: isHidden && !control.closest('header, nav') ? 'center' : 'nearest', inline: 'nearest' })
  return true
}
