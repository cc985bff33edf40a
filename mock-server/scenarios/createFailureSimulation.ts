import type { FailureSimulation } from '../state/mockServerState'

const SLOW_DELAY_MS = 1500

/**
 * Requests that fail in the scenario `failing`: some images, some dashboard shelves, the list of collections, and
 * updates of reading progress.
 */
const FAILING_CALLS: { method: string; pattern: RegExp; status?: number; hang?: boolean }[] = [
  { method: 'GET', pattern: /^\/api\/v1\/books\/ondeck$/, status: 500 },
  { method: 'GET', pattern: /^\/api\/v1\/series\/updated$/, hang: true },
  { method: 'GET', pattern: /^\/api\/v1\/collections$/, status: 500 },
  { method: 'GET', pattern: /^\/api\/v1\/(books|series)\/[^/]*[02468ACEGJMPRTWY]\/thumbnail$/, status: 500 },
  { method: 'GET', pattern: /^\/api\/v1\/books\/[^/]+\/pages\/\d*3$/, status: 500 },
  { method: 'PATCH', pattern: /^\/api\/v1\/books\/[^/]+\/read-progress$/, status: 500 },
  { method: 'PUT', pattern: /^\/api\/v1\/books\/[^/]+\/progression$/, status: 500 },
]

/** Returns a function that simulates the failures of a scenario. Returns undefined for a scenario without failures. */
export function createFailureSimulation(scenario: string): FailureSimulation | undefined {
  if (scenario === 'slow') return () => ({ delayMs: SLOW_DELAY_MS })
  if (scenario !== 'failing') return undefined
  return (method, pathname) => {
    const match = FAILING_CALLS.find(failure => failure.method === method && failure.pattern.test(pathname))
    return match && { status: match.status, hang: match.hang }
  }
}
