/** What is held on a gamepad: its buttons by number in the standard layout, and the sticks as four more. */
export type PressedButtons = ReadonlySet<number>

/** Keys that directions stand for: a gamepad goes the way that arrows go. */
const keys: Readonly<Record<number, string>> = { 12: 'ArrowUp', 13: 'ArrowDown', 14: 'ArrowLeft', 15: 'ArrowRight' }

/** Sticks count as directions from here on. */
const pushed = 0.6

interface Stick {
  readonly buttons: readonly { readonly pressed: boolean }[]
  readonly axes: readonly number[]
}

/** What is held on a gamepad at this moment. */
export function pressedButtonsOf({ buttons, axes }: Stick): PressedButtons {
  const held = new Set(buttons.flatMap(({ pressed }, button) => (pressed ? [button] : [])))
  for (const [across, down] of [axes.slice(0, 2), axes.slice(2, 4)]) {
    if ((across ?? 0) < -pushed) held.add(14)
    if ((across ?? 0) > pushed) held.add(15)
    if ((down ?? 0) < -pushed) held.add(12)
    if ((down ?? 0) > pushed) held.add(13)
  }
  return held
}

/** What a button asks for: a deed by name, or the key of a direction. */
export type GamepadCommand =
  | { readonly key: string }
  | {
      readonly deed:
        | 'next'
        | 'previous'
        | 'scrollOn'
        | 'scrollBack'
        | 'bars'
        | 'close'
        | 'contents'
        | 'settings'
        | 'fullscreen'
    }

const deeds: Readonly<Record<number, GamepadCommand>> = {
  0: { deed: 'next' },
  1: { deed: 'close' },
  2: { deed: 'previous' },
  3: { deed: 'bars' },
  4: { deed: 'previous' },
  5: { deed: 'next' },
  6: { deed: 'scrollBack' },
  7: { deed: 'scrollOn' },
  8: { deed: 'contents' },
  9: { deed: 'settings' },
  11: { deed: 'fullscreen' },
}

const askedBy = (button: number): GamepadCommand | undefined => {
  const key = keys[button]
  return key ? { key } : deeds[button]
}

/** A direction that is held is repeated after so long, and then so often, in milliseconds. */
const firstPause = 450
const nextPause = 130

/** Turns what is held from moment to moment into presses: once when a button goes down, directions again while held. */
export class GamepadPresses {
  private before: PressedButtons = new Set()
  private readonly due = new Map<number, number>()

  /** What the present moment asks for. */
  at(time: number, held: PressedButtons): readonly GamepadCommand[] {
    const asked: GamepadCommand[] = []
    for (const button of held) {
      const what = askedBy(button)
      if (!what) continue
      const isNew = !this.before.has(button)
      const isDue = 'key' in what && time >= (this.due.get(button) ?? Number.POSITIVE_INFINITY)
      if (!isNew && !isDue) continue
      asked.push(what)
      this.due.set(button, time + (isNew ? firstPause : nextPause))
    }
    for (const button of this.due.keys()) if (!held.has(button)) this.due.delete(button)
    this.before = held
    return asked
  }
}

/**
 * Watches gamepads, as long as one is connected and the page is seen.
 * @returns stops
 */
export function watchGamepads(onAsked: (asked: GamepadCommand) => void): () => void {
  const presses = new GamepadPresses()
  let frame = 0
  const poll = (time: number) => {
    const pads = navigator.getGamepads().filter(pad => pad !== null)
    frame = pads.length > 0 ? requestAnimationFrame(poll) : 0
    const held = new Set(pads.flatMap(pad => [...pressedButtonsOf(pad)]))
    for (const asked of presses.at(time, held)) onAsked(asked)
  }
  const begin = () => {
    if (frame === 0) frame = requestAnimationFrame(poll)
  }
  window.addEventListener('gamepadconnected', begin)
  begin()
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('gamepadconnected', begin)
  }
}
