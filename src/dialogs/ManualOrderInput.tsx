import { Checkbox } from '../components/controls/Checkbox'
import type { FormInputProps } from '../forms/formFieldDefinitions'
import { useTranslate } from '../language/useTranslate'

/** Checkbox for the manual order of a collection. */
export const CollectionManualOrderInput = (props: FormInputProps<boolean>) => (
  <ManualOrderInput {...props} textKey="collection" />
)

/** Checkbox for the manual order of a read list. */
export const ReadListManualOrderInput = (props: FormInputProps<boolean>) => (
  <ManualOrderInput {...props} textKey="readList" />
)

type ManualOrderInputProps = FormInputProps<boolean> & { textKey: 'collection' | 'readList' }

function ManualOrderInput({ value, onChange, textKey }: ManualOrderInputProps) {
  const t = useTranslate()
  return (
    <Checkbox checked={value} onChange={onChange} hint={t(`dialog.addTo.${textKey}.orderedHint`)}>
      {t('dialog.addTo.ordered')}
    </Checkbox>
  )
}
