import type { FixedLayoutPageSize } from '../fixedLayoutPageSize'

/** Part of the epubjs class `Contents`, whose function `fit` scales a fixed-layout page. */
interface ScaledContents {
  readonly document: Document
  fit(width: number, height: number, section?: unknown): void
}

/**
 * Patches the function of epubjs that scales a fixed-layout page. Restores the page background, which epubjs removes.
 * Aligns the page to the left edge of its iframe, because epubjs misplaces pages in right-to-left languages. Hides
 * content outside of the page. Makes viewport units refer to the size of the page.
 * @param sizeOf returns the size of the page before scaling, or undefined while the size is unknown
 */
export function patchEpubjsPageScaling(contents: ScaledContents, sizeOf: () => FixedLayoutPageSize | undefined): void {
  const { body, documentElement } = contents.document
  const { backgroundColor, backgroundSize } = body.style
  const scale = contents.fit.bind(contents)
  contents.fit = (...size) => {
    scale(...size)
    Object.assign(body.style, { backgroundColor, backgroundSize })
    const { width, height } = sizeOf() ?? {}
    if (width === undefined || height === undefined) return
    Object.assign(body.style, { marginRight: `calc(100% - ${width}px)`, clipPath: 'inset(0)' })
    const units = { w: width, h: height, min: Math.min(width, height), max: Math.max(width, height) }
    for (const [unit, length] of Object.entries(units))
      documentElement.style.setProperty(`--longbox-v${unit}`, `${length / 100}px`)
  }
}
