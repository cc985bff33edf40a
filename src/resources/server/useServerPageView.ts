import { useSearch } from '@tanstack/react-router'

/** Views of the server page besides the settings. The search parameter `view` selects the view. */
export type ServerPageView = 'tasks' | 'log'

/** Returns the search parameters of the link to a view. Undefined links to the settings. */
export const serverPageViewSearch = (view: ServerPageView | undefined): object => ({ view })

/** Returns the view of the current URL. Undefined for the settings. */
export function useServerPageView(): ServerPageView | undefined {
  const search: { view?: unknown } = useSearch({ strict: false })
  return search.view === 'tasks' || search.view === 'log' ? search.view : undefined
}
