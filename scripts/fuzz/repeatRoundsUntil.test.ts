import { expect, test } from 'vitest'
import { repeatRoundsUntil } from './repeatRoundsUntil.mjs'

/**
 * Repeats simulated test rounds for `minutes` minutes of simulated time. Each round takes a minute. `results` contains
 * the results of the first rounds, and all later rounds pass.
 */
function repeat(minutes: number, results: { isComplete?: boolean; passed?: number; failed?: number }[]) {
  let clockMs = 0
  const rounds: number[] = []
  const runRound = async (round: number) => {
    rounds.push(round)
    clockMs += 60_000
    return { isComplete: true, passed: 5, failed: 0, ...results[round - 1] }
  }
  return repeatRoundsUntil(minutes * 60_000, runRound, () => clockMs).then(outcome => ({ ...outcome, rounds }))
}

test('repeats rounds until the time ends', async () => {
  expect(await repeat(2, [])).toEqual({
    isSuccess: true,
    message: '2 complete rounds in 120 s, none failed.',
    rounds: [1, 2],
  })
})

test('reports the round that the end of the time stopped as incomplete', async () => {
  expect(await repeat(2, [{}, { isComplete: false, passed: 3 }])).toEqual({
    isSuccess: true,
    message:
      '1 complete rounds in 120 s, none failed. Round 2 is incomplete: 3 tests passed before the time ended, none failed.',
    rounds: [1, 2],
  })
})

test.each([true, false])('ends at the first failure, in a round that is complete: %s', async isComplete => {
  expect(await repeat(9, [{}, { isComplete, failed: 1 }])).toEqual({
    isSuccess: false,
    message: 'Round 2 failed after 120 s: 1 failed.',
    rounds: [1, 2],
  })
})

test('fails if a round runs no tests', async () => {
  expect(await repeat(9, [{ passed: 0 }])).toMatchObject({ isSuccess: false, message: 'Round 1 ran no tests.' })
})
