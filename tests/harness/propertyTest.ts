import fc from 'fast-check'
import { test as plain } from 'vitest'

/** Seed of all property tests in `npm test`. With a fixed seed, each run tests the same values. */
const REPRODUCIBLE_SEED = 20_261_123
if (process.env.CI && !process.env.LONGBOX_FUZZ_FACTOR) fc.configureGlobal({ seed: REPRODUCIBLE_SEED })

type Arbitraries<Values extends unknown[]> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

/**
 * Declares a property test: `prop([fc.integer(), fc.string()])('name', (number, text) => …)`. A failure prints the seed
 * and the smallest failing values. Hooks run once per test, not for each value.
 * @param parameters parameters of fast-check, such as `numRuns` (100 by default)
 */
function prop<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  parameters?: fc.Parameters<Values>,
) {
  return (name: string, holds: (...values: Values) => unknown, timeout?: number) =>
    plain(
      name,
      () =>
        fc.assert(
          fc.asyncProperty(...arbitraries, async (...values: Values) => (await holds(...values)) !== false),
          parameters,
        ),
      timeout,
    )
}

/** Function `test` of Vitest, extended by `test.prop`, which defines a property test. */
const test = Object.assign(plain.extend({}), { prop })

export { fc, test }
