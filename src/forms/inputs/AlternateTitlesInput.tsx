import type { AlternateTitle } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { TextRowsInput } from './TextRowsInput'

/** Input for a list of alternate titles. Each title has a label, such as a language or an edition. */
export function AlternateTitlesInput(props: FormInputProps<AlternateTitle[]>) {
  const t = useTranslate()
  return (
    <TextRowsInput
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
