import { useSearch } from '@tanstack/react-router'

/** Views of the server page in addition to the settings, by the search parameter `view`. */
export type ServerPageView = 'tasks' | 'log'

/** Search parameters of the link to a view; the settings have none. The route accepts any text. */
export const serverPageViewSearch = (view: ServerPageView | undefined): object => ({ view })

/** Returns the view of the current address; undefined for the settings. */
export function useServerPageView(): ServerPageView | undefined {
  const search: { view?: unknown } = useSearch({ strict: false })
  return search.view === 'tasks' || search.view === 'log' ? search.view : undefined
}
