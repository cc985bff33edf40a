import type { CapturedChapter, EpubTestStep } from './captureEpubTest'
import type { PixelExpectation } from './pixels/checkPixels'
import { getExpectedPixels } from './pixels/expectedPixels'

/** Expected content of the reader at a point in time. Expected texts are regular expressions, except `rtlText`. */
export interface EpubTestExpectation {
  /**
   * Index of the captured screen to check. The screen with index 0 shows the reader before the first action of the
   * test.
   */
  readonly screen: number
  /** Expected indexes of the visible chapters, in ascending order. */
  readonly chapters?: readonly number[]
  /** Expected sides (`left`, `right` or `center`) of the visible chapters, in the order of the chapters. */
  readonly sides?: readonly CapturedChapter['side'][]
  /** Whether all visible chapters must be fixed-layout pages (true) or reflowable (false). */
  readonly fixed?: boolean
  readonly text?: string
  /** Text that a message, sheet or dialog of the reader must contain. */
  readonly interface?: string
  /** Expected text in an open dialog that shows text of the book, such as a footnote. */
  readonly dialogText?: string
  /** Expected text of a right-to-left heading, or of a right-to-left paragraph in an open dialog. */
  readonly rtlText?: string
  /** Expects that no dialog with text of the book is open. */
  readonly withoutDialog?: true
  /** Expects that there is an image, and that all images have loaded. */
  readonly images?: true
  readonly fonts?: string
  readonly withoutFonts?: string
  readonly scrolls?: boolean
  readonly plays?: true
  /** Text that the test expects to be highlighted while it is read aloud. */
  readonly spoken?: string
  /**
   * Expected colors, in this order: background of the text that is read aloud, color of this text, and color of the
   * remaining text of the chapter.
   */
  readonly spokenColors?: readonly [string, string, string]
  /** Expected playback position in seconds in the audio file, as minimum and maximum. */
  readonly audioSeconds?: readonly [number, number]
  readonly spokenByVoice?: string
  readonly openedWindows?: number
}

export interface EpubTestCase {
  readonly steps: readonly EpubTestStep[]
  readonly checks: readonly EpubTestExpectation[]
  /** Expected pixels of the screenshots. */
  readonly pixels?: readonly PixelExpectation[]
  /**
   * Indexes of the chapters that are intentionally blank in the book. All pages of the remaining chapters must have
   * visible content.
   */
  readonly blankChapters?: readonly number[]
  /** Expects that the server rejects the book. */
  readonly isRefused?: true
}

const next = { press: 'PageDown' } as const
const contents = { press: 't' } as const
const toolbars = { press: 'm' } as const
const showsText: EpubTestExpectation = { screen: 0, text: '\\w' }

/**
 * Returns the steps and expectations of a test. If neither this file nor {@link getExpectedPixels} has an entry for the
 * test, the test only checks that the book opens and that its first pages are not blank.
 */
export const getEpubTestCase = (name: string): EpubTestCase => ({
  ...(Object.hasOwn(cases, name)
    ? { steps: [], checks: [showsText], ...cases[name] }
    : { steps: [next, next, next], checks: [showsText] }),
  ...getExpectedPixels(name),
})

const pages = (...chapters: readonly (readonly number[])[]): EpubTestExpectation[] =>
  chapters.map((indexes, screen) => ({ screen, chapters: indexes }))
const turning = (...checks: readonly EpubTestExpectation[]): Partial<EpubTestCase> => ({
  steps: [next, next, next],
  checks,
})
const image: Partial<EpubTestCase> = { checks: [{ screen: 0, images: true }] }
const audio: Partial<EpubTestCase> = { steps: [{ play: true }], checks: [{ screen: 1, plays: true }] }
const refused: Partial<EpubTestCase> = { isRefused: true, checks: [] }
const bookPage: Partial<EpubTestCase> = { steps: [{ page: 'book' }] }
const titles: Partial<EpubTestCase> = { steps: [toolbars] }
const inOrder: Partial<EpubTestCase> = turning(...pages([0], [1], [2], [3]))
const allPaired: Partial<EpubTestCase> = turning(...pages([0, 1], [2, 3]))

const listen = { press: 'r' } as const
const nextSentence = { press: 'l' } as const

