import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { requireInstalledWebServers } from '../../scripts/static-site/installedWebServers.mjs'
import { startBackend } from '../harness/server/startBackend'
import { findFreePort, startLongbox } from '../harness/server/startLongbox'
import { startStaticWebServer } from '../harness/server/staticWebServer'
import { openDashboardWithoutCache } from './benchmarkDashboard'
import { type BenchmarkMeasurement, computeMedian, createBenchmarkFigure } from './benchmarkMeasurement'

const RUNS = 11
/**
 * Maximum difference in percent between two times: the time with the Longbox server and the time with another web
 * server. Each time ends when the first cover is painted.
 */
const MAX_DIFFERENCE_PERCENT = 10
const WEB_SERVERS = ['nginx', 'caddy'] as const

/**
 * Compares the Longbox server with nginx and Caddy. Measures the time until the first cover of the dashboard is
 * painted. Each of these servers forwards API requests to the same mock server.
 * @throws Error when nginx or Caddy is not installed, because a result without comparison would look like a success
 */
export async function benchmarkWebServers(browser: Browser): Promise<BenchmarkMeasurement[]> {
  requireInstalledWebServers(WEB_SERVERS)
  const dataDir = mkdtempSync(join(tmpdir(), 'longbox-bench-data-'))
  const port = await findFreePort()
  const options = ['--scenario', 'admin']
  const backend = await startBackend('node scripts/mock-backend.mjs', { port, dataDir, options })
  const program = await startLongbox(['--server', backend.url])
  const stops = [program.stop, backend.stop]
  const fronts = [{ name: 'program', url: program.url, times: [] as number[] }]
  try {
    for (const name of WEB_SERVERS) {
      const frontPort = await findFreePort()
      const front = await startStaticWebServer(name, { port: frontPort, base: '', server: backend.url })
      stops.unshift(front.stop)
      fronts.push({ name, url: `http://127.0.0.1:${frontPort}`, times: [] })
    }
    for (let run = 0; run < RUNS; run++)
      for (const { url, times } of fronts) times.push((await openDashboardWithoutCache(browser, url)).firstPoster)
  } finally {
    for (const stop of stops) await stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  const own = computeMedian(fronts[0]?.times ?? [])
  return fronts.map(({ name, times }) => ({
    what: `first cover behind ${name}`,
    figures: [
      createBenchmarkFigure('', computeMedian(times), 'ms'),
      ...(name === 'program'
        ? []
        : [
            createBenchmarkFigure(
              'difference from the program',
              Math.abs(computeMedian(times) / own - 1) * 100,
              '%',
              MAX_DIFFERENCE_PERCENT,
            ),
          ]),
    ],
  }))
}
