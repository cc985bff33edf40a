/** CSS variable with the height of the lower part of the window that the screen keyboard covers. */
const PROPERTY = '--keyboard-inset'
/**
 * Minimum height of a screen keyboard in CSS pixels. If a smaller part of the window is covered, the bars of the
 * browser cover this part.
 */
const MIN_KEYBOARD_HEIGHT_PX = 80
/**
 * If the scale of the visual viewport is greater than this value, the user has zoomed the page. The height of the
 * screen keyboard is then unknown, because a zoom also makes the visible area smaller.
 */
const MAX_UNZOOMED_SCALE = 1.05

let userCount = 0
let stopTracking: (() => void) | undefined

/**
 * Returns the height in CSS pixels of the lower part of the window that the screen keyboard covers. Returns 0 if the
 * user has zoomed the page. A zoom makes the visible area smaller, so the height of the keyboard is unknown.
 * @param windowHeightPx height of the window, which the keyboard does not change
 */
export function computeKeyboardInset(
  windowHeightPx: number,
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
): number {
  const coveredPx = Math.round(windowHeightPx - height - offsetTop)
  return scale > MAX_UNZOOMED_SCALE || coveredPx < MIN_KEYBOARD_HEIGHT_PX ? 0 : coveredPx
}

/**
 * Sets the CSS variable `--keyboard-inset` of the document while a dialog is open, so that the style sheet of the
 * dialog can avoid the screen keyboard. Browsers do not change the layout of the page for a keyboard. When the keyboard
 * appears or changes its height, scrolls the focused field into view.
 * @returns function that ends the tracking for this dialog
 */
export function trackKeyboardInset(): () => void {
  userCount += 1
  if (userCount === 1) stopTracking = startTracking()
  return () => {
    userCount -= 1
    if (userCount === 0) stopTracking?.()
  }
}

function startTracking(): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => {}
  const { style } = document.documentElement
  const controller = new AbortController()
  let insetPx = 0
  const update = () => {
    const nextPx = computeKeyboardInset(window.innerHeight, visualViewport)
    if (nextPx === insetPx) return
    insetPx = nextPx
    style.setProperty(PROPERTY, `${insetPx}px`)
    if (insetPx > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  for (const name of ['resize', 'scroll']) visualViewport.addEventListener(name, update, { signal: controller.signal })
  update()
  return () => {
    controller.abort()
    style.removeProperty(PROPERTY)
  }
}
