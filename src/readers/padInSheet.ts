import type { Asked } from './gamepad'

const controls = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'

/** Along which axis a direction runs, and which way. */
const ways = {
  ArrowUp: [1, -1],
  ArrowDown: [1, 1],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const

/** What a gamepad asks for while a sheet is open: directions move the focus, its first button presses, its second closes. */
export function askInSheet(sheet: HTMLDialogElement, asked: Asked): void {
  if ('key' in asked) go(sheet, asked.key as keyof typeof ways)
  else if (asked.deed === 'close') sheet.close()
  else if (asked.deed === 'next') press(sheet, document.activeElement)
}

/** The sheet itself has the focus when it opens; pressing that would be a press beside it, which closes it. */
function press(sheet: HTMLDialogElement, active: Element | null): void {
  if (active instanceof HTMLElement && active !== sheet && sheet.contains(active)) active.click()
}

function go(sheet: HTMLDialogElement, key: keyof typeof ways): void {
  const [axis, way] = ways[key]
  const active = document.activeElement
  if (axis === 0 && active instanceof HTMLInputElement && active.type === 'range') {
    const ahead = getComputedStyle(active).direction === 'rtl' ? -1 : 1
    if (way === ahead) active.stepUp()
    else active.stepDown()
    active.dispatchEvent(new Event('input', { bubbles: true }))
    return
  }
  const all = [...sheet.querySelectorAll<HTMLElement>(controls)].filter(
    control => !control.matches(':disabled, [inert] *') && control.getClientRects().length > 0,
  )
  const isInside = active instanceof HTMLElement && all.includes(active)
  const next = isInside ? nearest(active, all, axis, way) : all[0]
  next?.focus({ focusVisible: true } as FocusOptions)
  next?.scrollIntoView({ block: 'nearest' })
}

/** The control that lies next in a direction: what is off to the side counts double. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], axis: 0 | 1, way: 1 | -1): HTMLElement | undefined {
  const here = spansOf(from)
  const cross = axis === 0 ? 1 : 0
  let best: { control: HTMLElement; cost: number } | undefined
  for (const control of all) {
    // What holds the focused control, such as the part that scrolls, lies nowhere.
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

type Span = readonly [from: number, to: number]

function spansOf(control: HTMLElement): readonly [Span, Span] {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return [
    [left, right],
    [top, bottom],
  ]
}

const middle = ([from, to]: Span) => (from + to) / 2
