/** Request to the worker that tries a font. */
export interface FontTrialRequest {
  readonly bytes: ArrayBuffer
  /** Parts of the text for which the font is used. The worker lays each part out once. */
  readonly parts: readonly string[]
}

/** Milliseconds that the layout of a character takes in the tried font and in a font of the device. */
export interface FontTrialResult {
  readonly msPerChar: number
  readonly usualMsPerChar: number
}

const workerScope = self as unknown as {
  readonly fonts: FontFaceSet | undefined
  onmessage: (event: MessageEvent<FontTrialRequest>) => void
  postMessage: (result: FontTrialResult) => void
}

const FAMILY = 'longbox-trial'

workerScope.onmessage = async ({ data }) => {
  workerScope.postMessage(await tryFont(data).catch(() => ({ msPerChar: 0, usualMsPerChar: 0 })))
}

/** Loads a font and measures how long the layout of a text takes. A result of 0 means that the font is not measured. */
async function tryFont({ bytes, parts }: FontTrialRequest): Promise<FontTrialResult> {
  const context = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('2d') : null
  if (!context || !workerScope.fonts) return { msPerChar: 0, usualMsPerChar: 0 }
  const font = await new FontFace(FAMILY, bytes).load()
  workerScope.fonts.add(font)
  const msPerCharOf = (family: string) => {
    const times = parts.map((part, index) => {
      // Browsers remember measured words for each font size.
      context.font = `${16 + index}px ${family}`
      const start = performance.now()
      context.measureText(part)
      return (performance.now() - start) / Math.max(1, part.length)
    })
    // Other processes can delay a measurement. The shortest time is the most exact.
    return Math.min(...times)
  }
  const result = { usualMsPerChar: msPerCharOf('serif'), msPerChar: msPerCharOf(FAMILY) }
  workerScope.fonts.delete(font)
  return result
}
