import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { ApiKeyRowMenu } from './ApiKeyRowMenu'
import { apiKeysTableDefinition } from './apiKeysTableDefinition'
import { useApiKeyRows } from './useApiKeyRows'
import { useApiKeyTableSelection } from './useApiKeyTableSelection'

/** Table with the API keys of the current user and their latest sign-ins. */
export function ApiKeysTable() {
  const t = useTranslate()
  const rows = useApiKeyRows()
  const selection = useApiKeyTableSelection()
  const add = useCallback(() => void openDialog('addApiKey', {}), [])
  return (
    <>
      {rows.usesError ? (
        <ErrorState inline text={errorText(rows.usesError)} onRetry={() => void rows.refetch()} />
      ) : null}
      <RecordTable
        table={apiKeysTableDefinition}
        rows={rows}
        selection={selection}
        RowActions={ApiKeyRowMenu}
        empty={
          <EmptyState
            title={t('page.apiKeys.empty.title')}
            text={t('page.apiKeys.empty.text')}
            action={
              <Button icon={Plus} onClick={add}>
                {t('page.apiKeys.add')}
              </Button>
            }
          />
        }
      />
    </>
  )
}
