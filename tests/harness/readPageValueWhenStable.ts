import type { Page } from 'playwright'

/** Number of consecutive frames after which an unchanged value counts as stable. */
const STABLE_FRAMES = 30

/**
 * Reads a value of a page in each animation frame until the value has stayed the same for 30 frames. Returns the value.
 * @throws Error after 15 seconds of changes
 */
export async function readPageValueWhenStable<Seen>(page: Page, read: () => Promise<Seen>): Promise<Seen> {
  const end = Date.now() + 15_000
  let value = await read()
  for (let same = 0; same < STABLE_FRAMES; same++) {
    if (Date.now() > end) throw new Error(`never stable, last value ${JSON.stringify(value)}`)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const current = await read()
    if (JSON.stringify(current) === JSON.stringify(value)) continue
    value = current
    same = -1
  }
  return value
}
