/** Cover of the card whose link was followed: its image URL, its box in the viewport, and timestamps of `performance.now()`. */
type Left = { src: string; box: DOMRect; since: number; began?: number }

/** Time after the click in which the page must render for the animation to run, in milliseconds. */
const memory = 500
/** Duration of the animation, in milliseconds. */
const length = 180

let left: Left | undefined

/** Records the image and the position of a card's cover when its link is followed. */
export function recordCoverPosition(cover: Element | null | undefined): void {
  const image = cover?.querySelector('img')
  left = image ? { src: image.src, box: image.getBoundingClientRect(), since: performance.now() } : undefined
}

/**
 * Ref callback for the cover of a detail page. Animates the cover from the position of the card that was clicked. When the page renders
 * again during the animation, the new element continues it. Uses a transform, because a view transition would block the page.
 */
export function animateCover(cover: HTMLElement | null): void {
  const from = left
  if (!cover || !from || cover.querySelector('img')?.src !== from.src) return
  if (performance.now() - (from.began ?? from.since) > memory) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The scroll offset of the page is final only after layout.
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
