import { useState } from 'react'
import { Button } from '../../../components/controls/Button'
import { Checkbox } from '../../../components/controls/Checkbox'
import { Dialog } from '../../../components/overlays/Dialog'
import type { DialogProps } from '../../../dialogs/dialogStore'
import { useTranslate } from '../../../language/useTranslate'
import styles from './RegeneratePostersDialog.module.css'

/**
 * Posters that the server generates again. `biggerOnly` means only the posters that become bigger, because they are
 * smaller than the poster size in the server settings.
 */
export type PosterRegenerationScope = 'all' | 'biggerOnly'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    regeneratePosters: { request: { hasNewSize: boolean }; result: PosterRegenerationScope }
  }
}

const choices: readonly PosterRegenerationScope[] = ['biggerOnly', 'all']

/**
 * Dialog in which the user chooses which posters the server generates again. If the user closes the dialog, the server
 * generates no posters.
 */
export function RegeneratePostersDialog({ request, close }: DialogProps<'regeneratePosters'>) {
  const t = useTranslate()
  const [choice, setChoice] = useState<PosterRegenerationScope>('biggerOnly')
  const [isAcknowledged, setAcknowledged] = useState(false)
  return (
    <Dialog
      open
      onClose={() => close()}
      title={t('dialog.regeneratePosters.title')}
      description={t(request.hasNewSize ? 'dialog.regeneratePosters.textNewSize' : 'dialog.regeneratePosters.text')}
      actions={
        <>
          <Button onClick={() => close()}>
            {t(request.hasNewSize ? 'dialog.regeneratePosters.none' : 'dialog.cancel')}
          </Button>
          <Button variant="filled" disabled={!isAcknowledged} onClick={() => close(choice)}>
            {t('dialog.regeneratePosters.verb')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('dialog.regeneratePosters.which')}</legend>
        {choices.map(each => (
          <label key={each} className={styles.choice}>
            <input type="radio" name="posters" checked={choice === each} onChange={() => setChoice(each)} />
            <span>
              {t(`dialog.regeneratePosters.${each}`)}
              <small>{t(`dialog.regeneratePosters.${each}Hint`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Checkbox checked={isAcknowledged} onChange={setAcknowledged}>
        {t('dialog.regeneratePosters.acknowledge')}
      </Checkbox>
    </Dialog>
  )
}
