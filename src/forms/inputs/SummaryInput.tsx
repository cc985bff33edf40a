import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { ReadMore } from '../../components/page/ReadMore'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../fieldTable'
import { getControlProps, getLabelId } from './controlProps'
import styles from './formInputs.module.css'

/** Multi-line text input with a preview of the formatted text. */
export function SummaryInput(props: FormInputProps<string>) {
  const { id, value, onChange, placeholder, problem } = props
  const t = useTranslate()
  const [isPreview, setPreview] = useState(false)
  return (
    <>
      {isPreview ? (
        <section className={styles.preview} aria-labelledby={getLabelId(id)}>
          <ReadMore text={value} />
        </section>
      ) : (
        <div className={styles.box} data-invalid={problem ? true : undefined}>
          <textarea
            {...getControlProps(props)}
            dir="auto"
            value={value}
            placeholder={placeholder}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
      <div className={styles.under}>
        <Button
          variant="plain"
          aria-pressed={isPreview}
          disabled={value.trim() === ''}
          onClick={() => setPreview(!isPreview)}
        >
          {t('form.preview')}
        </Button>
      </div>
    </>
  )
}
