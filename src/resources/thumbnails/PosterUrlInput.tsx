import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { TextField } from '../../forms/TextField'
import { webAddress } from '../../forms/validationRules'
import { useTranslate } from '../../language/useTranslate'
import styles from './PostersPanel.module.css'

type PosterAddressProps = {
  fetching: boolean
  /** Called on each input, so that the caller can clear the previous error. */
  onTyped: () => void
  /** Resolves to whether the URL returned an image. */
  onAddress: (address: string) => Promise<boolean>
}

/** Input for the URL of an image; the alternative to dropping one. */
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
        label={t('poster.url.label')}
        value={typed}
        onChange={text => {
          setTyped(text)
          onTyped()
        }}
        error={problem && t(`rule.${problem.rule}`)}
        hint={t('poster.url.hint')}
        type="url"
        autoComplete="off"
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Enter would submit the surrounding form.
          event.preventDefault()
          void add()
        }}
        end={
          <Button look="plain" busy={fetching} disabled={!isReady} onClick={() => void add()}>
            {t('poster.url.verb')}
          </Button>
        }
      />
    </div>
  )
}
