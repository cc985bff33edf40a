import 'virtual:texts/late'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { DictionaryPopover } from './DictionaryPopover'
import { DictionarySetting } from './DictionarySetting'

/** Loads the dictionary components and their translations. */
export async function loadDictionaryComponents() {
  await loadTextBundle('dictionary')
  return { DictionarySetting, DictionaryPopover }
}
