import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { createLocaleTextBundlesPlugin } from './scripts/vite/createLocaleTextBundlesPlugin.ts'
import { headlessReactAdminAlias } from './scripts/vite/headlessReactAdmin.ts'

export default defineConfig({
  plugins: [react(), createLocaleTextBundlesPlugin()],
  resolve: { alias: [headlessReactAdminAlias] },
  test: {
    // By default, Vitest leaves a processor core unused. On two cores, this would double the duration of the tests.
    maxWorkers: '100%',
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'server/**/*.test.ts',
            'mock-server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/epub/**/*.test.ts',
            'tests/delivery/**/*.test.ts',
            'tests/hostile/**/*.test.ts',
            'tests/soak/**/*.test.ts',
            'tests/upgrade/**/*.test.ts',
          ],
          setupFiles: ['tests/harness/extendWaitTimeouts.ts'],
          testTimeout: 60_000,
          // The packages `@actions/…` import JSON in a way that Node 20 rejects, so Vite processes these packages.
          server: { deps: { inline: [/@actions/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/screens/**/*.test.tsx', 'tests/hostile/**/*.test.tsx'],
          setupFiles: ['tests/harness/extendWaitTimeouts.ts', 'tests/harness/screens/setUpScreenTests.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
