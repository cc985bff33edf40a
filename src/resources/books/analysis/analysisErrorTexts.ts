import { findTranslation, translate } from '../../../language/interfaceLanguage'
import { NO_ERROR_CODE } from './analysisErrors'

/** Returns the short text of an error code. Returns an unknown code unchanged. */
export const analysisErrorTitle = (code: string): string =>
  code === NO_ERROR_CODE ? translate('page.analysis.noCode') : (findTranslation(`error.code.${code}`) ?? code)

/** Returns the explanation of an error code. */
export const analysisErrorExplanation = (code: string): string => analysisText('explanation', code)

/** Returns what an administrator can do about an error. */
export const analysisErrorRemedy = (code: string): string => analysisText('remedy', code)

const analysisText = (kind: 'explanation' | 'remedy', code: string) =>
  findTranslation(`page.analysis.${kind}.${code}`) ?? translate(`page.analysis.${kind}.none`)
