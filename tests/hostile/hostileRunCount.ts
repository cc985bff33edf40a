/** Factor for the number of runs of each property: set by `npm run fuzz`, 1 in `npm test`. */
const factor = Number(process.env.LONGBOX_FUZZ_FACTOR ?? 1)

/**
 * Returns the number of runs of a property test with hostile input.
 * @param runs  number of runs in `npm test`
 */
export const hostileRunCount = (runs: number): number => Math.ceil(runs * factor)
