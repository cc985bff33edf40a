import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { TextField } from '../../forms/TextField'
import { webAddress } from '../../forms/validationRules'
import { useTranslate } from '../../language/useTranslate'
import styles from './PostersPanel.module.css'

type PosterAddressProps = {
  fetching: boolean
  /** What was said of the address before is past. */
  onTyped: () => void
  /** Resolves with whether there was a picture. */
  onAddress: (address: string) => Promise<boolean>
}

/** The address of a picture on the web, typed or pasted: for those who cannot drop one. */
export function PosterUrlInput({ fetching, onTyped, onAddress }: PosterAddressProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const problem = webAddress(typed)
  const isReady = typed.trim() !== '' && !problem && !fetching
  const add = async () => {
    if (isReady && (await onAddress(typed.trim()))) setTyped('')
  }
  return (
    <div className={styles.address}>
      <TextField
        label={t('poster.address.label')}
        value={typed}
        onChange={text => {
          setTyped(text)
          onTyped()
        }}
        error={problem && t(`rule.${problem.rule}`)}
        hint={t('poster.address.hint')}
        type="url"
        autoComplete="off"
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Enter would save the form around it.
          event.preventDefault()
          void add()
        }}
        end={
          <Button look="plain" busy={fetching} disabled={!isReady} onClick={() => void add()}>
            {t('poster.address.verb')}
          </Button>
        }
      />
    </div>
  )
}
