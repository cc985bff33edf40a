/**
 * An image in a figure must leave this height of the page free, in CSS pixels at a font size of 100 %. The page margins
 * and a line of the caption fit into this space.
 */
const FIGURE_SPACE_PX = 96

/**
 * Selects the root element of a chapter with a single image. `createRenderableChapter` sets the attribute
 * `data-longbox-picture` on this element.
 */
const IMAGE_CHAPTER_SELECTOR = ':root[data-longbox-picture]'
/** CSS rules for a chapter with a single image. The rules give the boxes around the image a suitable size. */
export const imageChapterBoxRules = [
  // If the image had an absolute position, the box around the image would have a height of 0. An image whose height is
  // 100 % of the box would then have a height of 0, too.
  `${IMAGE_CHAPTER_SELECTOR} body * { position: static !important; }`,
  // WebKit may make the box around an image as narrow as the alternative text of the image. This rule prevents that.
  `${IMAGE_CHAPTER_SELECTOR} body :not(img, svg, svg *, :empty) { inline-size: 100% !important; }`,
]
/**
 * Creates the rules for a chapter with a single image. The rules center the image on its page and limit its width.
 * @param page  width of a page and width of the gap between columns, in CSS pixels
 */
export const createImageChapterRules = ({ width, gap }: { width: number; gap: number }): string[] => [
  `${IMAGE_CHAPTER_SELECTOR} body { display: grid !important; place-items: center !important; }`,
  `${IMAGE_CHAPTER_SELECTOR} body * { margin: 0 !important; padding: 0 !important; max-width: none; text-align: center !important; }`,
  // The maximum width is in pixels, because a percentage has no effect in vertical text: the width of the surrounding
  // box is unknown.
  `${IMAGE_CHAPTER_SELECTOR} :is(img, svg) { max-width: ${width - gap}px !important; max-inline-size: 100% !important; margin: auto !important; }`,
]

/** Creates the rule that limits the height of an image in a figure, so that the caption fits on the same page. */
export function createFigureRule(pageHeight: number, fontSizePercent: number): string {
  const maxHeight = Math.max(120, pageHeight - FIGURE_SPACE_PX * Math.max(1, fontSizePercent / 100))
  return `:root:not([data-longbox-picture]) figure :is(img, svg, video) { max-height: ${maxHeight}px !important; }`
}
