import type { WebLink } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import { RowsInput } from './RowsInput'

/** List input for web links with a label and URL. */
export function LinksInput(props: InputProps<WebLink[]>) {
  const t = useTranslate()
  return (
    <RowsInput
      {...props}
      blank={{ label: '', url: '' }}
      add={t('form.link.add')}
      one={t('form.link.itemLabel')}
      members={[
        { name: 'label', label: t('form.link.label') },
        { name: 'url', label: t('form.link.url'), type: 'url' },
      ]}
    />
  )
}
