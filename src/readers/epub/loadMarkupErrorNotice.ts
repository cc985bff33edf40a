import 'virtual:texts/late'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { MarkupErrorNotice } from './MarkupErrorNotice'

/** Loads the translations of the notice about markup errors. Then returns the notice component. */
export async function loadMarkupErrorNotice() {
  await loadTextBundle('chapterLimit')
  return { MarkupErrorNotice }
}
