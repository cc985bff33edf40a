import type { Page } from 'playwright/test'

/** Longer animations, e.g. of a backdrop, are ignored. */
const MAX_DURATION_MS = 5_000

/** Waits until the short animations of a page have ended. During an animation, boxes have fractional positions and colours are mixed. */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(
    maxDurationMs =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < maxDurationMs)
          .map(({ finished }) => finished),
      ),
    MAX_DURATION_MS,
  )
}
