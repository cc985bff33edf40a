import { defineConfig } from 'playwright/test'
import { chromiumFlags, findInstalledChromium } from './scripts/chromium.mjs'

const executablePath = await findInstalledChromium()

/**
 * Tests that run with animations. These tests cover reading, dragging, and the most used dialogs and pages. All other
 * tests run with reduced motion, which saves about a tenth of the processor time.
 */
const TESTS_WITH_ANIMATIONS = [
  '**/reading/**/*.spec.ts',
  '**/quality/{firstRun,layout,remoteControl}.spec.ts',
  '**/editing/editSeries.spec.ts',
  '**/lists/{filterAndMarkAsRead,reorderMembers,seriesPage}.spec.ts',
]

export default defineConfig({
  // The Playwright tests outside tests/journeys need a web server. Only `npm run test:delivery` runs these tests.
  testDir: process.env.LONGBOX_FRONT ? 'tests' : 'tests/journeys',
  globalSetup: './tests/harness/server/prepareJourneys.ts',
  outputDir: 'test-results',
  // The timeouts are long, because on a machine with two busy cores, a page sometimes needs more than ten seconds to
  // show its content.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Uses three workers, because many tests wait for timers. With two workers on two cores, a fifth of the processor
  // time was unused. With LONGBOX_BACKEND, uses two workers, because the servers that LONGBOX_BACKEND starts can need
  // much memory.
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
  projects: [
    { name: 'with animations', testMatch: TESTS_WITH_ANIMATIONS },
    {
      name: 'reduced motion',
      testIgnore: TESTS_WITH_ANIMATIONS,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