/** Test that reads an excerpt of Moby-Dick aloud. Most books for tests of media overlays contain this excerpt. */
const narratedExcerpt: Partial<EpubTestCase> = {
  steps: [next, listen, { hear: '^Some years ago' }, nextSentence, listen],
  checks: [
    { screen: 1, chapters: [1], text: 'Call me' },
    { screen: 3, spoken: '^Some years ago.*world\\.$', audioSeconds: [30.397, 44.783] },
    { screen: 4, spoken: '^It is a way', audioSeconds: [44.783, 50.45] },
  ],
}
/**
 * Test in which the reader reads an excerpt of Moby-Dick aloud. The excerpt consists of two chapters. At the end of the
 * first chapter, the reader continues automatically with the second chapter.
 */
const narratedTwoChapters: Partial<EpubTestCase> = {
  steps: [
    ...[next, listen, { hear: '^Some years ago' }],
    ...[nextSentence, nextSentence, nextSentence, nextSentence, nextSentence, nextSentence],
    { hear: '^There now is' },
  ],
  checks: [
    { screen: 3, spoken: '^Some years ago', audioSeconds: [30.397, 44.783] },
    { screen: 9, spoken: '^If they but knew it', audioSeconds: [97.5, 106.45] },
    { screen: 10, spoken: '^There now is', audioSeconds: [106.45, 134.138], text: 'Circumambulate' },
  ],
}
/** Test in which the voice of the browser reads an excerpt of Moby-Dick aloud. */
const narratedByVoice: Partial<EpubTestCase> = {
  steps: [next, listen, { hear: '^Call me Ishmael' }, nextSentence, nextSentence, { hear: 'It is a way' }],
  checks: [
    { screen: 3, spoken: '^Call me Ishmael', spokenByVoice: '^Call me Ishmael\\.' },
    { screen: 6, spoken: 'It is a way', spokenByVoice: 'It is a way I have' },
  ],
}

const fixedLayoutCases: Readonly<Record<string, Partial<EpubTestCase>>> = {
  'layout-pre-paginated': inOrderInSpreads(),
  'layout-pre-paginated-spreads': inOrderInSpreads(),
  'page-spread-combined': turning({ screen: 1, chapters: [1, 2], sides: ['left', 'right'] }),
  'page-spread-left': turning({ screen: 1, chapters: [1, 2], sides: ['left', 'right'] }),
  'page-spread-right': turning({ screen: 0, chapters: [0], sides: ['right'] }),
  'spread-both': allPaired,
  'spread-landscape': allPaired,
  'spread-none': inOrder,
  'spine-overrides_behave-as-global': turning(
    { screen: 0, chapters: [0], fixed: true },
    { screen: 1, chapters: [1], fixed: false, text: 'Lorem' },
    { screen: 2, chapters: [1], fixed: false },
  ),
  'spine-overrides_behave-as-global-bis': {
    steps: [next, contents, { click: 'Page 2' }],
    checks: [...pages([0], [0], [0], [1]), { screen: 0, fixed: false }, { screen: 3, fixed: true }],
  },
  'spine-overrides_duplicate': turning({ screen: 1, chapters: [1] }, { screen: 2, chapters: [1] }),
}

function inOrderInSpreads(): Partial<EpubTestCase> {
  return turning(...pages([0], [1, 2], [3]))
}

