import type { ReactNode } from 'react'
import { type RaRecord, ShowBase, useShowContext } from 'react-admin'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { ErrorState } from '../../components/feedback/ErrorState'
import { RecordNotFoundState } from './RecordNotFoundState'

type RecordLoaderProps<Item> = {
  resource: string
  id: string
  loading: ReactNode
  children: (record: Item) => ReactNode
}

/** Loads a record of a react-admin resource. Renders the record, or an error message if the record cannot be loaded. */
export function RecordLoader<Item extends RaRecord<string>>({
  resource,
  id,
  loading,
  children,
}: RecordLoaderProps<Item>) {
  return (
    <ShowBase resource={resource} id={id} disableAuthentication queryOptions={{ onError: ignoreError }}>
      <RecordOrFailure<Item> loading={loading}>{children}</RecordOrFailure>
    </ShowBase>
  )
}

/** Does nothing. It replaces the default error handler of react-admin, which would redirect to another page. */
function ignoreError() {}

function RecordOrFailure<Item extends RaRecord<string>>({
  loading,
  children,
}: Pick<RecordLoaderProps<Item>, 'loading' | 'children'>) {
  const { record, error, refetch } = useShowContext<Item>()
  // Checks the error before the record, because the cache may still contain a deleted record.
  if (error instanceof ServerError && (error.status === 403 || error.status === 404)) return <RecordNotFoundState />
  if (record) return children(record)
  if (!error) return loading
  return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
}
