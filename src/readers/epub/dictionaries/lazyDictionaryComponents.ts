import 'virtual:texts/late'
import { loadTexts } from '../../../language/language'
import { DictionarySetting } from './DictionarySetting'
import { LookUpPopover } from './LookUpPopover'

/** Popover and setting, once their texts are there. */
export async function lazyDictionaryComponents() {
  await loadTexts('dictionary')
  return { DictionarySetting, LookUpPopover }
}
