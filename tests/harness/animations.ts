import type { Page } from 'playwright/test'

/** Animations that last longer, e.g. of a backdrop, are not waited for. */
const MAX_DURATION_MS = 5_000

/** Waits until the short animations of a page have ended: until then boxes lie at fractions of a layout unit and colours mix. */
export const animationsEnd = async (page: Page): Promise<void> => {
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
