/** Numbers of the pressed buttons in the standard gamepad layout. Sticks count as direction buttons. */
export type PressedButtons = ReadonlySet<number>

/** Arrow keys of the direction buttons. */
const keys: Readonly<Record<number, string>> = { 12: 'ArrowUp', 13: 'ArrowDown', 14: 'ArrowLeft', 15: 'ArrowRight' }

/** Stick deflection from which it counts as a direction, 0 to 1. */
const pushed = 0.6

interface Stick {
  readonly buttons: readonly { readonly pressed: boolean }[]
  readonly axes: readonly number[]
}

/** Returns the buttons that are currently pressed. */
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

/** Command of a gamepad button, or the arrow key of a direction. */
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

/** Delay before a held direction repeats, and interval of the repeats, in milliseconds. */
const firstPause = 450
const nextPause = 130

/** Converts polled button states into presses: one when a button goes down, repeated for held directions. */
export class GamepadPresses {
  private before: PressedButtons = new Set()
  private readonly due = new Map<number, number>()

  /**
   * Returns the commands of this poll.
   * @param time  in milliseconds
   */
  at(time: number, held: PressedButtons): readonly GamepadCommand[] {
    const commands: GamepadCommand[] = []
    for (const button of held) {
      const command = askedBy(button)
      if (!command) continue
      const isNew = !this.before.has(button)
      const isDue = 'key' in command && time >= (this.due.get(button) ?? Number.POSITIVE_INFINITY)
      if (!isNew && !isDue) continue
      commands.push(command)
      this.due.set(button, time + (isNew ? firstPause : nextPause))
    }
    for (const button of this.due.keys()) if (!held.has(button)) this.due.delete(button)
    this.before = held
    return commands
  }
}

/**
 * Polls gamepads while at least one is connected and the page is visible.
 * @returns function that stops polling
 */
export function watchGamepads(onCommand: (command: GamepadCommand) => void): () => void {
  const presses = new GamepadPresses()
  let frame = 0
  const poll = (time: number) => {
    const pads = navigator.getGamepads().filter(pad => pad !== null)
    frame = pads.length > 0 ? requestAnimationFrame(poll) : 0
    const held = new Set(pads.flatMap(pad => [...pressedButtonsOf(pad)]))
    for (const command of presses.at(time, held)) onCommand(command)
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
