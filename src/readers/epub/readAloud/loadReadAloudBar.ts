import 'virtual:texts/late'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { ReadAloudBar } from './ReadAloudBar'

/** Loads the bar of reading aloud and its translations. */
export async function loadReadAloudBar() {
  await loadTextBundle('readAloud')
  return { ReadAloudBar }
}
