import { queryClient } from '../api/queryClient'
import { sectionQuery, sections } from '../resources/libraries'

/** Asks for what the dashboard shows before it is drawn; what fails is asked again by the page, and told there. */
export function knownShelves(): void {
  for (const section of sections) void queryClient.prefetchQuery({ ...sectionQuery(section, 'all'), retry: false })
}
