import type { ChapterPageLayout } from '../../content/createEpubStyleSheet'
import type { RenderableChapter } from '../../content/createRenderableChapter'

/**
 * Number of characters in the first stage. Each following stage has twice as many characters. A hostile style can put
 * each character on a line of its own. The browser lays out this number of lines in less than two seconds.
 */
export const FIRST_STAGE_CHARS = 100_000

/** Style rule that hides the text until the first stage. Important rules of this layer override all other rules. */
const HIDDEN_BODY_RULE = '@layer longbox-limits { body { display: none !important } }'

/** Whether the layout of a chapter needs stages. Shorter chapters and fixed-layout pages are laid out at once. */
export const needsLayoutStages = ({ contentSize }: RenderableChapter, { fixedLayout }: ChapterPageLayout): boolean =>
  !fixedLayout && (contentSize?.chars ?? 0) > FIRST_STAGE_CHARS

/**
 * Returns the first style sheet of the reader in a chapter. The style sheet hides the text of a chapter that needs
 * stages.
 * @param style style sheet of the reader
 */
export const createFirstStyle = (style: string, source: RenderableChapter, frame: ChapterPageLayout): string =>
  needsLayoutStages(source, frame) ? `${style}\n${HIDDEN_BODY_RULE}` : style
