import { useEffect, useRef, useState } from 'react'

const rendererImports = {
  fixed: () => import('./fixed/fixedLayoutRenderer').then(module => module.FixedLayoutRenderer),
  scrolled: () => import('./scrolled/scrolledRenderer').then(module => module.ScrolledRenderer),
  chapterByChapter: () =>
    import('./scrolled/chapterByChapterScrolledRenderer').then(module => module.ChapterByChapterScrolledRenderer),
} as const

/**
 * Layouts whose code is loaded on demand: fixed pages, all chapters in a single scrolled column, and chapters that
 * scroll separately.
 */
export type LazyRendererName = keyof typeof rendererImports

type LazyRenderer = Awaited<ReturnType<(typeof rendererImports)[LazyRendererName]>>

/**
 * Loads the renderer of a layout.
 * @param name undefined for the paginated layout, whose code is always loaded
 * @param onFailed called if the code cannot be loaded
 * @returns undefined until the code has loaded
 */
export function useLazyRenderer(
  name: LazyRendererName | undefined,
  onFailed: (failure: unknown) => void,
): LazyRenderer | undefined {
  const [loaded, setLoaded] = useState<{ readonly name: LazyRendererName; readonly Renderer: LazyRenderer }>()
  const latest = useRef(onFailed)
  latest.current = onFailed
  useEffect(() => {
    if (!name) return
    let isCurrent = true
    rendererImports[name]().then(
      Renderer => isCurrent && setLoaded({ name, Renderer }),
      failure => isCurrent && latest.current(failure),
    )
    return () => {
      isCurrent = false
    }
  }, [name])
  return loaded?.name === name ? loaded?.Renderer : undefined
}
