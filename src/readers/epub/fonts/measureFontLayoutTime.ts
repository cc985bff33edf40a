/**
 * Layout time per character in milliseconds. `msPerChar` is the time in the measured font. `usualMsPerChar` is the time
 * in the serif font of the device.
 */
interface FontLayoutTime {
  readonly msPerChar: number
  readonly usualMsPerChar: number
}

let measuredCount = 0

/**
 * Measures how long the layout of texts takes in a font. The texts must be short, because a hostile font can take up to
 * a millisecond for each character.
 * @returns undefined if the browser cannot load the font
 */
export async function measureFontLayoutTime(
  bytes: ArrayBuffer,
  texts: readonly string[],
): Promise<FontLayoutTime | undefined> {
  if (typeof FontFace !== 'function') return undefined
  measuredCount += 1
  const family = `longbox-measured-${measuredCount}`
  const font = await new FontFace(family, bytes).load().catch(() => undefined)
  if (!font) return undefined
  document.fonts.add(font)
  const box = document.body.appendChild(document.createElement('div'))
  box.style.cssText = 'position:absolute;visibility:hidden;inline-size:400px;inset-block-start:0'
  const msPerCharIn = (measuredFamily: string) => {
    const times = texts.map(text => {
      box.style.fontFamily = measuredFamily
      box.textContent = text
      const start = performance.now()
      box.getBoundingClientRect()
      return (performance.now() - start) / Math.max(1, text.length)
    })
    // Other processes can delay a measurement. Therefore the function returns the shortest of the measured times.
    return Math.min(...times)
  }
  const time = { usualMsPerChar: msPerCharIn('serif'), msPerChar: msPerCharIn(family) }
  box.remove()
  document.fonts.delete(font)
  return time
}
