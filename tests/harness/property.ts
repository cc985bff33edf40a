import fc from 'fast-check'
import { test as plain } from 'vitest'

type Arbitraries<Values extends unknown[]> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

/**
 * A test of what holds for all values, as `prop([whole numbers, texts])('name', (number, text) => …)`. What fails names the
 * seed and the smallest values. Hooks run once for the test, not for each run of it.
 * @param parameters e.g. how many runs, where the hundred of fast-check are too few or too many
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

/** The test of vitest, with properties beside it. */
const test = Object.assign(plain.extend({}), { prop })

export { fc, test }
