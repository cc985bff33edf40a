import type { Page } from 'playwright/test'

/** Maximum duration in milliseconds of an animation that is ended. Longer animations continue. */
const MAX_DURATION_MS = 5_000

/**
 * Ends the short animations of a page, because positions and colours are not final during an animation. If Chromium does not
 * draw the page, an animation would never end by itself.
 */
export const finishPageAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(maxDurationMs => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) < maxDurationMs) animation.finish()
  }, MAX_DURATION_MS)
}
