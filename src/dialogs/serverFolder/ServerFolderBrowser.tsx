import { CornerLeftUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { ErrorState } from '../../components/feedback/ErrorState'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { useDebouncedValue } from '../../components/useDebouncedValue'
import { useListDirectory } from '../../generated/filesystem/filesystem'
import { useTranslate } from '../../language/useTranslate'
import styles from './ServerFolderBrowser.module.css'
import { ServerFolderEntries } from './ServerFolderEntries'

type ServerFolderBrowserProps = {
  /**
   * Path of the folder to list. An empty path lists the root folders. If the path is a file or does not exist, the
   * server lists the parent folder. The browser lists a typed path after a short delay.
   */
  path: string
  onChoose: (path: string) => void
  showFiles?: boolean
}

/** File browser for the folders of the server. The user selects a folder by opening it. */
export function ServerFolderBrowser({ path, onChoose, showFiles = false }: ServerFolderBrowserProps) {
  const t = useTranslate()
  const chooser = useRef<HTMLDivElement>(null)
  const onFocus = useFocusFallback(() => chooser.current?.querySelector('li button'))
  const [chosenPath, setChosenPath] = useState(path)
  const debouncedPath = useDebouncedValue(path)
  const listedPath = path === chosenPath ? path : debouncedPath
  const { data, error, refetch } = useListDirectory(
    { path: listedPath, showFiles },
    { query: { meta: { shownBy: 'dialog' }, placeholderData: previous => previous } },
  )
  const choose = (chosen: string) => {
    setChosenPath(chosen)
    onChoose(chosen)
  }
  // If the server cannot list the folder, shows the root folders.
  if (error && !data && listedPath !== '')
    return <ServerFolderBrowser path="" onChoose={choose} showFiles={showFiles} />
  if (error && !data) return <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />
  const parentPath = data?.parent
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only observes focus changes of its children
    <div ref={chooser} className={styles.chooser} onFocus={onFocus}>
      {data && (
        <ServerFolderEntries
          directories={data.directories}
          files={data.files}
          path={path}
          onChoose={choose}
          emptyText={t(showFiles ? 'dialog.folders.empty' : 'dialog.folders.none')}
        >
          {parentPath !== undefined && (
            <li>
              <button type="button" onClick={() => choose(parentPath ?? '')}>
                <CornerLeftUp size={20} strokeWidth={1.5} aria-hidden />
                {t('dialog.folders.up')}
              </button>
            </li>
          )}
        </ServerFolderEntries>
      )}
    </div>
  )
}
