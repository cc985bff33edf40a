import type { Page } from 'playwright'

/** Time in milliseconds for which each key stays pressed. The next key follows immediately, as with a fast typist. */
const KEY_PAUSE_MS = 30

/** Types a text into the focused field. Returns the time in milliseconds from each key press to the next frame. */
export async function measureKeyPressLatency(page: Page, text: string): Promise<number[]> {
  await page.evaluate(watchKeys)
  for (const key of text) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: KEY_PAUSE_MS })
  await page.waitForFunction(
    count => (window as unknown as { keyTimes: number[] }).keyTimes.length >= count,
    text.length,
  )
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

/**
 * Records the time in milliseconds from each key press to the next frame. Adds the times to the global array
 * `keyTimes`. Runs in the page.
 */
function watchKeys() {
  const times: number[] = []
  const earlierWatch = window as unknown as { stopKeyTimes?: () => void }
  earlierWatch.stopKeyTimes?.()
  const onKeyDown = ({ timeStamp }: KeyboardEvent) => {
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)))
  }
  addEventListener('keydown', onKeyDown, { capture: true })
  const stopKeyTimes = () => removeEventListener('keydown', onKeyDown, { capture: true })
  Object.assign(window, { keyTimes: times, stopKeyTimes })
}
