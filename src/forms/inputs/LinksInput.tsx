import type { WebLink } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { TextRowsInput } from './TextRowsInput'

/** List input for web links. Each link has a label and a URL. */
export function LinksInput(props: FormInputProps<WebLink[]>) {
  const t = useTranslate()
  return (
    <TextRowsInput
      {...props}
      emptyRow={{ label: '', url: '' }}
      addLabel={t('form.link.add')}
      itemLabel={t('form.link.itemLabel')}
      columns={[
        { name: 'label', label: t('form.link.label') },
        { name: 'url', label: t('form.link.url'), type: 'url' },
      ]}
    />
  )
}
