import type { Page } from 'playwright/test'

/**
 * Limit for the total time of an animation, in milliseconds. The total time includes the delay and all repetitions.
 * {@link finishPageAnimations} immediately ends animations with a shorter total time. All other animations continue to
 * run, for example animations that repeat endlessly.
 */
const MAX_DURATION_MS = 5_000

/**
 * Ends the short animations of a page, because positions and colors change during an animation. A test cannot wait for
 * the end of the animations, because animations stand still while Chromium draws no frames.
 */
export const finishPageAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(maxDurationMs => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) < maxDurationMs) animation.finish()
  }, MAX_DURATION_MS)
}
