/** How many series a drawn library has. */
export const DRAWN_SIZES: Record<string, number> = { '5k': 5_000, '50k': 50_000 }
const EMPTY = ['unclaimed', 'no-libraries']

/** The content of the sample library. */
export const SAMPLE_SCENARIOS = 'sample'

/** Scenarios of the same content share their state. */
export function contentOf({ scenario = 'admin', library }: { scenario?: string; library?: string }): string {
  if (library !== undefined) return `folder ${library}`
  return scenario in DRAWN_SIZES || EMPTY.includes(scenario) ? scenario : SAMPLE_SCENARIOS
}
