import { type ArrowKey, findControls, findNearestControl } from './findNearestControl'
import { isFocusLost } from './isFocusLost'
import { isUnselectedGroupItem, usesArrowKey } from './keysOfControls'

/**
 * CSS selector of the areas of a page. An arrow key moves the focus within the current area as long as the area has
 * another control in the direction of the key. After the last control, the focus moves to another area.
 */
const REGIONS_SELECTOR = '[role=row], main, aside, nav, header, dialog, [role=dialog], [role=alertdialog]'
const DIALOGS_SELECTOR = 'dialog[open], :is([role=dialog], [role=alertdialog]):not([data-closed])'
/**
 * CSS selector of the cards, and of the actions on a detail page. If no control has the focus, an arrow key focuses the
 * first of these controls.
 */
const FIRST_CONTROLS_SELECTOR =
  'main [data-card-link]:not([tabindex="-1"]), main [data-cover] ~ :not(:has(h1)) :is(a[href], button:not(:disabled))'

/** CSS selector of placeholders. A placeholder is visible while content with controls is loading. */
const PLACEHOLDERS_SELECTOR = '[data-loading-placeholder]'

/**
 * Moves the focus to the nearest control in the direction of an arrow key. If no element of the page content has the
 * focus, focuses the first card of the page or the first action of a detail page. If the page has neither, focuses the
 * first control. While a dialog is open, the focus stays in the dialog. In a group of tabs or radio buttons, only the
 * selected item can get the focus. The focus does not leave the page content upwards or downwards while more content is
 * loading there.
 * @returns whether the key press is handled. False if the focused control uses the key itself, or if the page has
 *   neither a control nor loading content in the direction of the key.
 */
export function moveFocusByArrowKey(key: ArrowKey): boolean {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
  const dialog = [...document.querySelectorAll<HTMLElement>(DIALOGS_SELECTOR)].at(-1)
  if (active && usesArrowKey(active, key)) return false
  const all = findControls(dialog ?? document).filter(
    control => !control.closest('[aria-hidden=true]') && !isUnselectedGroupItem(control),
  )
  if (!active || isFocusLost(active) || (dialog && !isInside(active, dialog)))
    return focusControl(firstControl(dialog, all))
  const near = findNearestControlInRegions(active, all, key)
  const placeholder = findPlaceholderBeforeEndOfContent(active, near, key)
  if (!placeholder) return focusControl(cardLinkOf(near, active))
  const { top, bottom } = placeholder.getBoundingClientRect()
  if (bottom < TOP_BARS_PX || top > window.innerHeight) placeholder.scrollIntoView({ block: 'nearest' })
  return true
}

/**
 * Returns the nearest placeholder of the page content in the direction of an up or down key. Content is still loading
 * at this placeholder. Returns undefined if the focus is outside the page content, or if the key leads to another
 * control in the page content. Also returns undefined while the page shows a notice about a slow server, so that the
 * user can reach the button of this notice.
 */
function findPlaceholderBeforeEndOfContent(active: HTMLElement, near: HTMLElement | undefined, key: ArrowKey) {
  const content = active.closest('main')
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
  if (!content || !isVertical || (near && content.contains(near)) || document.querySelector('[data-slow-notice]'))
    return undefined
  return findNearestControl(active, [...content.querySelectorAll<HTMLElement>(PLACEHOLDERS_SELECTOR)], key)
}

function findNearestControlInRegions(active: HTMLElement, all: readonly HTMLElement[], key: ArrowKey) {
  for (let region = active.closest(REGIONS_SELECTOR); region; region = closestAbove(region, REGIONS_SELECTOR)) {
    const near = findNearestControl(
      active,
      all.filter(control => region?.contains(control)),
      key,
    )
    if (near) return near
  }
  return findNearestControl(active, all, key)
}

const closestAbove = (element: Element, selector: string) => element.parentElement?.closest(selector) ?? null

/**
 * Returns the control that gets the focus when an arrow key moves the focus from `from` to `control`. If `control` is
 * in a card and `from` is outside this card, returns the link of the card. Otherwise returns `control`.
 */
function cardLinkOf(control: HTMLElement | undefined, from: HTMLElement): HTMLElement | undefined {
  const card = control?.closest('article')
  return (card && !card.contains(from) && card.querySelector<HTMLElement>('[data-card-link]')) || control
}

const isInside = (control: HTMLElement, dialog: HTMLElement) => control !== dialog && dialog.contains(control)

const firstControl = (dialog: HTMLElement | undefined, all: readonly HTMLElement[]): HTMLElement | undefined =>
  (dialog ? undefined : document.querySelector<HTMLElement>(FIRST_CONTROLS_SELECTOR)) ??
  all.find(control => (dialog ? !control.closest('header') : control.closest('main'))) ??
  all[0]

/** Height of the bars that cover the top of the window, in CSS pixels. */
const TOP_BARS_PX = 152

/**
 * Focuses a control. If the control or its card is not completely visible, scrolls the control or card to the middle of
 * the window. In a header or navigation, scrolls only as far as necessary.
 * @returns true, or false if `control` is undefined
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
