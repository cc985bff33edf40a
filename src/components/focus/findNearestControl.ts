/** Arrow keys with their axis (0 for horizontal, 1 for vertical) and their sign (1 for right or down, else -1). */
export const arrowDirections = {
  ArrowUp: [1, -1],
  ArrowDown: [1, 1],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const

/** Value of `KeyboardEvent.key` for an arrow key. */
export type ArrowKey = keyof typeof arrowDirections

const CONTROLS_SELECTOR = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'
/** CSS selector of controls that cannot have the focus, and of tab panels. */
const EXCLUDED_CONTROLS_SELECTOR = ':disabled, [inert] *, [role=tabpanel]'

/** Returns the enabled and rendered controls of a container, in document order. */
export const findControls = (container: ParentNode): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(CONTROLS_SELECTOR)].filter(
    control =>
      !control.matches(EXCLUDED_CONTROLS_SELECTOR) &&
      !isInClosedDetails(control) &&
      control.getClientRects().length > 0,
  )

/**
 * Returns whether a control is in a closed `details` element. The control is then invisible, although browsers report a
 * position for it.
 */
const isInClosedDetails = (control: HTMLElement): boolean =>
  control.tagName !== 'SUMMARY' && control.closest('details:not([open])') !== null

/**
 * Penalty in CSS pixels. It is added to the distance of a control that is not straight ahead in the direction of the
 * arrow key.
 */
const OBLIQUE_COST_PX = 60

/**
 * Returns the nearest control in the direction of an arrow key. Controls straight ahead are preferred: a distance to
 * the side counts double and adds {@link OBLIQUE_COST_PX}. Returns undefined if no control is in the direction of the
 * key.
 */
export function findNearestControl(
  from: HTMLElement,
  all: readonly HTMLElement[],
  key: ArrowKey,
): HTMLElement | undefined {
  const [axis, sign] = arrowDirections[key]
  const fromSpans = axisSpansOf(from)
  const cross = axis === 0 ? 1 : 0
  let best: { control: HTMLElement; cost: number } | undefined
  for (const control of all) {
    if (control.contains(from)) continue
    const toSpans = axisSpansOf(control)
    const ahead = (centerOf(toSpans[axis]) - centerOf(fromSpans[axis])) * sign
    if (ahead < 4) continue
    const sideDistance = Math.max(0, toSpans[cross][0] - fromSpans[cross][1], fromSpans[cross][0] - toSpans[cross][1])
    const cost = ahead + 2 * sideDistance + (sideDistance > 0 ? OBLIQUE_COST_PX : 0)
    if (!best || cost < best.cost) best = { control, cost }
  }
  return best?.control
}

type Span = readonly [from: number, to: number]

function axisSpansOf(control: HTMLElement): readonly [Span, Span] {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return [
    [left, right],
    [top, bottom],
  ]
}

const centerOf = ([from, to]: Span) => (from + to) / 2
