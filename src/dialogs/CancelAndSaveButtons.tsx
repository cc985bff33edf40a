import { Button } from '../components/controls/Button'
import { useTranslate } from '../language/useTranslate'

interface CancelAndSaveButtonsProps {
  readonly isChanged: boolean
  readonly busy: boolean
  readonly onSave: () => void
  readonly onCancel: () => void
  /** Text of the save button. Defaults to "Save changes". */
  readonly saveText?: string
}

/** Buttons of an edit dialog. During the save, the save button has no effect but keeps the focus. */
export function CancelAndSaveButtons({ isChanged, busy, onSave, onCancel, saveText }: CancelAndSaveButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
      <Button variant="filled" busy={busy} disabled={!isChanged} aria-disabled={busy} onClick={() => !busy && onSave()}>
        {saveText ?? t('dialog.edit.save')}
      </Button>
    </>
  )
}
