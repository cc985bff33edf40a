import { createViewportUnitVariablesCssRule } from '../../sanitize/css/replaceViewportUnit'

/** Sizes of a page and of its columns, in CSS pixels. */
interface PageGeometry {
  readonly width: number
  readonly height: number
  /** Space between two text columns. The left and the right page margin are half as wide as this space. */
  readonly gap: number
  readonly columns: 1 | 2
  readonly flow: 'paginated' | 'scrolled'
}

/**
 * Attribute on the root element of a chapter that is laid out in columns. The reader first checks that browsers can lay
 * out the columns fast enough, and then sets this attribute.
 */
export const PAGINATED_CHAPTER_ATTRIBUTE = 'data-longbox-paged'

/**
 * Creates the rules for the size and position of `html` and `body`. These rules override the rules of the book. In the
 * paginated layout, the body is as wide as a page. The text that exceeds the page flows into CSS columns beside the
 * body. Each of these columns is part of a following page.
 */
export function createPageGeometryCssRules({ width, height, gap, columns, flow }: PageGeometry): string[] {
  const padding =
    flow === 'paginated'
      ? `padding-block: ${PAGE_MARGIN_PX}px; padding-inline: ${gap / 2}px`
      : `padding: ${STRIP_MARGIN_PX}px ${gap / 2}px 0`
  const columnWidth = Math.floor(width / columns) - gap
  const page = `height: ${height}px; columns: ${columnWidth}px ${columns}; column-gap: ${gap}px; column-fill: auto`
  return [
    createViewportUnitVariablesCssRule({
      width: columnWidth,
      height: flow === 'paginated' ? height - 2 * PAGE_MARGIN_PX : height,
    }),
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

/**
 * Selects the last element of a chapter at each of the first three nesting levels. In WebKit, the bottom margins of
 * these elements could add a blank page.
 */
const lastElementsSelector =
  'body > :last-child, body > :last-child > :last-child, body > :last-child > :last-child > :last-child'

/**
 * Selects the first element of a chapter at each of the first three nesting levels. If such an element is an empty `a`
 * or `span` element, the element after the empty element is selected, too. A column break before the selected elements
 * could add a blank page at the start of the chapter.
 */
const firstElementsSelector = ['body', 'body > :first-child', 'body > :first-child > :first-child']
  .flatMap(parent => [`${parent} > :first-child`, `${parent} > :is(a, span):empty:first-child + *`])
  .join(', ')

/** Space above and below the text of a page, in CSS pixels. */
const PAGE_MARGIN_PX = 20
/** Space above each chapter in the scrolled layout, in CSS pixels. */
const STRIP_MARGIN_PX = 56

/**
 * CSS declarations that make an element an ordinary block. They override all properties with which a book could move,
 * hide, clip or resize the element.
 */
const neutralBox = `display: block; position: static; float: none; inset: auto; margin: 0; border: 0; box-sizing: border-box;
  min-width: 0; min-height: 0; max-width: none; max-height: none; aspect-ratio: auto; overflow: visible; transform: none;
  translate: none; rotate: none; scale: none; zoom: 1; filter: none; clip: auto; clip-path: none; mask: none; opacity: 1;
  visibility: visible; break-before: auto; break-after: auto; break-inside: auto`

const important = (declarations: string): string =>
  declarations
    .split(';')
    .map(declaration => `${declaration.trim()} !important;`)
    .join(' ')
