import { useState } from 'react'
import { Button } from '../components/Button'
import type { InputProps } from '../forms/fieldTable'
import { tied } from '../forms/inputs/control'
import styles from '../forms/inputs/control.module.css'
import { useTranslate } from '../language/useTranslate'
import { FolderChooser } from './FolderChooser'

/** A folder on the server's disk: typed, or found by walking to it. */
export function FolderInput(props: InputProps<string>) {
  const { value, onChange, problem } = props
  const t = useTranslate()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <div className={styles.box} data-wide data-invalid={problem ? true : undefined}>
        <input {...tied(props)} dir="ltr" value={value} onChange={event => onChange(event.target.value)} />
        <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {t('dialog.addLibrary.browse')}
        </Button>
      </div>
      {isChoosing && <FolderChooser path={value} onChoose={onChange} />}
    </>
  )
}
