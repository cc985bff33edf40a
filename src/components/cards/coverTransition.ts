/** The cover of a card whose page was asked for: where it stood, and when it began to grow into the cover of that page. */
type Left = { src: string; box: DOMRect; since: number; began?: number }

/** In milliseconds. A page that comes later than this has nothing to do with the click any more. */
const memory = 500
const length = 180

let left: Left | undefined

/** Told when the link of a card is followed. */
export function recordCoverPosition(cover: Element | null | undefined): void {
  const image = cover?.querySelector('img')
  left = image ? { src: image.src, box: image.getBoundingClientRect(), since: performance.now() } : undefined
}

/**
 * A ref for the cover of a page. The one that was just left as a card grows from where it stood; a page that is drawn a second
 * time meanwhile, because its words have come, goes on with it. Moved by a transform: a view transition would hold the page still.
 */
export function animateCover(cover: HTMLElement | null): void {
  const from = left
  if (!cover || !from || cover.querySelector('img')?.src !== from.src) return
  if (performance.now() - (from.began ?? from.since) > memory) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Where the page is scrolled to is known when everything of it stands.
  requestAnimationFrame(() => {
    const box = cover.getBoundingClientRect()
    from.began ??= performance.now()
    const passed = performance.now() - from.began
    if (box.width === 0 || passed >= length) return
    const way = `translate(${from.box.left - box.left}px, ${from.box.top - box.top}px) scale(${from.box.width / box.width})`
    const grown = cover.animate(
      [
        { transformOrigin: '0 0', transform: way },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration: length, easing: 'ease-out' },
    )
    grown.currentTime = passed
  })
}
