import type { Locator, Page } from 'playwright'

/** Number of consecutive frames after which an unchanged value counts as stable. */
const STABLE_FRAMES = 40

/**
 * Reads a value of a page in each animation frame until the value has stayed the same for 40 frames. The loop runs in
 * the page, because a message from the test to the page for each frame would cost much processor time.
 * @param scope page, or locator of the element that `read` gets
 * @param read runs in the page and must not use variables of the test. Its result must be convertible to JSON.
 * @returns the stable value
 * @throws Error after 15 seconds of changes
 */
export async function readPageValueWhenStable<Value>(
  scope: Page | Locator,
  read: (element: HTMLElement) => Value,
): Promise<Value> {
  // Playwright sends the source code of a single function to the page. This source code must contain both
  // `readWhenStableInPage` and `read`. The page cannot create `read` from a text argument, because its content security
  // policy forbids code from text.
  const text = `element => (${readWhenStableInPage})(${read}, element, ${STABLE_FRAMES})`
  const sentFunction = Object.assign((): string => '', { toString: () => text })
  return JSON.parse(await (scope as { evaluate: (sent: () => string) => Promise<string> }).evaluate(sentFunction))
}

/** Runs in the page. Returns the stable value as JSON text. Throws an error if the element is removed from the page. */
async function readWhenStableInPage(
  read: (element: HTMLElement) => unknown,
  element: HTMLElement | undefined,
  stableFrames: number,
): Promise<string> {
  const readAsJson = () => {
    if (element?.isConnected === false) throw new Error('the element was removed')
    return JSON.stringify(read(element as HTMLElement) ?? null)
  }
  const end = performance.now() + 15_000
  let value = readAsJson()
  for (let frames = 0; frames < stableFrames; frames++) {
    if (performance.now() > end) throw new Error(`never stable, last value ${value}`)
    await new Promise(requestAnimationFrame)
    const current = readAsJson()
    if (current === value) continue
    value = current
    frames = -1
  }
  return value
}

/** Waits for the number of frames after which {@link readPageValueWhenStable} regards a value as stable. */
export const waitForFrames = (page: Page): Promise<null> => readPageValueWhenStable(page, () => null)
