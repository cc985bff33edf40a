import { queryClient } from '../api/queryClient'
import { sectionQuery, sections } from '../resources/libraries'

/** Asks for what the dashboard shows before it is drawn; a failure is the page's to tell. */
export function knownShelves(): void {
  for (const section of sections) void queryClient.prefetchQuery(sectionQuery(section, 'all'))
}
