import type { AlternateTitle } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import { RowsInput } from './RowsInput'

/** List input for alternate titles, each with a label such as a language or an edition. */
export function AlternateTitlesInput(props: InputProps<AlternateTitle[]>) {
  const t = useTranslate()
  return (
    <RowsInput
      {...props}
      blank={{ label: '', title: '' }}
      add={t('form.alternateTitle.add')}
      one={t('form.alternateTitle.itemLabel')}
      members={[
        { name: 'label', label: t('form.alternateTitle.label') },
        { name: 'title', label: t('form.alternateTitle.title') },
      ]}
    />
  )
}
