import type { Page } from 'playwright/test'

/** Longer animations, e.g. of a backdrop, are ignored. */
const MAX_DURATION_MS = 5_000

/**
 * Ends the short animations of a page. During an animation, boxes have fractional positions and colours are mixed.
 * An animation would not end by itself in a page that Chromium draws no frames of.
 */
export const endAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(maxDurationMs => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) < maxDurationMs) animation.finish()
  }, MAX_DURATION_MS)
}
