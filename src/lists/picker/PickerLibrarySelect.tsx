import { LabeledSelect } from '../../forms/LabeledSelect'
import { useTranslate } from '../../language/useTranslate'

type PickerLibrarySelectProps = {
  libraries: readonly { id: string; name: string }[]
  /** Id of a library, or `all`. */
  value: string
  onChange: (libraryId: string) => void
}

/**
 * Dropdown list that limits the results of a picker to a library. Renders nothing if there is only a single library.
 */
export function PickerLibrarySelect({ libraries, value, onChange }: PickerLibrarySelectProps) {
  const t = useTranslate()
  if (libraries.length < 2) return null
  const choices = [
    { value: 'all', label: t('page.library.all') },
    ...libraries.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return <LabeledSelect label={t('dialog.pick.library')} value={value} choices={choices} onChange={onChange} />
}
