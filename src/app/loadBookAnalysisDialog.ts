import 'virtual:texts/late'
import { loadTextBundle } from '../language/interfaceLanguage'

/**
 * Loads the dialog that shows the analysis of a book. Also loads the text bundle of the administration pages, because
 * this bundle contains the texts of the dialog.
 */
export async function loadBookAnalysisDialog() {
  const [{ BookAnalysisDialog }] = await Promise.all([
    import('../resources/books/analysis/BookAnalysisDialog'),
    loadTextBundle('administration'),
  ])
  return { BookAnalysisDialog }
}
