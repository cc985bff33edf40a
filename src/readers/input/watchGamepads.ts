/**
 * Numbers of the pressed buttons in the standard gamepad layout. A stick that is pushed to the left, for example,
 * counts as the pressed left direction button.
 */
export type PressedGamepadButtons = ReadonlySet<number>

const directionKeys: Readonly<Record<number, string>> = {
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
}

/** Minimum deflection of a stick, from 0 to 1. A smaller deflection is ignored. */
const STICK_THRESHOLD = 0.6

interface GamepadState {
  readonly buttons: readonly { readonly pressed: boolean }[]
  readonly axes: readonly number[]
}

/** Returns the numbers of the pressed buttons of a gamepad. A pushed stick counts as a pressed direction button. */
export function readPressedGamepadButtons({ buttons, axes }: GamepadState): PressedGamepadButtons {
  const held = new Set(buttons.flatMap(({ pressed }, button) => (pressed ? [button] : [])))
  for (const [across, down] of [axes.slice(0, 2), axes.slice(2, 4)]) {
    if ((across ?? 0) < -STICK_THRESHOLD) held.add(14)
    if ((across ?? 0) > STICK_THRESHOLD) held.add(15)
    if ((down ?? 0) < -STICK_THRESHOLD) held.add(12)
    if ((down ?? 0) > STICK_THRESHOLD) held.add(13)
  }
  return held
}

/** Effect of a gamepad button: `command` is a reader command, and `key` is the arrow key of a direction button. */
export type GamepadCommand =
  | { readonly key: string }
  | {
      readonly command:
        | 'next'
        | 'previous'
        | 'scrollForward'
        | 'scrollBack'
        | 'toggleToolbars'
        | 'close'
        | 'contents'
        | 'settings'
        | 'fullscreen'
    }

const buttonCommands: Readonly<Record<number, GamepadCommand>> = {
  0: { command: 'next' },
  1: { command: 'close' },
  2: { command: 'previous' },
  3: { command: 'toggleToolbars' },
  4: { command: 'previous' },
  5: { command: 'next' },
  6: { command: 'scrollBack' },
  7: { command: 'scrollForward' },
  8: { command: 'contents' },
  9: { command: 'settings' },
  11: { command: 'fullscreen' },
}

const commandOfButton = (button: number): GamepadCommand | undefined => {
  const key = directionKeys[button]
  return key ? { key } : buttonCommands[button]
}

const REPEAT_DELAY_MS = 450
/** Interval in milliseconds at which a direction button repeats its arrow key while the user holds the button. */
const REPEAT_INTERVAL_MS = 130

/**
 * Converts the pressed gamepad buttons to commands. While the user holds a direction button, its arrow key is repeated.
 */
export class GamepadPressDetector {
  private previous: PressedGamepadButtons = new Set()
  private readonly repeatAtMs = new Map<number, number>()

  /**
   * Returns the commands of the buttons that were pressed or repeated since the previous call.
   * @param timeMs current time in milliseconds
   * @param held buttons that are pressed now
   */
  update(timeMs: number, held: PressedGamepadButtons): readonly GamepadCommand[] {
    const commands: GamepadCommand[] = []
    for (const button of held) {
      const command = commandOfButton(button)
      if (!command) continue
      const isNew = !this.previous.has(button)
      const isDue = 'key' in command && timeMs >= (this.repeatAtMs.get(button) ?? Number.POSITIVE_INFINITY)
      if (!isNew && !isDue) continue
      commands.push(command)
      this.repeatAtMs.set(button, timeMs + (isNew ? REPEAT_DELAY_MS : REPEAT_INTERVAL_MS))
    }
    for (const button of this.repeatAtMs.keys()) if (!held.has(button)) this.repeatAtMs.delete(button)
    this.previous = held
    return commands
  }
}

/**
 * Calls `onCommand` for the commands of pressed gamepad buttons. Polls the buttons at each animation frame while a
 * gamepad is connected and the page is visible.
 * @returns function that ends the polling
 */
export function watchGamepads(onCommand: (command: GamepadCommand) => void): () => void {
  const presses = new GamepadPressDetector()
  let frame = 0
  const poll = (timeMs: number) => {
    const pads = navigator.getGamepads().filter(pad => pad !== null)
    frame = pads.length > 0 ? requestAnimationFrame(poll) : 0
    const held = new Set(pads.flatMap(pad => [...readPressedGamepadButtons(pad)]))
    for (const command of presses.update(timeMs, held)) onCommand(command)
  }
  const startPolling = () => {
    if (frame === 0) frame = requestAnimationFrame(poll)
  }
  window.addEventListener('gamepadconnected', startPolling)
  startPolling()
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('gamepadconnected', startPolling)
  }
}
