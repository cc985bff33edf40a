import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { createLocaleTextBundlesPlugin } from './scripts/vite/createLocaleTextBundlesPlugin.ts'
import { headlessReactAdminAlias } from './scripts/vite/headlessReactAdmin.ts'
import { groupTestFiles } from './tests/harness/groupTestFiles.ts'

const files = groupTestFiles()
const setupFiles = ['tests/harness/extendWaitTimeouts.ts']
const screenSetupFiles = [...setupFiles, 'tests/harness/screens/setUpScreenTests.ts']

const nodeOptions = {
  environment: 'node',
  setupFiles,
  testTimeout: 60_000,
  // The packages `@actions/…` import JSON in a way that Node 20 rejects, so Vite processes these packages.
  server: { deps: { inline: [/@actions/] } },
}
const screenOptions = { environment: 'jsdom', setupFiles: screenSetupFiles, testTimeout: 120_000 }

/**
 * Options of a Vitest project whose test files share processes. A process runs only the test files of a single project.
 * Projects with these options therefore run after each other, so that each project can use all processes. The project
 * with the lowest `groupOrder` runs first.
 */
const inSharedProcesses = (groupOrder: number, setup: readonly string[]) => ({
  isolate: false,
  sequence: { groupOrder },
  setupFiles: [...setup, 'tests/harness/resetSharedState.ts'],
})

export default defineConfig({
  plugins: [react(), createLocaleTextBundlesPlugin()],
  resolve: { alias: [headlessReactAdminAlias] },
  test: {
    // Uses more test processes than cores, because a core would otherwise be idle while a test waits for a timer.
    maxWorkers: availableParallelism() + 1,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { ...nodeOptions, name: 'isolated', include: files.isolated } },
      { extends: true, test: { ...screenOptions, name: 'isolated screens', include: files.isolatedScreens } },
      {
        extends: true,
        test: { ...nodeOptions, name: 'node', include: files.node, ...inSharedProcesses(1, setupFiles) },
      },
      {
        extends: true,
        test: {
          ...nodeOptions,
          name: 'page',
          environment: 'jsdom',
          include: files.page,
          ...inSharedProcesses(2, setupFiles),
        },
      },
      {
        extends: true,
        test: {
          ...screenOptions,
          name: 'screens',
          include: files.screens,
          ...inSharedProcesses(3, screenSetupFiles),
        },
      },
    ],
  },
})
