/** A focused element and its ancestors, innermost first. The ancestors are known even after the element is removed. */
export type FocusPath = { element: HTMLElement; ancestors: readonly Element[] }

let lastPath: FocusPath | undefined

/**
 * Element that had the focus before a dialog opened, and the ancestors of this element. The key is the popup element of
 * the dialog.
 */
const pathsBeforeDialogs = new WeakMap<Element, FocusPath>()

/**
 * Starts recording which element has the focus. Ignores menus, because a menu returns the focus to its trigger.
 * @returns function that stops the recording
 */
export function startRecordingFocus(): () => void {
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('[role="menu"]')) return
    lastPath = { element: target, ancestors: listAncestors(target) }
  }
  document.addEventListener('focusin', onFocusIn)
  return () => document.removeEventListener('focusin', onFocusIn)
}

/** Records that a dialog has opened. Must be called before the focus moves into the dialog. */
export function recordDialogOpening(popup: Element): void {
  if (lastPath && !popup.contains(lastPath.element)) pathsBeforeDialogs.set(popup, lastPath)
}

/**
 * Returns the element that gets the focus when a dialog closes: the element that had the focus before the dialog
 * opened. If the page has removed this element, returns the link of its card or row, a control nearby, or the main
 * landmark. For example, a card removes its buttons when the card loses the focus. Returns undefined if no focus was
 * recorded.
 * @param popup popup element of the dialog
 */
export function findFocusReturnElement(popup: Element): HTMLElement | undefined {
  const path = pathsBeforeDialogs.get(popup)
  if (!path) return undefined
  if (path.element.isConnected) return path.element
  // The user may have opened the dialog from another dialog that is now closed, for example from the placeholder that
  // was visible while the dialog loaded. In this case, the focus returns to the element that had the focus before the
  // other dialog opened.
  const closedDialog = [path.element, ...path.ancestors].find(
    element => element.matches(DIALOG_SELECTOR) && !element.isConnected,
  )
  return closedDialog ? findFocusReturnElement(closedDialog) : findNearbyElement(path.ancestors)
}

const DIALOG_SELECTOR = '[role="dialog"]'
const FOCUSABLE_SELECTOR =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

function findNearbyElement(ancestors: readonly Element[]): HTMLElement | undefined {
  const main = document.getElementById('main') ?? undefined
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected) continue
    if (ancestor.contains(main ?? document.body)) break
    const nearby =
      findCardLink(ancestor) ??
      (ancestor.matches(DIALOG_SELECTOR) ? ancestor : ancestor.querySelector(FOCUSABLE_SELECTOR))
    if (nearby instanceof HTMLElement) return nearby
  }
  return main
}

const findCardLink = (ancestor: Element) =>
  ancestor.matches('[data-card-link]')
    ? ancestor
    : (ancestor.querySelector('[data-card-link][tabindex="0"]') ?? ancestor.querySelector('[data-card-link]'))

function listAncestors(element: Element): Element[] {
  const ancestors: Element[] = []
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) ancestors.push(ancestor)
  return ancestors
}
