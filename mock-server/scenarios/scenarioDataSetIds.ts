/** Number of series in each scenario with a generated library. */
export const GENERATED_SERIES_COUNT_BY_SCENARIO: Record<string, number> = { '5k': 5_000, '50k': 50_000, large: 7_000 }
/** Name of the scenario with at least 10,000 users, history entries, sign-ins and known page hashes. */
export const LARGE_SCENARIO_NAME = 'large'
const SCENARIOS_WITHOUT_LIBRARIES = ['unclaimed', 'no-libraries']

/** Data set id of the scenarios that use the sample library. */
export const SAMPLE_LIBRARY_DATA_SET_ID = 'sample'

/**
 * Returns the data set id of a scenario. Scenarios with the same id have the same records and share their stored state.
 */
export function getScenarioDataSetId({ scenario = 'admin', library }: { scenario?: string; library?: string }): string {
  if (library !== undefined) return `folder ${library}`
  return scenario in GENERATED_SERIES_COUNT_BY_SCENARIO || SCENARIOS_WITHOUT_LIBRARIES.includes(scenario)
    ? scenario
    : SAMPLE_LIBRARY_DATA_SET_ID
}
