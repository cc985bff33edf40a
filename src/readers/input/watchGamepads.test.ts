import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { findCommandOfMouseSideButton } from './mouseButtonCommands'
import { type GamepadCommand, GamepadPressDetector, readPressedGamepadButtons } from './watchGamepads'

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0, 0, 0]) =>
  readPressedGamepadButtons({
    buttons: Array.from({ length: 17 }, (_, button) => ({ pressed: pressed.includes(button) })),
    axes,
  })

test('reports a held button only once', () => {
  const presses = new GamepadPressDetector()
  const commands = [0, 16, 500, 2_000].flatMap(time => presses.update(time, pad([0])))
  expect(commands).toEqual<GamepadCommand[]>([{ command: 'next' }])
  expect(presses.update(2_016, pad([]))).toEqual([])
  expect(presses.update(2_032, pad([0]))).toEqual<GamepadCommand[]>([{ command: 'next' }])
})

test('maps direction buttons to arrow keys, and repeats the keys while a button is held', () => {
  const presses = new GamepadPressDetector()
  const times = [0, 100, 440, 460, 500, 600, 730]
  expect(times.map(time => presses.update(time, pad([15])).length)).toEqual([1, 0, 0, 1, 0, 1, 1])
  expect(new GamepadPressDetector().update(0, pad([], [-0.9, 0, 0, 0]))).toEqual([{ key: 'ArrowLeft' }])
})

test('ignores small stick movements', () => {
  expect(pad([], [0.2, -0.4, 0.5, 0]).size).toBe(0)
})

property.prop([fc.array(fc.subarray([0, 1, 5, 12, 14, 16]), { maxLength: 40 })])(
  'reports only known buttons that are held',
  polls => {
    const presses = new GamepadPressDetector()
    polls.forEach((pressed, poll) => {
      const commands = presses.update(poll * 16, pad(pressed))
      expect(commands.length).toBeLessThanOrEqual(pressed.filter(button => button !== 16).length)
    })
  },
)

test('maps mouse side buttons to page turns only if the setting requires this', () => {
  expect([3, 4].map(button => findCommandOfMouseSideButton(button, 'browser'))).toEqual([undefined, undefined])
  expect([0, 3, 4].map(button => findCommandOfMouseSideButton(button, 'turn'))).toEqual([undefined, 'previous', 'next'])
  expect([3, 4].map(button => findCommandOfMouseSideButton(button, 'turnSwapped'))).toEqual(['next', 'previous'])
})
