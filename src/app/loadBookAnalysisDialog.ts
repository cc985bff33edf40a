import 'virtual:texts/late'
import { loadTextBundle } from '../language/interfaceLanguage'

/** Loads the dialog with the analysis of a book, and its texts, which are in the bundle for administration pages. */
export async function loadBookAnalysisDialog() {
  const [{ BookAnalysisDialog }] = await Promise.all([
    import('../resources/books/analysis/BookAnalysisDialog'),
    loadTextBundle('administration'),
  ])
  return { BookAnalysisDialog }
}
