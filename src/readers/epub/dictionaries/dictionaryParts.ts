import 'virtual:texts/late'
import { loadTexts } from '../../../language/language'
import { DictionarySetting } from './DictionarySetting'
import { LookUpPopover } from './LookUpPopover'

/** The popover, once its texts are there. */
export async function lookUpPopover() {
  await loadTexts('dictionary')
  return LookUpPopover
}

/** The setting, once its texts are there. */
export async function dictionarySetting() {
  await loadTexts('dictionary')
  return DictionarySetting
}
