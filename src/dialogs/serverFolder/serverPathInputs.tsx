import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import type { FormInputProps } from '../../forms/formFieldDefinitions'
import { getFieldControlProps } from '../../forms/inputs/fieldControlProps'
import { inputBoxClassName } from '../../forms/inputs/inputBoxClassName'
import { useTranslate } from '../../language/useTranslate'
import { ServerFolderBrowser } from './ServerFolderBrowser'

/** Input for a folder on the server. The user types the path or selects it in the folder browser. */
export const ServerFolderInput = (props: FormInputProps<string>) => <ServerPathInput {...props} />

/**
 * Input for a file on the server. The user types the path of the file, or selects the file in
 * {@link ServerFolderBrowser}. With `showFiles`, the folder browser lists folders and files.
 */
export const ServerFileInput = (props: FormInputProps<string>) => <ServerPathInput {...props} showFiles />

function ServerPathInput({ showFiles, ...props }: FormInputProps<string> & { showFiles?: boolean }) {
  const { value, onChange, problem, placeholder } = props
  const t = useTranslate()
  const [isBrowsing, setBrowsing] = useState(false)
  return (
    <>
      <div className={inputBoxClassName} data-wide data-invalid={problem ? true : undefined}>
        <input
          {...getFieldControlProps(props)}
          dir="ltr"
          value={value}
          placeholder={placeholder}
          onChange={event => onChange(event.target.value)}
        />
        <Button aria-expanded={isBrowsing} onClick={() => setBrowsing(!isBrowsing)}>
          {t('dialog.addLibrary.browse')}
        </Button>
      </div>
      {isBrowsing && <ServerFolderBrowser path={value} onChoose={onChange} showFiles={showFiles} />}
    </>
  )
}
