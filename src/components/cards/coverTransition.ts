/**
 * Cover of the card that the user has clicked: its image URL and its box in the viewport. `recordedAt` is the time of
 * the click. `startedAt` is the start time of the animation. Both times are values of `performance.now()`.
 */
type CoverOrigin = { src: string; box: DOMRect; recordedAt: number; startedAt?: number }

/**
 * Maximum time in milliseconds from the click on a card until the detail page appears. If the detail page appears
 * later, the cover is not animated.
 */
const TRANSITION_WINDOW_MS = 500
const TRANSITION_MS = 180

let coverOrigin: CoverOrigin | undefined

/**
 * Stores the image and the position of the cover when the user clicks a card. {@link animateCoverFromCard} uses them.
 */
export function captureCoverPosition(cover: Element | null | undefined): void {
  const image = cover?.querySelector('img')
  coverOrigin = image
    ? { src: image.src, box: image.getBoundingClientRect(), recordedAt: performance.now() }
    : undefined
}

/**
 * Ref callback for the cover of a detail page. Animates the cover from the position of the clicked card to its position
 * on the page. Uses a CSS transform, because a view transition would block the page.
 */
export function animateCoverFromCard(cover: HTMLElement | null): void {
  const from = coverOrigin
  if (!cover || !from || cover.querySelector('img')?.src !== from.src) return
  if (performance.now() - (from.startedAt ?? from.recordedAt) > TRANSITION_WINDOW_MS) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The animation starts in the next frame, because the scroll offset of the page may still change in this frame.
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
