import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { headlessReactAdmin } from './scripts/vite-react-admin.ts'
import { localeTexts } from './scripts/vite-texts.ts'

export default defineConfig({
  plugins: [react(), localeTexts()],
  resolve: { alias: [headlessReactAdmin] },
  test: {
    // The default leaves one core unused, which halves the speed on two cores.
    maxWorkers: '100%',
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
            'tests/hostile/**/*.test.ts',
            'tests/soak/**/*.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/screens/**/*.test.tsx', 'tests/hostile/**/*.test.tsx'],
          setupFiles: ['tests/harness/screens/screens.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
