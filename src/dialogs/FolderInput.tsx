import { useState } from 'react'
import { Button } from '../components/controls/Button'
import type { InputProps } from '../forms/fieldTable'
import { controlProps } from '../forms/inputs/controlIds'
import styles from '../forms/inputs/controlIds.module.css'
import { useTranslate } from '../language/useTranslate'
import { FolderChooser } from './FolderChooser'

/** Input for a folder on the server: typed, or chosen in the folder browser. */
export function FolderInput(props: InputProps<string>) {
  const { value, onChange, problem } = props
  const t = useTranslate()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <div className={styles.box} data-wide data-invalid={problem ? true : undefined}>
        <input {...controlProps(props)} dir="ltr" value={value} onChange={event => onChange(event.target.value)} />
        <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {t('dialog.addLibrary.browse')}
        </Button>
      </div>
      {isChoosing && <FolderChooser path={value} onChoose={onChange} />}
    </>
  )
}
