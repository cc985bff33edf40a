import { defineConfig } from 'playwright/test'
import { browserFlags, findBrowser } from './scripts/browser.mjs'

const executablePath = await findBrowser()

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/harness/prepareJourneys.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: browserFlags },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  },
})
