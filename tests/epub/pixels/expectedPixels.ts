import type { PixelExpectation } from './checkPixels'
import { expectedFixedPages } from './expectedFixedPages'
import type { RgbColor } from './measurePixels'

type ExpectedPixels = readonly PixelExpectation[]

/** Returns the expected pixels of a test, and the indexes of the chapters that are intentionally blank. */
export function getExpectedPixels(name: string): { pixels?: ExpectedPixels; blankChapters?: readonly number[] } {
  const pixels = expectedFixedPages[name] ?? expectedPixels[name]
  return { ...(pixels && { pixels }), ...(blankChapters[name] && { blankChapters: blankChapters[name] }) }
}

const RED: RgbColor = [255, 0, 0]
const GREEN: RgbColor = [0, 128, 0]
/** Color of the stars in the pattern of the SVG tests. */
const STAR_GREEN: RgbColor = [128, 192, 128]
const PINK: RgbColor = [255, 192, 203]
/** Background of the text that is read aloud in the excerpt of Moby-Dick. */
const SPOKEN_GREEN: RgbColor = [13, 146, 95]
/** Color of the frame around the image in the tests of data URLs. */
const PURPLE: RgbColor = [116, 53, 100]

const none: readonly [number, number] = [0, 0.00005]

/** Expected pixels of a photo of a swan below a line of text. */
const swan: ExpectedPixels = [{ screen: 0, share: [0.14, 0.18], bounds: [0.05, 0.083, 0.475, 0.705] }]
/** Expected pixels of a page with a line of text. Below the line, the browser displays audio controls. */
const audioPlayer: ExpectedPixels = [{ screen: 0, share: [0.001, 0.005], bounds: [0.05, 0.083, 0.266, 0.191] }]
/**
 * Expected pixels of a line of text that uses a font from the book. If the reader displayed the line in another font,
 * the right edge or the number of dark pixels would be different.
 */
const lineInBookFont = (rightEdge: number, ink: number): ExpectedPixels => [
  {
    screen: 0,
    part: [0.075, 0.115, 0.5, 0.19],
    share: [ink * 0.9, ink * 1.1],
    bounds: [0.08, undefined, rightEdge],
  },
]
/**
 * Expected pixels of four pages. On each page, the text starts at the given left edge, and the second line differs from
 * the second line of the previous page.
 */
const pagesFrom = (leftEdge: number): ExpectedPixels => {
  const secondLine = [leftEdge, 0.13, leftEdge + 0.42, 0.17] as const
  return [0, 1, 2, 3].map(screen => ({
    screen,
    bounds: [leftEdge, 0.083],
    ...(screen > 0 && { part: secondLine, bounds: [leftEdge], differsFrom: screen - 1 }),
  }))
}
/**
 * Expected pixels of a sentence of the Moby-Dick excerpt. The sentence has the green background only while it is read
 * aloud.
 */
const spokenSentence: ExpectedPixels = [
  { screen: 1, color: SPOKEN_GREEN, share: none },
  { screen: 3, color: SPOKEN_GREEN, share: [0.015, 0.04], bounds: [0.05, 0.08, 0.471, 0.181] },
]
const spokenSomewhere = (...screens: readonly number[]): ExpectedPixels =>
  screens.map(screen => ({ screen, color: SPOKEN_GREEN, share: [0.002, 0.3] }))
const scrolledColumn: ExpectedPixels = [
  { screen: 0, bounds: [0.257, undefined, 0.738], lines: 'horizontal' },
  { screen: 1, bounds: [0.257, undefined, 0.738], share: [0.04, 0.1] },
]

