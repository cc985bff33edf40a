import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type DataProvider, DataProviderContext, TestMemoryRouter } from 'react-admin'
import { queryClient } from '../../../src/api/cache/queryClient'

/**
 * Renders a hook that reads lists of a data provider. The property `current` of the returned object is the result of
 * the hook.
 */
export function renderListHook<Result>(provider: Partial<DataProvider>, hook: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <TestMemoryRouter>
        <DataProviderContext value={provider as DataProvider}>{children}</DataProviderContext>
      </TestMemoryRouter>
    </QueryClientProvider>
  )
  return renderHook(hook, { wrapper }).result
}
