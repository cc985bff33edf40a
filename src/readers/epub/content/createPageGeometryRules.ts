/** Size of a page and of its columns. All lengths are CSS pixels. */
interface PageGeometry {
  readonly width: number
  readonly height: number
  /** Space between two columns. A page has half of it at the start and the end of each line. */
  readonly gap: number
  readonly columns: 1 | 2
  readonly flow: 'paginated' | 'scrolled'
}

/**
 * Creates the rules for the size and position of `html` and `body`. They override all rules of the publisher that would move,
 * hide or resize the pages. A chapter is one long page in the scrolled layout; otherwise the body has the size of a page, and
 * its overflowing columns are the next pages.
 */
export function createPageGeometryRules({ width, height, gap, columns, flow }: PageGeometry): string[] {
  const box =
    flow === 'paginated'
      ? `width: ${width}px; height: ${height}px; padding-block: ${PAGE_MARGIN_PX}px; padding-inline: ${gap / 2}px; columns: ${Math.floor(width / columns) - gap}px ${columns}; column-gap: ${gap}px; column-fill: auto`
      : `width: ${width}px; height: auto; padding: ${STRIP_MARGIN_PX}px ${gap / 2}px 0; columns: auto`
  return [
    `:root, body { ${important(neutralBox)} }`,
    `:root { ${important('width: auto; height: auto; padding: 0; columns: auto')} }`,
    `body { ${important(box)} }`,
  ]
}

/** Space between the first and last line of a page and its edges. */
const PAGE_MARGIN_PX = 20
/** Space before the first line of a chapter in a strip. */
const STRIP_MARGIN_PX = 56

/** Initial values of the properties that move, hide, clip or resize a box. */
const neutralBox = `display: block; position: static; float: none; inset: auto; margin: 0; border: 0; box-sizing: border-box;
  min-width: 0; min-height: 0; max-width: none; max-height: none; aspect-ratio: auto; overflow: visible; transform: none;
  translate: none; rotate: none; scale: none; zoom: 1; filter: none; clip: auto; clip-path: none; mask: none; opacity: 1;
  visibility: visible; break-before: auto; break-after: auto; break-inside: auto`

const important = (declarations: string): string =>
  declarations
    .split(';')
    .map(declaration => `${declaration.trim()} !important;`)
    .join(' ')
