import 'virtual:texts/late'
import { loadTextBundle } from '../language/interfaceLanguage'

/** Loads the dialog with the file of a book, and its texts, which only administration pages load otherwise. */
export async function loadBookAnalysisDialog() {
  const [{ BookAnalysisDialog }] = await Promise.all([
    import('../resources/books/analysis/BookAnalysisDialog'),
    loadTextBundle('administration'),
  ])
  return { BookAnalysisDialog }
}
