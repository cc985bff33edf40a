import { Checkbox } from '../components/controls/Checkbox'
import type { InputProps } from '../forms/fieldTable'
import { useTranslate } from '../language/useTranslate'

/** Checkbox for the manual order of a collection. */
export const CollectionOrderedInput = (props: InputProps<boolean>) => <OrderedInput {...props} words="collection" />

/** Checkbox for the manual order of a read list. */
export const ReadListOrderedInput = (props: InputProps<boolean>) => <OrderedInput {...props} words="readList" />

type OrderedInputProps = InputProps<boolean> & { words: 'collection' | 'readList' }

function OrderedInput({ value, onChange, words }: OrderedInputProps) {
  const t = useTranslate()
  return (
    <Checkbox checked={value} onChange={onChange} hint={t(`dialog.addTo.${words}.orderedHint`)}>
      {t('dialog.addTo.ordered')}
    </Checkbox>
  )
}
