import { useState } from 'react'
import { Button } from '../components/controls/Button'
import { Checkbox } from '../components/controls/Checkbox'
import { Dialog } from '../components/overlays/Dialog'
import { useTranslate } from '../language/useTranslate'
import type { DialogProps } from './dialogs'

declare module './dialogs' {
  interface Dialogs {
    confirm: { asks: ConfirmRequest; answers: true }
  }
}

/** Texts of the confirmation. All of them are translated already. */
export type ConfirmRequest = {
  title: string
  text: string
  /** Label of the confirm button. */
  verb: string
  /** Label of the cancel button, for questions where "Cancel" is ambiguous. */
  stay?: string
  /** The action loses data for good. */
  danger?: boolean
  /** Label of a checkbox that must be checked before the confirm button is enabled. */
  acknowledge?: string
}

/** Asks for confirmation. Resolves to `true`, or to undefined when dismissed. */
export function ConfirmDialog({ asks, answer }: DialogProps<'confirm'>) {
  const t = useTranslate()
  const [ticked, setTicked] = useState(false)
  const { title, text, verb, stay, danger, acknowledge } = asks
  return (
    <Dialog
      open
      onClose={() => answer()}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={() => answer()}>{stay ?? t('dialog.cancel')}</Button>
          <Button
            look={danger ? 'danger' : 'filled'}
            disabled={acknowledge !== undefined && !ticked}
            onClick={() => answer(true)}
          >
            {verb}
          </Button>
        </>
      }
    >
      {acknowledge && (
        <Checkbox checked={ticked} onChange={setTicked}>
          {acknowledge}
        </Checkbox>
      )}
    </Dialog>
  )
}
