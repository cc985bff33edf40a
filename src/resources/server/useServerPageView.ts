import { useSearch } from '@tanstack/react-router'

/**
 * Value of the search parameter `view`, which selects the view of the server page. Without this parameter, the page
 * shows the settings.
 */
export type ServerPageView = 'tasks' | 'log'

/** Returns the search parameters of a link to a view of the server page. Undefined means the settings. */
export const getServerPageViewSearchParams = (view: ServerPageView | undefined): object => ({ view })

/** Returns the current view of the server page. Undefined means the settings. */
export function useServerPageView(): ServerPageView | undefined {
  const search: { view?: unknown } = useSearch({ strict: false })
  return search.view === 'tasks' || search.view === 'log' ? search.view : undefined
}
