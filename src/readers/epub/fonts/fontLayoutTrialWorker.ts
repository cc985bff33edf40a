const workerScope = self as unknown as {
  readonly fonts: FontFaceSet | undefined
  onmessage: (event: MessageEvent<ArrayBuffer>) => void
  postMessage: (message: 'started' | 'tried') => void
}

/**
 * Tests whether a font blocks the worker: loads the font and measures some letters. Replies after the test, even if the
 * browser cannot load the font. If no reply arrives, the font blocks the worker.
 */
workerScope.onmessage = async ({ data }) => {
  await tryFont(data).catch(() => {})
  workerScope.postMessage('tried')
}

/**
 * Number of fonts that were tried until now. This number makes the name of each font family unique. With equal names,
 * browsers would reuse the cached measurements of the previous font.
 */
let trialCount = 0

async function tryFont(bytes: ArrayBuffer): Promise<void> {
  const context = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('2d') : null
  if (!context || !workerScope.fonts) return
  trialCount += 1
  const family = `longbox-trial-${trialCount}`
  const font = await new FontFace(family, bytes).load()
  workerScope.fonts.add(font)
  context.font = `16px ${family}`
  context.measureText('The quick brown fox jumps over the lazy dog.')
  workerScope.fonts.delete(font)
}

workerScope.postMessage('started')
