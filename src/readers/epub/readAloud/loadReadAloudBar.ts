import 'virtual:texts/late'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { ReadAloudBar } from './ReadAloudBar'

/** Returns the bar of reading aloud after its translations have loaded. */
export async function loadReadAloudBar() {
  await loadTextBundle('readAloud')
  return { ReadAloudBar }
}