const cases: Readonly<Record<string, Partial<EpubTestCase>>> = {
  ...Object.fromEntries(
    ['fxl', 'lay-fxl', 'lay-pp'].flatMap(prefix =>
      Object.entries(fixedLayoutCases).map(([name, test]) => [`${prefix}-${name}`, test]),
    ),
  ),
  'cnt-css-fonts_ot': { checks: [{ screen: 0, fonts: '.' }] },
  'cnt-css-fonts_tt': { checks: [{ screen: 0, fonts: '.' }] },
  'cnt-css-fonts_woff': { checks: [{ screen: 0, fonts: '.' }] },
  'cnt-css-fonts_woff2': { checks: [{ screen: 0, fonts: '.' }] },
  'cnt-svg-css-reference': image,
  'cnt-svg-css': { checks: [] },
  'cnt-svg-support': { checks: [] },
  'css-epub-text-emphasis': { steps: [next, next, next, next, next] },
  'css-epub-text-underline-position': { steps: [next, next, next, next] },
  'fxl-page-spread-break': turning(
    { screen: 0, chapters: [0, 1], sides: ['left', 'right'] },
    { screen: 1, chapters: [2, 3], sides: ['left', 'right'] },
  ),
  'fxl-page-spread-center': turning({ screen: 0, chapters: [0], sides: ['center'] }),
  'lay-fxl-svg-icb_multi': turning(...pages([0], [1], [2])),
  'lay-pp-svg-icb_multi': turning(...pages([0], [1], [2])),
  'lay-pp-spine-overrides_image-only-pp': turning(
    { screen: 0, images: true },
    { screen: 1, chapters: [1], text: 'Lorem' },
  ),
  'lay-pp-spine-overrides_image-spine-pp': turning(
    { screen: 0, images: true },
    { screen: 1, chapters: [1], text: 'Lorem' },
  ),
  'lay-pp-spine-overrides_image-only-reflow': {
    steps: [contents, { click: 'Page 2' }, next],
    checks: [
      { screen: 0, chapters: [0], fixed: false },
      { screen: 2, chapters: [1], fixed: true },
      { screen: 3, chapters: [2], fixed: false, text: 'Third Section' },
    ],
  },
  'lay-pp-spine-overrides_image-spine-reflow': turning({ screen: 3, chapters: [1], images: true }),
  'lay-page-layout-both-spread': turning(
    { screen: 1, chapters: [1], sides: ['left'], text: 'This test passes if this page' },
    { screen: 2, chapters: [1], sides: ['left'] },
  ),
  'lay-pkg-flow-paginated': turning({ screen: 1, chapters: [1], scrolls: false }),
  'lay-pkg-flow-scrolled-continuous': turning({ screen: 1, scrolls: true }),
  'lay-pkg-flow-scrolled-doc': {
    steps: [{ swipe: 'left' }, { swipe: 'left' }, { swipe: 'left' }, { swipe: 'right' }],
    checks: [...pages([0], [1], [2], [3], [2]), { screen: 1, scrolls: true }],
  },
  'lay-rendition-flow-pre-pag': {
    steps: [{ press: 'End' }, { press: 'PageUp' }],
    checks: [{ screen: 2, chapters: [1, 2], scrolls: false }],
  },
  'mol-css': {
    ...narratedExcerpt,
    checks: [
      ...(narratedExcerpt.checks ?? []),
      { screen: 3, spokenColors: ['rgb(13, 146, 95)', 'rgb(241, 241, 220)', 'rgb(158, 158, 158)'] },
    ],
  },
  'mol-ignore': { steps: [next], checks: [{ screen: 1, chapters: [1], text: 'Call me Ishmael', spoken: '^$' }] },
  'mol-navigation': {
    steps: [listen, { hear: '^While this page' }, contents, { click: 'Chapter 2' }, { hear: '^Chapter 2' }],
    checks: [
      { screen: 2, spoken: '^While this page', audioSeconds: [1.233, 7.603] },
      { screen: 5, chapters: [1], audioSeconds: [0, 7.1] },
    ],
  },
  'mol-support_xhtml': narratedExcerpt,
  'mol-support_xhtml-fxl': narratedExcerpt,
  'mol-support_xhtml-load': narratedTwoChapters,
  'mol-support_xhtml-load-fxl': narratedTwoChapters,
  'mol-support_xhtml-load-next': narratedTwoChapters,
  'mol-support_xhtml-load-next-fxl': narratedTwoChapters,
  'mol-timing-synchronization': narratedExcerpt,
  'mol-tts_multi': narratedByVoice,
  'mol-tts_single': narratedByVoice,
  'nav-access': { steps: [contents], checks: [showsText, { screen: 1, interface: 'Chapters|Contents' }] },
  'nav-activation': {
    steps: [contents, { click: 'Click to access 2nd content document' }],
    checks: [{ screen: 2, text: 'Test passes if the navigation link leads here', interface: 'Page 1' }],
  },
  'nav-non-text_img': {
    steps: [contents],
    checks: [{ screen: 1, interface: 'Start page.*Description of the Abbey of Sénanque' }],
  },
  'nav-non-text_img_title': {
    steps: [contents],
    checks: [{ screen: 1, interface: 'Start page.*Description of the Abbey of Sénanque' }],
  },
  'nav-spine_in-spine': { steps: [next, { press: 'Home' }, contents] },
  'nav-spine_in-spine-hidden-toc-css': { steps: [next, next, { press: 'Home' }, contents] },
  'nav-spine_in-spine-hidden-toc-html': { steps: [next, next, { press: 'Home' }, contents] },
  'nav-spine_in-spine-no-list-style': { steps: [contents] },
  'nav-spine_not-in-spine': { steps: [contents] },
  'ocf-font_obfuscation': { checks: [{ screen: 0, fonts: '.' }] },
  'ocf-font_obfuscation_bis': { checks: [{ screen: 0, withoutFonts: '.' }] },
  'ocf-url_link-leaking-relative': image,
  'ocf-url_link-path-absolute': image,
  'ocf-url_link-relative': image,
  'ocf-zip-comp': refused,
  'ocf-zip-mult': refused,
  'pkg-creator-order': bookPage,
  'pkg-meta-whitespace': bookPage,
  'pkg-linked-records': bookPage,
  'pkg-title-order': bookPage,
  'pkg-unique-id': bookPage,
  'pkg-unique-id_duplicate': bookPage,
  'pkg-dir_creator-rtl': { steps: [contents], checks: [{ screen: 1, rtlText: 'Dave Cramer' }] },
  'pkg-dir-auto_root-rtl': titles,
  'pkg-dir-auto_root-unset': titles,
  'pkg-dir_rtl-root-ltr': titles,
  'pkg-dir_rtl-root-unset': titles,
  'pkg-dir_unset-root-rtl': titles,
  'pkg-dir_unset-root-unset': titles,
  'pkg-spine-duplicate-item-hyperlink': { steps: [{ link: '' }], checks: [{ screen: 1, chapters: [1] }] },
  'pkg-spine-duplicate-item-rendering': inOrder,
  'pkg-spine-duplicate-item-ui': {
    steps: [next, { press: 'b' }, next, { press: 'b' }, contents, { click: 'Bookmarks' }],
  },
  'pkg-spine-nonlinear-activation': { steps: [{ link: '' }], checks: [{ screen: 1, chapters: [1] }] },
  'pkg-spine-order': inOrder,
  'pkg-spine-progression-default': {
    steps: [{ press: 'ArrowLeft' }, { press: 'ArrowLeft' }, { press: 'ArrowLeft' }],
    checks: pages([0], [1], [2], [3]),
  },
  'pkg-spine-progression_rtl': {
    steps: [{ press: 'ArrowLeft' }, { press: 'ArrowLeft' }, { press: 'ArrowLeft' }],
    checks: pages([0], [1], [2], [3]),
  },
  'pkg-spine-progression_ltr': {
    steps: [{ press: 'ArrowRight' }, { press: 'ArrowRight' }, { press: 'ArrowRight' }],
    checks: pages([0], [1], [2], [3]),
  },
  'pkg-spine-progression-pre-paginated': {
    steps: [{ press: 'ArrowRight' }, { press: 'ArrowRight' }],
    checks: pages([0], [1, 2], [3]),
  },
  'pss-support': {
    steps: [{ link: 'this link' }],
    checks: [showsText, { screen: 1, dialogText: 'This text is meant to appear as a footnote' }],
  },
  'pss-support_ignore-title': {
    steps: [next, { link: 'this link' }],
    checks: [{ screen: 2, chapters: [1], withoutDialog: true }],
  },
  'pub-cmt-avif': image,
  'pub-cmt-gif': image,
  'pub-cmt-jpeg': image,
  'pub-cmt-jxl': image,
  'pub-cmt-png': image,
  'pub-cmt-svg': image,
  'pub-cmt-webp': image,
  'pub-cmt-mp3': audio,
  'pub-cmt-mp4': audio,
  'pub-cmt-opus': audio,
  'pub-data-urls_browsing-context': image,
  'pub-external-links': {
    steps: [{ link: 'External Links' }, { click: 'Open' }],
    checks: [
      { screen: 1, interface: 'Open this link.*www\\.w3\\.org', openedWindows: 0 },
      { screen: 2, openedWindows: 1 },
    ],
  },
  'pub-external-links_consent': {
    steps: [{ link: 'mailto' }, { click: 'Open' }],
    checks: [
      { screen: 1, interface: 'e-mail.*public-epub-wg@w3\\.org', openedWindows: 0 },
      { screen: 2, openedWindows: 1 },
    ],
  },
  'pub-foreign_bad-fallback': { checks: [{ screen: 0, interface: 'could not be opened' }] },
  'pub-foreign_json-spine': { checks: [{ screen: 0, text: 'Test passes if you see this text' }] },
  'pub-foreign_xml-spine': { checks: [{ screen: 0, text: 'Test passes if you see this text' }] },
  'pub-foreign_xml-suffix-spine': { checks: [{ screen: 0, text: 'Test passes if you see this text' }] },
  'pub-foreign_image': image,
  'pub-xml-names': { checks: [{ screen: 0, interface: 'errors in its markup', text: 'Test passes' }] },
  'pub-xml-non-validating_unclosed': {
    checks: [{ screen: 0, interface: 'errors in its markup', text: 'unclosed tag' }],
  },
  'scr-storage-delete': { checks: [{ screen: 0, text: 'hence this test succeeds' }] },
  'scr-support-fallback': { checks: [{ screen: 0, text: 'it followed through the scripted content fallback' }] },
}
