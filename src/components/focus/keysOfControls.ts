import { type ArrowKey, arrowDirections } from './findNearestControl'

/**
 * CSS selector of selects, date fields and similar controls. In remote control mode, the arrow keys change the value of
 * such a control only after the user has pressed Enter.
 */
const CHANGED_AFTER_ENTER_SELECTOR =
  'select, input:is([type=date], [type=time], [type=month], [type=week], [type=datetime-local], [type=number], [type=color])'
const GROUPS_SELECTOR = '[role=radiogroup], [role=tablist]'
const GROUP_ITEMS_SELECTOR = '[role=radio], [role=tab], input[type=radio]:not([aria-hidden=true])'
/** CSS selector of the controls that toggle with Enter in remote control mode. Browsers toggle them only with Space. */
const CHOICES_SELECTOR = '[role=checkbox], [role=radio], input:is([type=checkbox], [type=radio])'
const TEXT_FIELDS_SELECTOR = 'textarea, input'

/** The control whose value the arrow keys currently change, because the user has pressed Enter on it. */
let changedControl: Element | undefined

/**
 * Returns whether a control itself handles an arrow key in remote control mode, so that the key must not move the
 * focus.
 * - An iframe, an editable element and a menu handle all arrow keys.
 * - A select, date field or number field handles arrow keys only after the user has pressed Enter.
 * - A slider handles horizontal keys. A combobox with visible options handles vertical keys.
 * - A radio button or tab handles keys that lead to another item of its group.
 * - A text field handles keys that move its cursor.
 */
export function usesArrowKey(control: Element, key: ArrowKey): boolean {
  const isHorizontal = arrowDirections[key][0] === 0
  if (control.matches('iframe, [contenteditable], [role=menu], [role=menu] *')) return true
  if (control.matches(CHANGED_AFTER_ENTER_SELECTOR)) return control === changedControl
  if (control.matches('input[type=range]')) return isHorizontal
  if (!isHorizontal && hasOpenOptions(control)) return true
  if (control.matches(GROUP_ITEMS_SELECTOR)) return hasGroupItemInDirection(control, key)
  return control.matches(TEXT_FIELDS_SELECTOR) && hasTextInDirection(control as HTMLInputElement, key)
}

/**
 * Returns whether an arrow key points from a radio button or tab to another item of its group. Items that overlap the
 * given item in this direction do not count.
 */
function hasGroupItemInDirection(item: Element, key: ArrowKey): boolean {
  const [axis, sign] = arrowDirections[key]
  const [start, end] = axis === 0 ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const from = item.getBoundingClientRect()
  return [...(item.closest(GROUPS_SELECTOR)?.querySelectorAll(GROUP_ITEMS_SELECTOR) ?? [])].some(other => {
    const to = other.getBoundingClientRect()
    return sign === 1 ? to[start] >= from[end] : to[end] <= from[start]
  })
}

/**
 * Returns whether a control is an unselected tab, or an unchecked radio button of a group in which another button is
 * checked. An arrow key reaches this control only if the group itself handles the key (see {@link usesArrowKey}).
 */
export const isUnselectedGroupItem = (control: Element): boolean =>
  control.matches('[role=tab][tabindex="-1"]') ||
  (control.matches('[role=radio][aria-checked=false]') &&
    (control.closest('[role=radiogroup]')?.querySelector('[role=radio][aria-checked=true]') ?? null) !== null)

/**
 * Returns whether a control reacts to arrow keys, for example by changing its value or opening a menu. If
 * {@link usesArrowKey} returns false for an arrow key, the key moves the focus, and the control must not receive it.
 */
export const mustNotReceiveArrowKey = (control: Element): boolean =>
  control.matches(CHANGED_AFTER_ENTER_SELECTOR) ||
  control.matches('input[type=range]') ||
  control.matches(GROUP_ITEMS_SELECTOR) ||
  control.matches('[aria-haspopup=menu]:not([role=menuitem])') ||
  isPartOfCombobox(control)

/**
 * Returns whether a control is a part of a combobox: the text field, a chip beside the text field, or a button of a
 * chip.
 */
const isPartOfCombobox = (control: Element): boolean =>
  control.matches('[role=combobox]') ||
  (control.closest('[role=toolbar]')?.querySelector('[role=combobox]') ?? null) !== null

/** Returns whether a control is a combobox that shows options. */
const hasOpenOptions = (control: Element): boolean =>
  control.matches('[role=combobox][aria-expanded=true]') &&
  document.getElementById(control.getAttribute('aria-controls') ?? '')?.querySelector('[role=option]') != null

/**
 * Handles the Enter key on a control that browsers do not operate with Enter: toggles a checkbox or radio button, opens
 * a select, and starts or ends the change of a date, number or similar value.
 * @returns false if the browser must handle the key
 */
export function pressByEnter(control: HTMLElement): boolean {
  if (control.matches(CHOICES_SELECTOR)) {
    control.click()
    return true
  }
  if (!control.matches(CHANGED_AFTER_ENTER_SELECTOR)) return false
  if (control instanceof HTMLSelectElement && openSelect(control)) return true
  startOrEndChange(control)
  // On televisions without `showPicker`, the default action of the Enter key opens a select.
  return !(control instanceof HTMLSelectElement)
}

function openSelect(select: HTMLSelectElement): boolean {
  try {
    select.showPicker()
    return true
  } catch {
    return false
  }
}

function startOrEndChange(control: HTMLElement): void {
  if (changedControl === control) {
    changedControl = undefined
    return
  }
  changedControl = control
  const onBlur = () => {
    if (changedControl === control) changedControl = undefined
  }
  control.addEventListener('blur', onBlur, { once: true })
}

/**
 * Returns whether a control is a text field in which an arrow key can move the cursor. Ignores the position of the
 * cursor: the result is true even if the cursor is at the end of the text.
 */
export const isTextCursorKey = (control: Element, key: ArrowKey): boolean =>
  control.matches(arrowDirections[key][0] === 1 ? 'textarea' : TEXT_FIELDS_SELECTOR) &&
  !control.matches(CHANGED_AFTER_ENTER_SELECTOR) &&
  !isChoiceOrButton(control as HTMLInputElement)

/**
 * Returns whether an arrow key can move the cursor of a text field: the field contains text on the side to which the
 * arrow points. The up and down keys move the cursor only in a text area.
 */
function hasTextInDirection(field: HTMLInputElement | HTMLTextAreaElement, key: ArrowKey): boolean {
  const [axis, sign] = arrowDirections[key]
  if (axis === 1 && !(field instanceof HTMLTextAreaElement)) return false
  const { selectionStart, selectionEnd, value } = field
  if (selectionStart === null || selectionEnd === null) return axis === 0 && value !== '' && !isChoiceOrButton(field)
  if (selectionStart !== selectionEnd) return true
  const isRightToLeft = axis === 0 && getComputedStyle(field).direction === 'rtl'
  return (sign === 1) !== isRightToLeft ? selectionEnd < value.length : selectionStart > 0
}

const isChoiceOrButton = ({ type }: HTMLInputElement | HTMLTextAreaElement) =>
  ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image'].includes(type)
