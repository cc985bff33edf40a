import type { Page } from 'playwright/test'

/** Maximum duration of an animation that is ended. Longer animations continue. */
const MAX_DURATION_MS = 5_000

/**
 * Ends the short animations of a page. During an animation, positions are fractional and colours are mixed. In a page that
 * Chromium does not draw, an animation would never end.
 */
export const endAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(maxDurationMs => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) < maxDurationMs) animation.finish()
  }, MAX_DURATION_MS)
}
