import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { isEnterKey } from '../../components/focus/isEnterKey'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import { httpUrlRule } from '../../forms/validationRules'
import { useTranslate } from '../../language/useTranslate'
import styles from './PostersPanel.module.css'

type PosterUrlInputProps = {
  isFetching: boolean
  /** Called when the user types. The parent component can then remove the error message of the previous URL. */
  onInput: () => void
  onSubmitUrl: (address: string) => Promise<boolean>
}

/** Text field in which the user enters the URL of an image. The image is added as a poster. */
export function PosterUrlInput({ isFetching, onInput, onSubmitUrl }: PosterUrlInputProps) {
  const t = useTranslate()
  const [url, setUrl] = useState('')
  const problem = httpUrlRule(url)
  const canAdd = url.trim() !== '' && !problem && !isFetching
  const add = async () => {
    if (canAdd && (await onSubmitUrl(url.trim()))) setUrl('')
  }
  return (
    <div className={styles.urlInput}>
      <LabeledTextInput
        label={t('poster.url.label')}
        value={url}
        onChange={text => {
          setUrl(text)
          onInput()
        }}
        error={problem && t(`rule.${problem.rule}`)}
        hint={t('poster.url.hint')}
        type="url"
        autoComplete="off"
        onKeyDown={event => {
          if (!isEnterKey(event)) return
          // Prevents the Enter key from submitting the whole form.
          event.preventDefault()
          void add()
        }}
        endAdornment={
          <Button variant="plain" busy={isFetching} disabled={!canAdd} onClick={() => void add()}>
            {t('poster.url.verb')}
          </Button>
        }
      />
    </div>
  )
}
