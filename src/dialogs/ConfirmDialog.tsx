import { useState } from 'react'
import { Button } from '../components/controls/Button'
import { Checkbox } from '../components/controls/Checkbox'
import { Dialog } from '../components/overlays/Dialog'
import { useTranslate } from '../language/useTranslate'
import type { DialogProps } from './dialogStore'

declare module './dialogStore' {
  interface DialogRequestAndResultTypes {
    confirm: { request: ConfirmDialogRequest; result: true }
  }
}

/** Translated texts of a confirmation dialog. */
export type ConfirmDialogRequest = {
  title: string
  text: string
  /** Text of the button that confirms, usually a verb. */
  verb: string
  /** Label of the cancel button. Set it if the default label "Cancel" is ambiguous in this dialog. */
  cancelLabel?: string
  /** Whether the action loses data permanently. If true, the confirm button is red. */
  danger?: boolean
  /** Label of a checkbox that the user must check before the confirm button is enabled. */
  acknowledge?: string
}

/** Asks for confirmation. Resolves to `true`, or to undefined if the user closes the dialog. */
export function ConfirmDialog({ request, close }: DialogProps<'confirm'>) {
  const t = useTranslate()
  const [isAcknowledged, setAcknowledged] = useState(false)
  const { title, text, verb, cancelLabel, danger, acknowledge } = request
  return (
    <Dialog
      open
      onClose={() => close()}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={() => close()}>{cancelLabel ?? t('dialog.cancel')}</Button>
          <Button
            variant={danger ? 'danger' : 'filled'}
            disabled={acknowledge !== undefined && !isAcknowledged}
            onClick={() => close(true)}
          >
            {verb}
          </Button>
        </>
      }
    >
      {acknowledge && (
        <Checkbox checked={isAcknowledged} onChange={setAcknowledged}>
          {acknowledge}
        </Checkbox>
      )}
    </Dialog>
  )
}
