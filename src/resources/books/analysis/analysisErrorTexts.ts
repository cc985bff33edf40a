import { findTranslation, translate } from '../../../language/interfaceLanguage'
import { UNSPECIFIED_ERROR_CODE } from './analysisErrors'

/** Returns the translated title of an error code. If the code is unknown, returns the code itself. */
export const getAnalysisErrorTitle = (code: string): string =>
  code === UNSPECIFIED_ERROR_CODE ? translate('page.analysis.noCode') : (findTranslation(`error.code.${code}`) ?? code)

/** Returns a translated text that explains an error code. */
export const getAnalysisErrorExplanation = (code: string): string => analysisText('explanation', code)

/** Returns a translated text that explains to administrators how to fix an error. */
export const getAnalysisErrorRemedy = (code: string): string => analysisText('remedy', code)

const analysisText = (kind: 'explanation' | 'remedy', code: string) =>
  findTranslation(`page.analysis.${kind}.${code}`) ?? translate(`page.analysis.${kind}.none`)
