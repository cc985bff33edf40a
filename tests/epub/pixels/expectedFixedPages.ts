import type { PixelExpectation } from './checkPixels'
import type { FractionBox, RgbColor } from './measurePixels'

type ExpectedPixels = readonly PixelExpectation[]

/**
 * `GREEN_PAGE` and `PINK_PAGE` are the background colors of the pages in most tests of fixed layout. Green pages and
 * pink pages alternate.
 */
const GREEN_PAGE: RgbColor = [152, 251, 152]
const PINK_PAGE: RgbColor = [255, 182, 193]
const RED: RgbColor = [255, 0, 0]
const GREEN: RgbColor = [0, 128, 0]
const STAR_GREEN: RgbColor = [128, 192, 128]
const WHITE: RgbColor = [255, 255, 255]

/**
 * Rectangles that pages cover in the window. In the book, each page has a size of 900 × 600 CSS pixels, but the reader
 * scales the pages. `LEFT` and `RIGHT` are the two pages of a spread. `FULL` is a single page that is scaled to the
 * largest possible size.
 */
const LEFT: FractionBox = [0, 0.145, 0.5, 0.811]
const RIGHT: FractionBox = [0.5, 0.145, 1, 0.811]
const FULL: FractionBox = [0.155, 0.019, 0.845, 0.938]

const none: readonly [number, number] = [0, 0.00005]
const page = (screen: number, color: RgbColor, bounds: FractionBox): PixelExpectation => ({ screen, color, bounds })
const pair = (screen: number, left: RgbColor, right: RgbColor): ExpectedPixels => [
  page(screen, left, LEFT),
  page(screen, right, RIGHT),
]

const spreadInTheMiddle: ExpectedPixels = [
  page(0, GREEN_PAGE, FULL),
  ...pair(1, PINK_PAGE, GREEN_PAGE),
  page(2, PINK_PAGE, FULL),
]
const twoSpreads: ExpectedPixels = [...pair(0, GREEN_PAGE, PINK_PAGE), ...pair(1, GREEN_PAGE, PINK_PAGE)]
const withoutSpreads: ExpectedPixels = [0, 1, 2, 3].map(screen =>
  page(screen, screen % 2 === 0 ? GREEN_PAGE : PINK_PAGE, FULL),
)
/**
 * Expected pixels of a page with text in two columns. The page does not have the green background of the fixed pages.
 */
const textColumns = (screen: number): ExpectedPixels => [
  { screen, share: [0.07, 0.14], lines: 'horizontal' },
  { screen, color: GREEN_PAGE, share: none },
]
/** Expected pixels of a fixed page: a red rectangle with a green rectangle in its top left corner. */
const rectangles = (screen: number): ExpectedPixels => [
  page(screen, GREEN, [0.117, 0.019, 0.577, 0.478]),
  page(screen, RED, [0.117, 0.019, 0.883, 0.938]),
]
const rectanglesThenText: ExpectedPixels = [...rectangles(0), { screen: 1, color: RED, share: none }, ...textColumns(1)]
const squaresThenText: ExpectedPixels = [
  { screen: 0, share: [0.09, 0.14], bounds: [0.145, 0.073, 0.823, 0.573] },
  ...textColumns(1),
]
/**
 * Expected pixels of a page with a grid. The book also contains a red area outside of the page, which must not be
 * visible.
 */
const gridWithoutRed = (screen: number): ExpectedPixels => [
  { screen, color: RED, share: none },
  { screen, part: [0.025, 0.3, 0.975, 0.94], share: [0.02, 0.1], bounds: [0.155, undefined, 0.845, 0.938] },
]
const sameGrids: ExpectedPixels = [
  ...gridWithoutRed(0),
  ...gridWithoutRed(1),
  { screen: 1, part: [0.2, 0.3, 0.8, 0.85], sameAs: 0 },
]
const sameGridsWithRed: ExpectedPixels = [page(0, RED, [0.117, 0.019, 0.883, 0.938]), { screen: 1, sameAs: 0 }]

