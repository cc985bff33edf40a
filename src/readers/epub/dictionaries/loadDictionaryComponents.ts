import 'virtual:texts/late'
import { loadTextBundle } from '../../../language/language'
import { DictionaryPopover } from './DictionaryPopover'
import { DictionarySetting } from './DictionarySetting'

/** Returns the dictionary components after their translations have loaded. */
export async function loadDictionaryComponents() {
  await loadTextBundle('dictionary')
  return { DictionarySetting, DictionaryPopover }
}
