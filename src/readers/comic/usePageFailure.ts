import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { PageCache } from './images/pageCache'
import type { SetComicTools } from './useComicTools'

/** Who listens hears that a page is on its way or cannot be shown, not that one is there. */
export function usePageFailure(cache: PageCache, shown: readonly number[], onExtras: SetComicTools): void {
  const t = useTranslate()
  const [state, page] = useSyncExternalStore(cache.subscribe, () => troubleOf(cache, shown)).split(' ')
  const trouble = page && t(`reader.page.${state}`, { page: Number(page) })
  useEffect(() => onExtras(others => ({ ...others, trouble: trouble || undefined })), [trouble, onExtras])
}

/** The state and number of the page that is missing, one that failed first; empty when all are there. */
function troubleOf(cache: PageCache, shown: readonly number[]): string {
  const missing = shown.flatMap(page => {
    const state = cache.get(page)?.state ?? 'loading'
    return state === 'ready' ? [] : `${state} ${page}`
  })
  return missing.sort()[0] ?? ''
}
