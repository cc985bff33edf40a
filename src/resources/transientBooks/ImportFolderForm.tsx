import { FolderSearch } from 'lucide-react'
import { useId, useState } from 'react'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { ServerFolderInput } from '../../dialogs/serverFolder/serverPathInputs'
import { FormFieldLayout } from '../../forms/FormFieldLayout'
import { useTranslate } from '../../language/useTranslate'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import { usePreference } from '../../preferences/usePreference'
import styles from './ImportBooksPage.module.css'
import { findServerErrorCode, getImportErrorExplanation } from './importRowTexts'
import { useBookImportSelector, useRunningBookImport } from './useRunningBookImport'

/**
 * Form in which the user chooses the folder to scan, with a path field, a folder browser, and the recently used
 * folders. If the scan fails, shows the reason.
 */
export function ImportFolderForm() {
  const t = useTranslate()
  const id = useId()
  const { actor, recentFolders } = useRunningBookImport()
  const folder = useBookImportSelector(({ context }) => context.folder)
  const isScanning = useBookImportSelector(snapshot => snapshot.matches({ folder: 'scanning' }))
  const folders = useObservableStoreValue(recentFolders)
  const [lastFolder, setLastFolder] = usePreference('import.path')
  const [path, setPath] = useState(folder || lastFolder)
  const [shownFolder, setShownFolder] = useState(folder)
  if (shownFolder !== folder) {
    setShownFolder(folder)
    setPath(folder)
  }
  const scan = (scannedPath: string) => {
    setLastFolder(scannedPath)
    actor.send({ type: 'user.scan', folder: scannedPath })
  }
  const otherFolders = folders.filter(recent => recent !== path)
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (path.trim() !== '') scan(path.trim())
      }}
    >
      <div className={styles.folder}>
        <FormFieldLayout id={id} label={t('page.importBooks.folder')} hint={t('page.importBooks.folderHint')}>
          <ServerFolderInput id={id} label={t('page.importBooks.folder')} value={path} onChange={setPath} />
        </FormFieldLayout>
        <Button type="submit" variant="filled" icon={FolderSearch} busy={isScanning} disabled={path.trim() === ''}>
          {t(isScanning ? 'page.importBooks.scanning' : 'page.importBooks.scan')}
        </Button>
      </div>
      {otherFolders.length > 0 && (
        <ul className={styles.recent} aria-label={t('page.importBooks.recentFolders')}>
          {otherFolders.map(recent => (
            <li key={recent}>
              <Button variant="plain" onClick={() => scan(recent)}>
                <bdi dir="ltr">{recent}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ScanFailure />
    </form>
  )
}

function ScanFailure() {
  const t = useTranslate()
  const { actor } = useRunningBookImport()
  const hasFailed = useBookImportSelector(snapshot => snapshot.matches({ folder: 'scanFailed' }))
  const error = useBookImportSelector(({ context }) => context.scanError)
  if (!hasFailed) return null
  const explanation =
    error instanceof ServerError ? getImportErrorExplanation(findServerErrorCode(error.serverMessage)) : undefined
  return (
    <div role="alert">
      <Callout>
        <p>{errorText(error)}</p>
        {explanation && <p>{explanation}</p>}
        <Button onClick={() => actor.send({ type: 'user.retryScan' })}>{t('page.importBooks.retryScan')}</Button>
      </Callout>
    </div>
  )
}
