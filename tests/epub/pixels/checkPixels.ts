import type { CapturedReaderScreen } from '../captureEpubTest'
import {
  type FractionBox,
  findLineDirection,
  findMostFrequentColor,
  measureColor,
  measureContent,
  measureDifference,
  type PixelImage,
  type RgbColor,
} from './measurePixels'

/** Expectation about the pixels of a captured reader screen. All rectangles are in fractions of the window size. */
export interface PixelExpectation {
  /**
   * Index of the captured screen to check. The screen with index 0 shows the reader before the first action of the
   * test.
   */
  readonly screen: number
  /**
   * Rectangle of the window to check. The default is the whole window without the footer. If `color` is missing, the
   * default also leaves out the buttons at the left and right edge.
   */
  readonly part?: FractionBox
  /**
   * Color of the pixels to check. If `color` is undefined, the check covers all pixels that differ from the background.
   */
  readonly color?: RgbColor
  /**
   * Minimum and maximum fraction of matching pixels in the checked rectangle. A pixel matches if it has the color
   * `color`. If `color` is undefined, a pixel matches if it differs from the background.
   */
  readonly share?: readonly [number, number]
  /**
   * Expected edges (left, top, right, bottom) of the smallest rectangle that contains all pixels with the color
   * `color`. Without `color`, the rectangle contains all pixels that differ from the background. An edge that is
   * undefined is not checked.
   */
  readonly bounds?: readonly [number?, number?, number?, number?]
  /** Expected direction of the lines of text. */
  readonly lines?: 'horizontal' | 'vertical'
  /** Index of another captured screen. In the checked rectangle, both screens must have the same pixels. */
  readonly sameAs?: number
  /** Index of another captured screen. In the checked rectangle, the two screens must have different pixels. */
  readonly differsFrom?: number
}

/** Screenshot of the window, and the content that the reader showed when the screenshot was taken. */
export interface ScreenWithPixels {
  readonly screen: CapturedReaderScreen
  readonly image: PixelImage
}

/** Area of the window above the footer of the reader. */
const READING_AREA: FractionBox = [0, 0, 1, 0.94]
/** Area of the window above the footer, between the buttons for the previous and next page. */
const AREA_BETWEEN_BUTTONS: FractionBox = [0.025, 0, 0.975, 0.94]
/** Area in the footer without text and buttons. It shows only the background color of the footer. */
const FOOTER: FractionBox = [0.01, 0.96, 0.3, 0.99]
/** Maximum distance of an edge from its expected position, as a fraction of the window. */
const EDGE_TOLERANCE = 0.012
/**
 * If at most this fraction of the pixels differs, two images are considered equal. Small differences occur because the
 * browser does not always smooth the edges of text in the same way.
 */
const MAX_DIFFERENCE = 0.002
/**
 * Minimum number of pixels of text or images on a page that is not blank. For comparison, two short words have about
 * 100 pixels.
 */
const MIN_CONTENT_PIXELS = 60

/** Returns a description of each expectation that the screenshots do not meet. */
export function findPixelFailures(
  expectations: readonly PixelExpectation[],
  screens: ReadonlyMap<number, ScreenWithPixels>,
): string[] {
  return expectations.flatMap(expectation => {
    const found = screens.get(expectation.screen)
    if (!found) return [`screen ${expectation.screen} has no screenshot`]
    return failuresOf(expectation, found.image, other => screens.get(other)?.image).map(
      failure => `screen ${expectation.screen}: ${failure}`,
    )
  })
}

/**
 * Returns descriptions of the blank pages and of the empty screens. A screen is empty if it contains neither pages nor
 * messages. Checks the two pages of a spread separately. Ignores pages that cover less than a tenth of the window.
 * Ignores screens on which the reader is closed or a dialog covers the pages.
 * @param blankChapters indexes of the chapters that are intentionally blank in the book
 */
export function findBlankPages(
  screens: ReadonlyMap<number, ScreenWithPixels>,
  blankChapters: readonly number[] = [],
): string[] {
  return [...screens].flatMap(([index, { screen, image }]) => {
    if (!screen.showsPages) return []
    if (screen.chapters.length === 0 && screen.interface === '') return [`screen ${index}: there is no page`]
    return screen.chapters
      .filter(chapter => !blankChapters.includes(chapter.index) && isLarge(chapter.box))
      .filter(({ box }) => isBlank(image, box, screen.controls))
      .map(chapter => `screen ${index}: the page of chapter ${chapter.index} is blank`)
  })
}

/**
 * Returns whether a page has the background color of the footer and contains neither text nor images. A page that is
 * filled with another color is not blank.
 */
const isBlank = (image: PixelImage, box: FractionBox, controls: readonly FractionBox[]): boolean =>
  measureContent(image, box, controls).count < MIN_CONTENT_PIXELS &&
  measureColor(image, box, findMostFrequentColor(image, FOOTER)).share > 0.5

/**
 * Returns whether a rectangle covers at least a tenth of the window. In scrolled books, a smaller visible part of a
 * chapter may contain only its margin.
 */
const isLarge = ([left, top, right, bottom]: FractionBox): boolean => (right - left) * (bottom - top) >= 0.1

function failuresOf(
  {
    color,
    part = color ? READING_AREA : AREA_BETWEEN_BUTTONS,
    share,
    bounds,
    lines,
    sameAs,
    differsFrom,
  }: PixelExpectation,
  image: PixelImage,
  imageOf: (screen: number) => PixelImage | undefined,
): string[] {
  const failures: string[] = []
  const measured = color ? measureColor(image, part, color) : measureContent(image, part)
  const name = color ? `color ${color.join()}` : 'content'
  if (share && (measured.share < share[0] || measured.share > share[1]))
    failures.push(`the share of ${name} is ${round(measured.share)}, expected ${share.join(' to ')}`)
  if (bounds && !hasEdges(measured.bounds, bounds))
    failures.push(`the edges of ${name} are ${measured.bounds?.map(round) ?? 'nowhere'}, expected ${bounds.join()}`)
  if (lines && findLineDirection(image, part) !== lines)
    failures.push(`the lines are ${findLineDirection(image, part)}, expected ${lines}`)
  const differenceFrom = (other: number) => {
    const otherImage = imageOf(other)
    return otherImage ? measureDifference(image, otherImage, part) : undefined
  }
  if (sameAs !== undefined && (differenceFrom(sameAs) ?? 1) > MAX_DIFFERENCE)
    failures.push(`differs from screen ${sameAs} in ${round(differenceFrom(sameAs) ?? 1)} of the pixels`)
  if (differsFrom !== undefined && (differenceFrom(differsFrom) ?? 0) <= MAX_DIFFERENCE)
    failures.push(`does not differ from screen ${differsFrom}`)
  return failures
}

const hasEdges = (found: FractionBox | undefined, expected: readonly (number | undefined)[]): boolean =>
  found !== undefined &&
  expected.every((edge, index) => edge === undefined || Math.abs((found[index] ?? -1) - edge) <= EDGE_TOLERANCE)

const round = (value: number): number => Number(value.toFixed(4))
