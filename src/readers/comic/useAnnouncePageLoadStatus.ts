import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { ComicCommandRegistry } from './comicCommandRegistry'
import type { PageImageCache } from './images/pageImageCache'

/** Announces to screen readers that a visible page is loading or has failed to load. */
export function useAnnouncePageLoadStatus(
  cache: PageImageCache,
  visiblePages: readonly number[],
  registry: ComicCommandRegistry,
): void {
  const t = useTranslate()
  const [state, page] = useSyncExternalStore(cache.subscribe, () => missingPageStatus(cache, visiblePages)).split(' ')
  const pageStatus = page && t(`reader.page.${state}`, { page: Number(page) })
  useEffect(
    () => (pageStatus ? registry.register({ frame: additions => ({ ...additions, pageStatus }) }) : undefined),
    [pageStatus, registry],
  )
}

/**
 * Returns the state and number of a visible page that is not ready, for example `failed 3` or `loading 4`. A failed
 * page has priority over a loading page. Returns an empty text if all visible pages are ready.
 */
function missingPageStatus(cache: PageImageCache, visiblePages: readonly number[]): string {
  const missing = visiblePages.flatMap(page => {
    const state = cache.get(page)?.state ?? 'loading'
    return state === 'ready' ? [] : `${state} ${page}`
  })
  return missing.sort()[0] ?? ''
}
