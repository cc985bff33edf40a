import { GRID_DISPLAY_CSS_VARIABLE } from '../sanitize/css/sanitizeCss'
import { paragraphElementNames } from '../sanitize/maxCountByElementName'

/**
 * Measurements of a chapter. They determine which CSS effects are switched off, because CSS effects are slow in large
 * chapters.
 */
interface ChapterSizes {
  readonly elements: number
  readonly depthElements: number
  readonly longestTextChars: number
  readonly chars: number
  /** Number of characters in the path and point data of all SVG drawings in the chapter. */
  readonly outlineChars: number
}

const noGrids = `${GRID_DISPLAY_CSS_VARIABLE}: block`

/**
 * Limits of a chapter, and the CSS declarations that are applied when the chapter exceeds a limit. The declarations
 * switch slow effects off.
 */
const effectLimits: readonly { readonly limits: Partial<ChapterSizes>; readonly declarations: string }[] = [
  { limits: { elements: 300, depthElements: 16 }, declarations: 'filter: none; backdrop-filter: none' },
  {
    // In large chapters, animations and transitions are slow: If an animation changes a length, browsers lay out the
    // whole chapter again in each frame.
    limits: { elements: 600, outlineChars: 20_000, chars: 100_000 },
    declarations: 'animation: none; transition: none',
  },
  { limits: { elements: 5_000 }, declarations: noGrids },
  {
    limits: { elements: 1_800, depthElements: 24 },
    declarations: `mix-blend-mode: normal;
      box-shadow: none; text-shadow: none; clip-path: none; mask: none; transform: none; rotate: none; scale: none;
      translate: none; border-image: none; zoom: 1; float: none; shape-outside: none; box-decoration-break: slice;
      -webkit-box-decoration-break: slice`,
  },
  {
    limits: { elements: 8_000 },
    declarations: `counter-increment: none; counter-reset: none; counter-set: none;
      quotes: none; opacity: 1; break-before: auto; break-after: auto; break-inside: auto; orphans: 2; widows: 2;
      border-collapse: separate; initial-letter: normal; text-decoration-style: solid`,
  },
  {
    limits: { elements: 16_000 },
    declarations: 'border-radius: 0; contain: none; overflow: visible; text-combine-upright: none; outline: none',
  },
  {
    limits: { longestTextChars: 100_000 },
    declarations: `font-variant: normal; font-feature-settings: normal; text-transform: none; text-emphasis: none;
      text-shadow: none; line-break: auto; word-break: normal; hyphens: manual; text-align: start; letter-spacing: normal;
      writing-mode: horizontal-tb; -webkit-text-stroke: 0`,
  },
]

/** Nesting depth above which the rule `flatFlexBoxes` is applied. */
const DEEP_ELEMENTS = 9
/**
 * Rule that switches line wrapping off in nested flex boxes. If a wrapping flex box extends over several columns,
 * browsers lay out each of its lines twice. The time therefore doubles with each nesting level.
 */
const flatFlexBoxes = 'body > * > * > * > * > * * { flex-wrap: nowrap !important }'

/**
 * Rules that replace deeply nested grids by blocks, because browsers lay out a grid inside a grid four times.
 * `flatGrids` replaces grids from the fifth nesting level inside the body. `flatGridsOfLargeChapters` replaces grids
 * from the third nesting level.
 */
const flatGrids = `body > * > * > * > * * { ${noGrids} !important }`
const flatGridsOfLargeChapters = `body > * > * * { ${noGrids} !important }`
const MAX_GRID_ELEMENTS = 600
/** Nesting depth above which the rule `flatGrids` is applied. */
const MAX_GRID_DEPTH = 6

/**
 * If a chapter has more than this number of characters, the reader displays each paragraph as a block. With `display:
 * inline` in the style of a book, all paragraphs would form a single long paragraph, which is slow to lay out.
 */
const MAX_UNDIVIDED_CHARS = 300_000
const separateParagraphs = `:is(${[...paragraphElementNames].join(', ')}) { display: block !important }`

/**
 * Maximum length of a paragraph, in characters. If a chapter contains a longer paragraph, the rule `wideLines` makes
 * the lines of the chapter wider, because many narrow lines are slow to lay out.
 */
const LONG_TEXT_CHARS = 300_000
const wideLines = `body * { font-size: inherit !important; line-height: inherit !important; text-indent: 0 !important;
  word-spacing: normal !important; float: none !important }
  body :not(img, svg, svg *, math, math *, video, audio) { min-width: min(100%, 12em) !important; padding: 0 !important;
  margin-inline: 0 !important }`

/**
 * Creates a style sheet that switches off the slow effects of a large chapter.
 * @returns the CSS text; empty if the chapter exceeds no size limit
 */
export function createStyleSheetDisablingSlowEffects(sizes: ChapterSizes): string {
  const names = ['elements', 'depthElements', 'longestTextChars', 'chars', 'outlineChars'] as const
  const declarations = effectLimits
    .filter(({ limits }) => names.some(name => sizes[name] > (limits[name] ?? Number.POSITIVE_INFINITY)))
    .flatMap(limit => limit.declarations.split(';').map(declaration => `${declaration.trim()} !important;`))
  const everywhere = `:root, :root *, :root *::before, :root *::after { ${declarations.join(' ')} }`
  const rules = [
    ...(declarations.length > 0 ? [everywhere] : []),
    ...(sizes.depthElements > DEEP_ELEMENTS ? [flatFlexBoxes] : []),
    ...(sizes.depthElements > MAX_GRID_DEPTH ? [flatGrids] : []),
    ...(sizes.elements > MAX_GRID_ELEMENTS ? [flatGridsOfLargeChapters] : []),
    ...(sizes.chars > MAX_UNDIVIDED_CHARS ? [separateParagraphs] : []),
    ...(sizes.longestTextChars > LONG_TEXT_CHARS ? [wideLines] : []),
  ]
  return rules.length === 0 ? '' : `@layer longbox-limits { ${rules.join(' ')} }`
}

/**
 * Counts the elements, characters and nesting levels of a chapter. The results determine which CSS effects are switched
 * off.
 */
export function measureChapterComplexity(page: Document): ChapterSizes {
  let [longestTextChars, depthElements, outlineChars, chars, paragraphChars] = [0, 0, 0, 0, 0]
  const depths = new Map<Node, number>()
  const nodes = page.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const length = node.nodeValue?.length ?? 0
      chars += length
      paragraphChars += length
      longestTextChars = Math.max(longestTextChars, paragraphChars)
      continue
    }
    const element = node as Element
    if (paragraphElementNames.has(element.localName)) paragraphChars = 0
    const depth = 1 + (element.parentElement ? (depths.get(element.parentElement) ?? 0) : 0)
    depths.set(element, depth)
    depthElements = Math.max(depthElements, depth)
    for (const name of ['d', 'points']) outlineChars += element.getAttribute(name)?.length ?? 0
  }
  return { elements: depths.size, depthElements, longestTextChars, outlineChars, chars }
}
