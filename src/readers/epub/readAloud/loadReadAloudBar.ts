import 'virtual:texts/late'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { ReadAloudBar } from './ReadAloudBar'

/** Loads the read-aloud bar and its translations. */
export async function loadReadAloudBar() {
  await loadTextBundle('readAloud')
  return { ReadAloudBar }
}
