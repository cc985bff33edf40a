/**
 * Result of a benchmark, with one or more measured values. `npm run bench` prints a table with a row for each value.
 */
export type BenchmarkMeasurement = {
  what: string
  /**
   * Measured values of the benchmark. `bound` is the maximum allowed value. Values without a maximum have no `bound`.
   */
  figures: { name: string; value: number; bound?: number; unit: string }[]
}

/**
 * Creates a measured value of a benchmark result. Rounds the value to two decimal places.
 * @param bound maximum allowed value
 */
export const createBenchmarkFigure = (name: string, value: number, unit: string, bound?: number) => ({
  name,
  value: Math.round(value * 100) / 100,
  unit,
  bound,
})

/**
 * Returns a percentile of the numbers. Returns NaN for an empty list or a list with NaN.
 * @param share percentile as a fraction from 0 to 1. The fraction 0.5 means the median.
 */
export function computePercentile(numbers: readonly number[], share: number): number {
  if (numbers.some(Number.isNaN)) return Number.NaN
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const computeMedian = (numbers: readonly number[]): number => computePercentile(numbers, 0.5)

export function formatBenchmarkTable(measurements: readonly BenchmarkMeasurement[]): string {
  const rows = measurements.flatMap(({ what, figures }) =>
    figures.map(({ name, value, unit, bound }) => {
      const verdict = bound === undefined ? '' : value <= bound ? 'met' : 'NOT MET'
      return `| ${what}${name ? `: ${name}` : ''} | ${value} ${unit} | ${bound === undefined ? '–' : `≤ ${bound} ${unit}`} | ${verdict} |`
    }),
  )
  return ['| what | measured | bound | |', '|---|---:|---:|---|', ...rows].join('\n')
}
