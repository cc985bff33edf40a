import 'virtual:texts/late'
import { loadTextBundle } from '../language/interfaceLanguage'

/**
 * Loads the dialog that shows the analysis of a book. Also loads the texts of the dialog, which are in the bundle for
 * administration pages.
 */
export async function loadBookAnalysisDialog() {
  const [{ BookAnalysisDialog }] = await Promise.all([
    import('../resources/books/analysis/BookAnalysisDialog'),
    loadTextBundle('administration'),
  ])
  return { BookAnalysisDialog }
}
