import { createPageUnitCssRule } from '../sanitize/css/replaceViewportUnit'

/** Size of a page and of its columns. All lengths are CSS pixels. */
interface PageGeometry {
  readonly width: number
  readonly height: number
  /** Space between two text columns. Each page margin is half as wide. */
  readonly gap: number
  readonly columns: 1 | 2
  readonly flow: 'paginated' | 'scrolled'
}

/**
 * Attribute on the root of a chapter that is shown in columns. Set only after a check that the columns are not too slow
 * to lay out.
 */
export const PAGINATED_CHAPTER_ATTRIBUTE = 'data-longbox-paged'

/**
 * Creates the rules for the size and position of `html` and `body`. These rules override the rules of the publisher. In
 * the paginated layout, the body is as wide as a page. Text that does not fit flows into columns beside the body. These
 * columns are the next pages.
 */
export function createPageGeometryCssRules({ width, height, gap, columns, flow }: PageGeometry): string[] {
  const padding =
    flow === 'paginated'
      ? `padding-block: ${PAGE_MARGIN_PX}px; padding-inline: ${gap / 2}px`
      : `padding: ${STRIP_MARGIN_PX}px ${gap / 2}px 0`
  const columnWidth = Math.floor(width / columns) - gap
  const page = `height: ${height}px; columns: ${columnWidth}px ${columns}; column-gap: ${gap}px; column-fill: auto`
  return [
    createPageUnitCssRule({ width: columnWidth, height: flow === 'paginated' ? height - 2 * PAGE_MARGIN_PX : height }),
    `:root, body { ${important(neutralBox)} }`,
    `:root { ${important('width: auto; padding: 0')} }`,
    `body { ${important(`width: ${width}px; ${padding}`)} }`,
    `:root, body { ${important('height: auto; columns: auto')} }`,
    ...(flow === 'paginated'
      ? [
          `:root[${PAGINATED_CHAPTER_ATTRIBUTE}] body { ${important(page)} }`,
          `${lastElementsSelector} { ${important('margin-block-end: 0')} }`,
          `${firstElementsSelector} { ${important('break-before: auto')} }`,
        ]
      : []),
  ]
}

/** Selects the innermost last elements of a chapter. In WebKit, their bottom margins could add a blank page. */
const lastElementsSelector =
  'body > :last-child, body > :last-child > :last-child, body > :last-child > :last-child > :last-child'

/**
 * Selects the innermost first elements of a chapter, also after an empty anchor. A column break before them could add a
 * blank page: after an anchor in each browser, otherwise only in WebKit.
 */
const firstElementsSelector = ['body', 'body > :first-child', 'body > :first-child > :first-child']
  .flatMap(parent => [`${parent} > :first-child`, `${parent} > :is(a, span):empty:first-child + *`])
  .join(', ')

/** Space above and below the text of a page, in CSS pixels. */
const PAGE_MARGIN_PX = 20
/** Space above each chapter in the scrolled layout, in CSS pixels. */
const STRIP_MARGIN_PX = 56

/** Initial values of the CSS properties that move, hide, clip or resize a box. */
const neutralBox = `display: block; position: static; float: none; inset: auto; margin: 0; border: 0; box-sizing: border-box;
  min-width: 0; min-height: 0; max-width: none; max-height: none; aspect-ratio: auto; overflow: visible; transform: none;
  translate: none; rotate: none; scale: none; zoom: 1; filter: none; clip: auto; clip-path: none; mask: none; opacity: 1;
  visibility: visible; break-before: auto; break-after: auto; break-inside: auto`

const important = (declarations: string): string =>
  declarations
    .split(';')
    .map(declaration => `${declaration.trim()} !important;`)
    .join(' ')