const layoutTests: Readonly<Record<string, ExpectedPixels>> = {
  'layout-default': textColumns(0),
  'layout-pre-paginated': spreadInTheMiddle,
  'layout-pre-paginated-spreads': spreadInTheMiddle,
  'orientation-default': spreadInTheMiddle,
  'orientation-landscape': spreadInTheMiddle,
  'page-spread-combined': spreadInTheMiddle,
  'page-spread-left': spreadInTheMiddle,
  'page-spread-right': [page(0, GREEN_PAGE, RIGHT), ...pair(1, PINK_PAGE, GREEN_PAGE)],
  'spine-overrides_behave-as-global': rectanglesThenText,
  'spine-overrides_behave-as-global-bis': [...textColumns(0), ...rectangles(3)],
  'spine-overrides_duplicate': rectanglesThenText,
  'spine-overrides_image-only-pp': squaresThenText,
  'spine-overrides_image-spine-pp': squaresThenText,
  'spread-auto': spreadInTheMiddle,
  'spread-both': twoSpreads,
  'spread-default': spreadInTheMiddle,
  'spread-landscape': twoSpreads,
  'spread-none': withoutSpreads,
  'svg-icb_multi': [
    page(1, RED, FULL),
    { screen: 1, color: STAR_GREEN, share: none },
    page(2, RED, [0.041, 0.019, 0.73, 0.938]),
    page(2, STAR_GREEN, [0.738, 0.02, 0.798, 0.936]),
  ],
  'xhtml-icb': gridWithoutRed(0),
  'xhtml-icb_device_sizes': [
    { screen: 0, part: [0, 0.3, 1, 0.94], color: RED, bounds: [0.703, 0.3, 0.781, 0.938] },
    { screen: 0, part: [0, 0, 0.7, 0.94], bounds: [0, 0.019] },
  ],
  'xhtml-icb_invalid_meta': sameGrids,
  'xhtml-icb_multi': [...gridWithoutRed(0), page(1, RED, [0.642, 0.05, 0.713, 0.906])],
  'xhtml-icb_multi_declarations': sameGridsWithRed,
  'xhtml-icb_repeated-in-meta': sameGrids,
  'xhtml-icb_units': sameGridsWithRed,
}

/** Expected pixels of the tests with fixed-layout pages. The keys are test names. */
export const expectedFixedPages: Readonly<Record<string, ExpectedPixels>> = {
  ...Object.fromEntries(
    ['fxl', 'lay-fxl', 'lay-pp'].flatMap(prefix =>
      Object.entries(layoutTests).map(([name, pixels]) => [`${prefix}-${name}`, pixels]),
    ),
  ),
  'fxl-page-spread-break': twoSpreads,
  'fxl-page-spread-center': [page(0, GREEN_PAGE, FULL), ...pair(1, PINK_PAGE, GREEN_PAGE), page(2, PINK_PAGE, FULL)],
  'lay-page-layout-both': [
    page(0, GREEN_PAGE, FULL),
    ...textColumns(1),
    ...textColumns(2),
    ...pair(3, GREEN_PAGE, PINK_PAGE),
  ],
  'lay-page-layout-both-spread': [
    page(0, GREEN_PAGE, FULL),
    ...textColumns(1),
    ...textColumns(2),
    page(3, GREEN_PAGE, FULL),
  ],
  'lay-rendition-flow-pre-pag': [
    { screen: 2, part: [0, 0.2, 0.5, 0.4], bounds: [0.022, 0.239] },
    { screen: 2, part: [0.5, 0.2, 1, 0.4], bounds: [0.522, 0.239] },
  ],
  'lay-viewport-meta-prop': spreadInTheMiddle,
  'pkg-spine-progression-pre-paginated': spreadInTheMiddle,
  'pub-data-urls_top-level-content': [
    page(0, GREEN_PAGE, FULL),
    { screen: 0, part: [0.17, 0.205, 0.39, 0.315], color: WHITE, share: [0.1, 0.5] },
  ],
}
