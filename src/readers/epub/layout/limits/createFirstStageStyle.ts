import type { ChapterPageLayout } from '../../content/createEpubStyleSheet'
import type { RenderableChapter } from '../../content/createRenderableChapter'

/**
 * Number of characters that the first stage of a layout shows. Each further stage shows twice as many. Even if a hostile
 * style puts each of these characters on its own line, the layout takes less than two seconds.
 */
export const FIRST_STAGE_CHARS = 100_000

/**
 * CSS rule that hides the text until the first stage of the layout. In this CSS layer, important rules override all
 * other rules.
 */
const HIDDEN_BODY_RULE = '@layer longbox-limits { body { display: none !important } }'

/** Whether a chapter is laid out in stages. Short chapters and fixed-layout pages are laid out at once. */
export const needsLayoutStages = ({ contentSize }: RenderableChapter, { fixedLayout }: ChapterPageLayout): boolean =>
  !fixedLayout && (contentSize?.chars ?? 0) > FIRST_STAGE_CHARS

/**
 * Returns the first style sheet of a chapter. If the chapter is laid out in stages, an additional rule hides the text.
 * @param style style sheet of the reader
 */
export const createFirstStageStyle = (style: string, source: RenderableChapter, frame: ChapterPageLayout): string =>
  needsLayoutStages(source, frame) ? `${style}\n${HIDDEN_BODY_RULE}` : style
