import type { ReactNode } from 'react'
import { useTranslate } from '../../language/useTranslate'

/** Character that marks the place of the component in the translated text. The text is split at this character. */
const COMPONENT_MARK = '\ufffc'

type TextWithComponentProps = { textKey: string; placeholder: string; children: ReactNode }

/**
 * Translated text that contains a component, for example a link. The position of the component in the text depends on
 * the language.
 * @param textKey key of a text with the placeholder
 * @param placeholder name of the placeholder that the component replaces
 */
export function TextWithComponent({ textKey, placeholder, children }: TextWithComponentProps) {
  const t = useTranslate()
  const [before, after] = t(textKey, { [placeholder]: COMPONENT_MARK }).split(COMPONENT_MARK)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
