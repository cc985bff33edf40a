import type { GamepadCommand } from './gamepad'

const controls = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'

/** Along which axis a direction runs, and which way. */
const ways = {
  ArrowUp: [1, -1],
  ArrowDown: [1, 1],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const

/** What a gamepad asks for while a sheet is open: directions move the focus, its first button presses, its second closes. */
export function handleSheetArrow(sheet: HTMLDialogElement, asked: GamepadCommand): void {
  if ('key' in asked) go(controlsIn(sheet), asked.key as keyof typeof ways)
  else if (asked.deed === 'close') sheet.close()
  else if (asked.deed === 'next') press(sheet, document.activeElement)
}

/** Where one walks over the page: bars that are shown, why a book cannot be. */
const walks = 'header[data-shown="true"], main ~ [role="alert"]'
/** With them everything that stands over the page: the place of another device, the way in, a card. */
const overPage = 'header[data-shown="true"], footer[data-shown="true"], main ~ section, main ~ button'
/** And in the page what can be tried again. */
const inPage = 'main [data-page], main [role="status"], main [role="group"]'
/** Has the focus where there is no slider to begin at: what has it is pressed all too easily. */
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
 * While bars or the like stand over the page directions move the focus in them, and the first button presses what has it.
 * @returns false when what is asked for is left to the page
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
 * A remote control has arrows and one button: who goes into the bars with it walks there and in sheets, as with a gamepad,
 * until a pointer or the tabulator is used. The bars are closed by the button where it presses nothing, and by going on
 * upwards or downwards out of them.
 * @param first  the arrow that began it in a sheet, or where a book cannot be shown; without it one goes into the bars
 * @returns stops
 */
export function moveFocusByArrow(closeBars: () => void, first?: string): () => void {
  const walk = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Tab') stop()
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isWalked(key)) return
    // The reader and the controls themselves know other uses of these keys.
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

/** Whether a key walks from where the focus is: on the page it turns, in a field it moves in the words. */
function isWalked(key: string): boolean {
  const active = document.activeElement
  const sheet = openSheet()
  const isInBar = !sheet && active?.matches(lowerBar) === true
  if (!(isInBar || sheet?.contains(active) || controlsOverPage().some(control => control === active))) return false
  if (key === 'Enter') return choiceWithFocus() !== undefined || isInBar || (!sheet && isSlider(active))
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

const controlsIn = (part: ParentNode): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(controls)].filter(
    control => !control.matches(':disabled, [inert] *') && control.getClientRects().length > 0,
  )

/** @returns false when nothing lies there */
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

/** How much of what is seen of a sheet is scrolled at once. */
const most = 0.6

/** A sheet may hold more than controls: what lies before the next one, or where there is none, is scrolled through. */
function isScrolled(from: HTMLElement, next: HTMLElement | undefined, way: 1 | -1): boolean {
  const part = scrollerOf(from)
  if (!part) return false
  const seen = part.getBoundingClientRect()
  const step = part.clientHeight * most
  const box = next && part.contains(next) ? next.getBoundingClientRect() : undefined
  if (box && (way === 1 ? box.top < seen.bottom + step : box.bottom > seen.top - step)) return false
  const before = part.scrollTop
  part.scrollTop += way * step
  return part.scrollTop !== before
}

/** The part of a sheet that scrolls what a control lies in. */
function scrollerOf(control: HTMLElement): HTMLElement | undefined {
  for (let part: HTMLElement | null = control; part && !part.matches('dialog'); part = part.parentElement)
    if (part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY))
      return part.closest('dialog') ? part : undefined
  return undefined
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
