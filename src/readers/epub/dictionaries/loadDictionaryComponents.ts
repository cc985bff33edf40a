import 'virtual:texts/late'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { DictionaryPopover } from './DictionaryPopover'
import { DictionarySetting } from './DictionarySetting'

export async function loadDictionaryComponents() {
  await loadTextBundle('dictionary')
  return { DictionarySetting, DictionaryPopover }
}
