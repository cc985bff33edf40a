import type { ChapterPageLayout } from '../../content/createEpubStyleSheet'
import type { RenderableChapter } from '../../content/createRenderableChapter'

/**
 * Number of characters that are visible in the first stage of a layout. Each further stage shows twice as many
 * characters. A hostile style may put each character on its own line. Even then, the first stage takes less than two
 * seconds.
 */
export const FIRST_STAGE_CHARS = 100_000

/**
 * CSS rule that hides the text before the first stage of the layout. The rule is in the CSS layer `longbox-limits`,
 * because `!important` rules in this layer override all other rules.
 */
const HIDDEN_BODY_RULE = '@layer longbox-limits { body { display: none !important } }'

/**
 * Whether a chapter is laid out in stages, in which a growing part of its text is visible. Short chapters and
 * fixed-layout pages are laid out at once.
 */
export const needsLayoutStages = ({ contentSize }: RenderableChapter, { fixedLayout }: ChapterPageLayout): boolean =>
  !fixedLayout && (contentSize?.chars ?? 0) > FIRST_STAGE_CHARS

/**
 * Returns the initial style sheet of a chapter. If the chapter is laid out in stages, an additional rule hides its
 * text.
 * @param style style sheet of the reader
 */
export const createFirstStageStyle = (style: string, source: RenderableChapter, frame: ChapterPageLayout): string =>
  needsLayoutStages(source, frame) ? `${style}\n${HIDDEN_BODY_RULE}` : style
