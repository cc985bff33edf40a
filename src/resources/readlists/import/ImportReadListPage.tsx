import { FileUp, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useCurrentUser } from '../../../access/SessionContext'
import { useLeavePageConfirmation } from '../../../actions/useLeavePageConfirmation'
import { createRandomId } from '../../../api/createRandomId'
import { MAX_UPLOADED_FILE_BYTES } from '../../../api/requests/maxUploadedFileBytes'
import { useImportFilesOfSampleLibrary } from '../../../api/useImportFilesOfSampleLibrary'
import { Button } from '../../../components/controls/Button'
import { FileDropZone } from '../../../components/controls/FileDropZone'
import { Callout } from '../../../components/feedback/Callout'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { TitledPageLayout } from '../../../components/page/TitledPageLayout'
import { openDialog } from '../../../dialogs/dialogStore'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { MAX_READ_LIST_FILES } from '../../../machines/import/addReadListImportFiles'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import { ImportPageTabs } from './ImportPageTabs'
import styles from './ImportReadListPage.module.css'
import { ReadListFileDetails } from './ReadListFileDetails'
import { ReadListFileList } from './ReadListFileList'
import { ReadListMatchProgressNote } from './ReadListMatchProgressNote'
import { useExclusiveTab } from './useExclusiveTab'
import { useReadListImport } from './useReadListImport'

/**
 * Page on which the user imports ComicRack list files (.cbl). Finds the books of each file in the libraries, and
 * creates read lists with them or adds them to existing read lists. Only a single tab of a browser shows the import,
 * because two tabs would overwrite each other's stored choices.
 */
export function ImportReadListPage() {
  const t = useTranslate()
  const { id } = useCurrentUser()
  const status = useExclusiveTab(`longbox read list import ${id}`)
  return (
    <TitledPageLayout
      title={t('page.importReadList.title')}
      intro={t('page.importReadList.intro')}
      tabs={<ImportPageTabs />}
    >
      {status === 'otherTab' && <Callout>{t('page.importBooks.otherTab')}</Callout>}
      {status === 'running' && <RunningReadListImport />}
    </TitledPageLayout>
  )
}

function RunningReadListImport() {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const readListImport = useReadListImport()
  const { lists, isRestored, savingId, send } = readListImport
  const [selectedId, setSelectedId] = useState<string>()
  const selected = findSelectedList(lists, selectedId)
  // Selects the visible file. Without a selection, the page would show another file as soon as the read list of this
  // file is saved.
  if (selected && selected.id !== selectedId) setSelectedId(selected.id)
  const isBusy = savingId !== undefined || lists.some(({ status }) => status === 'waiting')
  useLeavePageConfirmation(isBusy, async () => {
    const result = await openDialog('confirm', {
      title: t('page.importReadList.leave.title'),
      text: t('page.importReadList.leave.text'),
      verb: t('page.importReadList.leave.verb'),
      cancelLabel: t('page.importReadList.leave.cancel'),
    })
    return result === true
  })
  const addFiles = (files: readonly File[]) =>
    send({ type: 'user.addFiles', files: files.map(file => ({ id: createRandomId(), fileName: file.name, file })) })
  return (
    <div className={styles.page}>
      <FileDropZone
        buttonLabel={t('page.importReadList.choose')}
        buttonIcon={FileUp}
        hint={t('page.importReadList.hint', {
          files: format.number(MAX_READ_LIST_FILES),
          size: format.bytes(MAX_UPLOADED_FILE_BYTES),
        })}
        accept=".cbl,text/xml,application/xml"
        onFiles={addFiles}
      />
      {readListImport.hasStoreFailed && <Callout>{t('page.importReadList.storeFailed')}</Callout>}
      <ReadListMatchProgressNote {...readListImport} />
      {isRestored && lists.length === 0 && <NoFilesState onFiles={addFiles} />}
      {lists.length > 0 && <ReadListFileList {...readListImport} selectedId={selected?.id} onSelect={setSelectedId} />}
      {selected && <ReadListFileDetails key={selected.id} list={selected} savingId={savingId} send={send} />}
    </div>
  )
}

function NoFilesState({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslate()
  const { list } = useLocaleFormatters()
  const sample = useImportFilesOfSampleLibrary()
  return (
    <EmptyState
      title={t('page.importReadList.empty')}
      text={
        sample
          ? t('page.importReadList.sampleText', { files: list(sample.listFiles.map(({ name }) => name)) })
          : t('page.importReadList.emptyText')
      }
      action={
        sample && (
          <Button icon={FlaskConical} onClick={() => onFiles(sample.listFiles)}>
            {t('page.importReadList.sample')}
          </Button>
        )
      }
    />
  )
}

/**
 * Returns the file to show: the file with `selectedId`, else the first file without a saved read list, else the first
 * file. Considers only files that were already compared with the libraries.
 */
const findSelectedList = (lists: readonly ReadListImportFile[], selectedId: string | undefined) =>
  lists.find(({ id, status }) => id === selectedId && status === 'matched') ??
  lists.find(({ status, progress }) => status === 'matched' && progress !== 'created') ??
  lists.find(({ status }) => status === 'matched')
