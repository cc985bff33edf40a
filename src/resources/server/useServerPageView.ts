import { useSearch } from '@tanstack/react-router'

/**
 * Value of the URL parameter `view`, which selects a tab of the server page. Without this parameter, the page shows the
 * settings.
 */
export type ServerPageView = 'tasks' | 'log'

/**
 * Returns the URL parameters for a link to a tab of the server page. If `view` is undefined, the link opens the
 * settings.
 */
export const getServerPageViewSearchParams = (view: ServerPageView | undefined): object => ({ view })

/** Returns the selected tab of the server page. Returns undefined for the settings. */
export function useServerPageView(): ServerPageView | undefined {
  const search: { view?: unknown } = useSearch({ strict: false })
  return search.view === 'tasks' || search.view === 'log' ? search.view : undefined
}
