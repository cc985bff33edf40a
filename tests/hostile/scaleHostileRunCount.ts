/**
 * Factor by which the number of runs of each property test is multiplied: 1 in `npm test`, larger in `npm run fuzz`.
 */
const factor = Number(process.env.LONGBOX_FUZZ_FACTOR ?? 1)

/**
 * Returns how many times a property test with hostile input runs. In `npm run fuzz`, the result is greater than `runs`.
 * @param runs  number of runs in `npm test`
 */
export const scaleHostileRunCount = (runs: number): number => Math.ceil(runs * factor)
