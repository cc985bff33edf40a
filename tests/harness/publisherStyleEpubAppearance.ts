import type { EpubAppearanceSettings } from '../../src/readers/epub/content/createEpubStyleSheet'

/** Settings of a paginated EPUB that uses the fonts, sizes and spacing of the publisher. */
export const publisherStyleEpubAppearance: EpubAppearanceSettings = {
  appearance: 'day',
  layout: 'paginated',
  columns: 'auto',
  margins: 1,
  fontSize: 100,
  lineHeight: 100,
  align: 'publisher',
  hyphenation: 'publisher',
  letterSpacing: 0,
  wordSpacing: 0,
  paragraphSpacing: 0,
}
