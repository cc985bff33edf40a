import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { ExpandableText } from '../../components/text/ExpandableText'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { getFieldControlProps, getFieldLabelId } from './fieldControlProps'
import styles from './formInputs.module.css'
import { inputBoxClassName } from './inputBoxClassName'

/** Text input of several lines, with a preview of the text as on a detail page. */
export function SummaryInput(props: FormInputProps<string>) {
  const { id, value, onChange, placeholder, problem } = props
  const t = useTranslate()
  const [isPreview, setPreview] = useState(false)
  return (
    <>
      {isPreview ? (
        <section className={styles.preview} aria-labelledby={getFieldLabelId(id)}>
          <ExpandableText text={value} />
        </section>
      ) : (
        <div className={inputBoxClassName} data-invalid={problem ? true : undefined}>
          <textarea
            {...getFieldControlProps(props)}
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
