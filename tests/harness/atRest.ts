import type { Page } from 'playwright'

/** What is read as often as this, frame after frame, and is the same each time does not move any more. */
const frames = 30

/** What is read of a page, once it stays the same over many frames; fails when it never does. */
export async function atRest<Seen>(page: Page, read: () => Promise<Seen>): Promise<Seen> {
  const end = Date.now() + 15_000
  let seen = await read()
  for (let same = 0; same < frames; same++) {
    if (Date.now() > end) throw new Error(`never at rest, at last ${JSON.stringify(seen)}`)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const now = await read()
    if (JSON.stringify(now) === JSON.stringify(seen)) continue
    seen = now
    same = -1
  }
  return seen
}
