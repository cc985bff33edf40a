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

/** What is confirmed. All texts are translated already. */
export type ConfirmRequest = {
  title: string
  text: string
  /** The verb on the button that goes ahead. */
  verb: string
  /** The words on the button that leaves all as it is, where "Cancel" could be read two ways. */
  stay?: string
  /** Something is lost for good. */
  danger?: boolean
  /** A sentence that has to be ticked before the button works. */
  acknowledge?: string
}

/** Asks before something is done. Answers `true`, or nothing. */
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
