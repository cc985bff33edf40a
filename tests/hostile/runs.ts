/** Factor by which `npm run fuzz` multiplies the number of runs of each property; 1 in `npm test`. */
const factor = Number(process.env.LONGBOX_FUZZ_FACTOR ?? 1)

/**
 * Number of runs of a hostile-input property.
 * @param runs  runs in `npm test`
 */
export const hostileRuns = (runs: number): number => Math.ceil(runs * factor)
