import { findTranslation, translate } from '../../../language/interfaceLanguage'
import { UNSPECIFIED_ERROR_CODE } from './analysisErrors'

/** Returns the short text of an error code. Returns an unknown code unchanged. */
export const getAnalysisErrorTitle = (code: string): string =>
  code === UNSPECIFIED_ERROR_CODE ? translate('page.analysis.noCode') : (findTranslation(`error.code.${code}`) ?? code)

/** Returns the explanation of an error code. */
export const getAnalysisErrorExplanation = (code: string): string => analysisText('explanation', code)

/** Returns the advice for administrators on how to fix an error. */
export const getAnalysisErrorRemedy = (code: string): string => analysisText('remedy', code)

const analysisText = (kind: 'explanation' | 'remedy', code: string) =>
  findTranslation(`page.analysis.${kind}.${code}`) ?? translate(`page.analysis.${kind}.none`)
