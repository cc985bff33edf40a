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
  if ('key' in asked) go(controlsIn(sheet), asked.key as keyof typeof ways)
  else if (asked.deed === 'close') sheet.close()
  else if (asked.deed === 'next') press(sheet, document.activeElement)
}

/** What stands over the page with something to press: the bars that are shown, why a book cannot be. */
const overPage = 'header[data-shown="true"], footer[data-shown="true"], main ~ [role="alert"]'

const controlsOverPage = () => [...document.querySelectorAll(overPage)].flatMap(controlsIn)

/**
 * While bars or the like stand over the page directions move the focus in them, and the first button presses what has it.
 * @returns false when what is asked for is left to the page
 */
export function askOverPage(asked: Asked): boolean {
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
 * A remote control has arrows and one button: who goes into the bars with it walks there, and in sheets that open from them,
 * as with a gamepad, until a pointer or the tabulator is used. The button closes the bars where it presses nothing.
 * @returns stops
 */
export function walkByArrows(closeBars: () => void): () => void {
  const all = controlsOverPage()
  const first = all.find(isSlider) ?? all[0]
  first?.focus({ focusVisible: true } as FocusOptions)
  const walk = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Tab') stop()
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isWalked(key)) return
    // The reader and the controls themselves know other uses of these keys.
    event.preventDefault()
    event.stopPropagation()
    const sheet = openSheet()
    const choice = choiceWithFocus()
    if (key === 'Enter' && choice) choice.click()
    else if (key === 'Enter') closeBars()
    else if (sheet) askInSheet(sheet, { key })
    else askOverPage({ key })
  }
  const stop = () => {
    window.removeEventListener('keydown', walk, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  window.addEventListener('keydown', walk, true)
  window.addEventListener('pointerdown', stop, true)
  return stop
}

/** Whether a key walks from where the focus is: on the page it turns, in a field it moves in the words. */
function isWalked(key: string): boolean {
  const active = document.activeElement
  const sheet = openSheet()
  if (!(sheet?.contains(active) || controlsOverPage().some(control => control === active))) return false
  if (key === 'Enter') return choiceWithFocus() !== undefined || (!sheet && isSlider(active))
  return key in ways && !(ways[key as keyof typeof ways][0] === 0 && active?.matches(written))
}

/** A switch or one of several choices, which a browser presses by the space bar alone. */
function choiceWithFocus(): HTMLElement | undefined {
  const active = document.activeElement
  return active instanceof HTMLElement && active.matches('[type=checkbox], [type=radio]') ? active : undefined
}

const written = 'input:not([type=range], [type=checkbox], [type=radio]), textarea'

const openSheet = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/** The sheet itself has the focus when it opens; pressing that would be a press beside it, which closes it. */
function press(sheet: HTMLDialogElement, active: Element | null): void {
  if (active instanceof HTMLElement && active !== sheet && sheet.contains(active)) active.click()
}

const controlsIn = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(controls)].filter(
    control => !control.matches(':disabled, [inert] *') && control.getClientRects().length > 0,
  )

function go(all: readonly HTMLElement[], key: keyof typeof ways): void {
  const [axis, way] = ways[key]
  const active = document.activeElement
  if (axis === 0 && isSlider(active)) {
    const ahead = getComputedStyle(active).direction === 'rtl' ? -1 : 1
    if (way === ahead) active.stepUp()
    else active.stepDown()
    active.dispatchEvent(new Event('input', { bubbles: true }))
    return
  }
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
