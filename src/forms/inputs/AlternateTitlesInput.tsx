import type { AlternateTitle } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../fieldTable'
import { RowsInput } from './RowsInput'

/** List input for alternate titles, each with a label such as a language or an edition. */
export function AlternateTitlesInput(props: FormInputProps<AlternateTitle[]>) {
  const t = useTranslate()
  return (
    <RowsInput
      {...props}
      emptyRow={{ label: '', title: '' }}
      addLabel={t('form.alternateTitle.add')}
      itemLabel={t('form.alternateTitle.itemLabel')}
      columns={[
        { name: 'label', label: t('form.alternateTitle.label') },
        { name: 'title', label: t('form.alternateTitle.title') },
      ]}
    />
  )
}
