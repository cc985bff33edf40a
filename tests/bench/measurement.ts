/** One line of the table that `npm run bench` prints. Times in ms, sizes in KiB unless the name says otherwise. */
export type Measurement = {
  what: string
  /** What was measured; several figures of one thing stand side by side. */
  figures: { name: string; value: number; bound?: number; unit: string }[]
}

/** A figure, rounded to hundredths; `bound` is the most it may be. */
export const figure = (name: string, value: number, unit: string, bound?: number) => ({
  name,
  value: Math.round(value * 100) / 100,
  unit,
  bound,
})

/** The value below which `share` (0–1) of the numbers lie; not a number when one of them is none or there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  if (numbers.some(Number.isNaN)) return Number.NaN
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5)

/** The table as Markdown, for the README and the terminal. */
export function tableOf(measurements: readonly Measurement[]): string {
  const rows = measurements.flatMap(({ what, figures }) =>
    figures.map(({ name, value, unit, bound }) => {
      const verdict = bound === undefined ? '' : value <= bound ? 'met' : 'NOT MET'
      return `| ${what}${name ? `: ${name}` : ''} | ${value} ${unit} | ${bound === undefined ? '–' : `≤ ${bound} ${unit}`} | ${verdict} |`
    }),
  )
  return ['| what | measured | bound | |', '|---|---:|---:|---|', ...rows].join('\n')
}
