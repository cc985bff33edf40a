import { defineConfig } from 'playwright/test'
import { chromiumFlags, findInstalledChromium } from './scripts/chromium.mjs'

const executablePath = await findInstalledChromium()

export default defineConfig({
  // Only `npm run test:delivery` runs the tests outside tests/journeys, because these tests need a web server.
  testDir: process.env.LONGBOX_FRONT ? 'tests' : 'tests/journeys',
  globalSetup: './tests/harness/server/prepareJourneys.ts',
  outputDir: 'test-results',
  // On two busy cores, a page sometimes needs more than ten seconds to show a result.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Many tests wait for timers. With two workers on two cores, a fifth of the processor time was unused. A server that a
  // command starts can need much memory, so only two of them run at the same time.
  workers: process.env.LONGBOX_BACKEND ? 2 : 3,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    browserName: 'chromium',
    // Resolves the host name longbox.test to 127.0.0.1. Unlike localhost, this host is not a secure context over plain
    // HTTP.
    launchOptions: { executablePath, args: [...chromiumFlags, '--host-resolver-rules=MAP longbox.test 127.0.0.1'] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  },
})
