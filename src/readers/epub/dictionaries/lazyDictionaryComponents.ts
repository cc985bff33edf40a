import 'virtual:texts/late'
import { loadTexts } from '../../../language/language'
import { DictionarySetting } from './DictionarySetting'
import { LookUpPopover } from './LookUpPopover'

/** Returns the dictionary components after their translations have loaded. */
export async function lazyDictionaryComponents() {
  await loadTexts('dictionary')
  return { DictionarySetting, DictionaryPopover: LookUpPopover }
}