const expectedPixels: Readonly<Record<string, ExpectedPixels>> = {
  'cnt-css-fonts_ot': lineInBookFont(0.398, 0.083),
  'cnt-css-fonts_tt': lineInBookFont(0.317, 0.073),
  'cnt-css-fonts_woff': lineInBookFont(0.339, 0.0855),
  'cnt-css-fonts_woff2': lineInBookFont(0.336, 0.041),
  'cnt-mathml-support': [{ screen: 0, part: [0.03, 0.12, 0.4, 0.3], bounds: [0.051, 0.141, 0.105, 0.166] }],
  'cnt-svg-css': [
    { screen: 0, color: STAR_GREEN, share: [0.05, 0.08], bounds: [0.27, 0.067, 0.731, 0.886] },
    { screen: 0, color: RED, share: none },
  ],
  'cnt-svg-css-inclusion': [
    { screen: 0, color: STAR_GREEN, share: [0.04, 0.07], bounds: [0.053, 0.139, 0.472, 0.881] },
    { screen: 0, color: RED, share: none },
  ],
  'cnt-svg-css-reference': [
    { screen: 0, color: GREEN, share: [0.1, 0.13], bounds: [0.525, 0.05, 0.95, 0.795] },
    { screen: 0, color: STAR_GREEN, share: [0, 0.002] },
  ],
  'cnt-svg-embedded': [{ screen: 0, color: RED, share: [0.05, 0.07], bounds: [0.05, 0.138, 0.347, 0.66] }],
  'cnt-svg-support': [{ screen: 0, color: RED, share: [0.12, 0.16], bounds: [0.266, 0.066, 0.734, 0.889] }],
  'css-epub-text-combine-horizontal': [{ screen: 0, bounds: [0.53, undefined, 0.933], lines: 'vertical' }],
  'css-epub-text-orientation': [
    { screen: 0, lines: 'horizontal' },
    { screen: 1, bounds: [undefined, undefined, 0.933], lines: 'vertical' },
  ],
  'css-epub-text-underline-position': [
    { screen: 0, lines: 'horizontal' },
    { screen: 2, bounds: [0.93, 0.069, 0.945], lines: 'vertical' },
    { screen: 4, bounds: [0.933, 0.069, 0.946] },
  ],
  'css-epub-writing-mode': [
    { screen: 0, bounds: [0.05, 0.103], lines: 'horizontal' },
    { screen: 1, bounds: [0.853, 0.07, 0.933], lines: 'vertical' },
    { screen: 2, bounds: [0.062, 0.07, 0.145], lines: 'vertical' },
  ],
  'lay-pkg-flow-paginated': [{ screen: 1, bounds: [0.05, 0.058, 0.948], share: [0.08, 0.13] }],
  'lay-pkg-flow-scrolled-continuous': scrolledColumn,
  'lay-pkg-flow-scrolled-doc': [...scrolledColumn, { screen: 2, differsFrom: 1 }, { screen: 4, sameAs: 2 }],
  'mol-css': spokenSentence,
  'mol-ignore': [{ screen: 1, color: SPOKEN_GREEN, share: none }],
  'mol-navigation': [
    { screen: 2, color: PINK, bounds: [0.05, 0.192, 0.475, 0.23] },
    { screen: 5, color: PINK, bounds: [0.05, 0.083, 0.475, 0.158] },
  ],
  'mol-support_xhtml': spokenSentence,
  'mol-support_xhtml-fxl': spokenSomewhere(3, 4),
  'mol-support_xhtml-load': [...spokenSentence, ...spokenSomewhere(9, 10)],
  'mol-support_xhtml-load-fxl': spokenSomewhere(3, 9, 10),
  'mol-support_xhtml-load-next': [...spokenSentence, ...spokenSomewhere(9, 10)],
  'mol-support_xhtml-load-next-fxl': spokenSomewhere(3, 9, 10),
  'mol-tts_multi': spokenSomewhere(3, 6),
  'mol-tts_single': spokenSomewhere(3, 6),
  'ocf-font_obfuscation': [{ screen: 0, part: [0.05, 0.1, 0.5, 0.145], bounds: [undefined, undefined, 0.457] }],
  'ocf-font_obfuscation_bis': [{ screen: 0, part: [0.05, 0.1, 0.5, 0.145], bounds: [undefined, undefined, 0.445] }],
  'ocf-url_link-leaking-relative': [{ screen: 0, share: [0.04, 0.08], bounds: [0.05, 0.083, 0.379, 0.425] }],
  'ocf-url_link-path-absolute': [{ screen: 0, share: [0.04, 0.08], bounds: [0.05, 0.083, 0.379, 0.425] }],
  'ocf-url_link-relative': [{ screen: 0, share: [0.04, 0.08], bounds: [0.05, 0.083, 0.379, 0.425] }],
  'pkg-manifest-unlisted-resource': [{ screen: 0, share: [0.0005, 0.004] }],
  'pkg-spine-duplicate-item-rendering': [
    { screen: 1, differsFrom: 0, part: [0.05, 0.05, 0.5, 0.2] },
    { screen: 2, sameAs: 1 },
    { screen: 3, sameAs: 1 },
  ],
  'pkg-spine-order': pagesFrom(0.05),
  'pkg-spine-order-svg': [1, 2, 3].map(screen => ({
    screen,
    part: [0.455, 0.37, 0.5, 0.42],
    color: GREEN,
    share: [0.02, 0.2],
    differsFrom: screen - 1,
  })),
  'pkg-spine-progression-default': pagesFrom(0.525),
  'pkg-spine-progression_ltr': pagesFrom(0.05),
  'pkg-spine-progression_rtl': pagesFrom(0.525),
  'pub-cmt-avif': swan,
  'pub-cmt-gif': swan,
  'pub-cmt-jpeg': swan,
  'pub-cmt-jxl': swan,
  'pub-cmt-mp3': audioPlayer,
  'pub-cmt-mp4': audioPlayer,
  'pub-cmt-opus': audioPlayer,
  'pub-cmt-png': swan,
  'pub-cmt-svg': [{ screen: 0, color: RED, share: [0.1, 0.13], bounds: [0.05, 0.138, 0.475, 0.883] }],
  'pub-cmt-webp': swan,
  'pub-data-urls_browsing-context': [
    { screen: 0, part: [0, 0.4, 1, 0.6], color: PURPLE, bounds: [0.05, 0.43, 0.206, 0.483] },
  ],
  'pub-foreign_image': [{ screen: 0, part: [0.5, 0, 0.975, 0.94], bounds: [0.525, 0.05, 0.925, 0.85] }],
}

const blankChapters: Readonly<Record<string, readonly number[]>> = {}
