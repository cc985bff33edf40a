/** Result of a benchmark. Each figure is a row of the table that `npm run bench` prints. */
export type BenchmarkMeasurement = {
  what: string
  /** Measured values of the benchmark. `bound` is the maximum allowed value. */
  figures: { name: string; value: number; bound?: number; unit: string }[]
}

/**
 * Creates a figure of a benchmark result. Rounds the value to two decimal places.
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
 * @param share percentile as a fraction from 0 to 1; 0.5 is the median
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
