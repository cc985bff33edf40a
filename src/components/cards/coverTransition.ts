/** Cover of the card whose link was followed: its image URL, its box in the viewport, and timestamps of `performance.now()`. */
type CoverOrigin = { src: string; box: DOMRect; recordedAt: number; startedAt?: number }

/** Maximum time between click and page render at which the animation still runs, in milliseconds. */
const TRANSITION_WINDOW_MS = 500
const TRANSITION_MS = 180

let coverOrigin: CoverOrigin | undefined

/**
 * Captures the image URL and the position of a card's cover when its link is followed. {@link animateCoverFromCard} reads them.
 */
export function captureCoverPosition(cover: Element | null | undefined): void {
  const image = cover?.querySelector('img')
  coverOrigin = image
    ? { src: image.src, box: image.getBoundingClientRect(), recordedAt: performance.now() }
    : undefined
}

/**
 * Ref callback for the cover of a detail page. Animates the cover from the position of the clicked card. If React
 * replaces the cover element during the animation, the new element continues the animation. Uses a transform, because a
 * view transition would block the page.
 */
export function animateCoverFromCard(cover: HTMLElement | null): void {
  const from = coverOrigin
  if (!cover || !from || cover.querySelector('img')?.src !== from.src) return
  if (performance.now() - (from.startedAt ?? from.recordedAt) > TRANSITION_WINDOW_MS) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The scroll offset of the page is final only after layout.
  requestAnimationFrame(() => {
    const box = cover.getBoundingClientRect()
    from.startedAt ??= performance.now()
    const elapsedMs = performance.now() - from.startedAt
    if (box.width === 0 || elapsedMs >= TRANSITION_MS) return
    const startTransform = `translate(${from.box.left - box.left}px, ${from.box.top - box.top}px) scale(${from.box.width / box.width})`
    const animation = cover.animate(
      [
        { transformOrigin: '0 0', transform: startTransform },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration: TRANSITION_MS, easing: 'ease-out' },
    )
    animation.currentTime = elapsedMs
  })
}
