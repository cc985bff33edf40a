import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { ReadMore } from '../../components/page/ReadMore'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import { controlProps, labelId } from './controlIds'
import styles from './controlIds.module.css'

/** Multi-line text input with a preview of the formatted text. */
export function SummaryInput(props: InputProps<string>) {
  const { id, value, onChange, placeholder, problem } = props
  const t = useTranslate()
  const [previewed, setPreviewed] = useState(false)
  return (
    <>
      {previewed ? (
        <section className={styles.preview} aria-labelledby={labelId(id)}>
          <ReadMore text={value} />
        </section>
      ) : (
        <div className={styles.box} data-invalid={problem ? true : undefined}>
          <textarea
            {...controlProps(props)}
            dir="auto"
            value={value}
            placeholder={placeholder}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
      <div className={styles.under}>
        <Button
          look="plain"
          aria-pressed={previewed}
          disabled={value.trim() === ''}
          onClick={() => setPreviewed(!previewed)}
        >
          {t('form.preview')}
        </Button>
      </div>
    </>
  )
}
