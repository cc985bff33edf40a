import { ImagePlus, type LucideIcon } from 'lucide-react'
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from './Button'
import styles from './FileDropZone.module.css'

type FileDropZoneProps = {
  buttonLabel: string
  buttonIcon?: LucideIcon
  hint: string
  /** `accept` attribute of the file input, for example `image/*`. */
  accept: string
  onFiles: (files: File[]) => void
  /** Handles the URL of a link or image that the user drops or pastes from another page. */
  onUrl?: (url: string) => void
}

/** File input. Accepts files from the file picker, by drag and drop, and by paste. */
export function FileDropZone({ buttonLabel, buttonIcon = ImagePlus, hint, accept, onFiles, onUrl }: FileDropZoneProps) {
  const fileInput = useRef<HTMLInputElement>(null)
  const [isDragOver, setIsDragOver] = useState(false)
  const acceptData = (data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])]
    const url = firstHttpUrl(data)
    if (files.length > 0) onFiles(files)
    else if (url && onUrl) onUrl(url)
    else return false
    return true
  }
  const zone = useRef<HTMLDivElement>(null)
  usePaste(zone, acceptData)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(false)
    acceptData(event.dataTransfer)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is optional, because the button does the same
    <div
      ref={zone}
      className={styles.zone}
      data-over={isDragOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setIsDragOver(true)
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={onDrop}
    >
      <Button icon={buttonIcon} onClick={() => fileInput.current?.click()}>
        {buttonLabel}
      </Button>
      <p>{hint}</p>
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={buttonLabel}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}

/**
 * Passes the data of each paste on the page to `acceptData` while the drop zone is visible. Ignores text that the user
 * pastes into a text field.
 * @param acceptData handles the data. Returns false if it cannot use the data.
 */
function usePaste(zone: RefObject<HTMLElement | null>, acceptData: (data: DataTransfer | null) => boolean): void {
  const latest = useRef(acceptData)
  useEffect(() => {
    latest.current = acceptData
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const isTextPaste = isTextField(target) && !clipboardData?.files.length
      if (isTextPaste || zone.current?.closest('[hidden]')) return
      if (latest.current(clipboardData)) event.preventDefault()
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [zone])
}

function firstHttpUrl(data: DataTransfer | null): string | undefined {
  const text = data?.getData('text/uri-list') || data?.getData('text/plain') || ''
  const line = text
    .split('\n')
    .find(line => !line.startsWith('#'))
    ?.trim()
  return line && /^https?:\/\//i.test(line) && URL.canParse(line) ? line : undefined
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]')
