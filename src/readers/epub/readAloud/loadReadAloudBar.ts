import 'virtual:texts/late'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { ReadAloudBar } from './ReadAloudBar'

export async function loadReadAloudBar() {
  await loadTextBundle('readAloud')
  return { ReadAloudBar }
}
