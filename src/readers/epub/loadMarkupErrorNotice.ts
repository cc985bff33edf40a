import 'virtual:texts/late'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { MarkupErrorNotice } from './MarkupErrorNotice'

/** Returns the notice about markup errors after its translations have loaded. */
export async function loadMarkupErrorNotice() {
  await loadTextBundle('chapterLimit')
  return { MarkupErrorNotice }
}
