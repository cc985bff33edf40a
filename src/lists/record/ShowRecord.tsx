import type { ReactNode } from 'react'
import { type RaRecord, ShowBase, useShowContext } from 'react-admin'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { FailedState } from '../../components/feedback/FailedState'
import { NotFoundState } from './NotFoundState'

type ShowRecordProps<Item> = {
  resource: string
  id: string
  /** Stands here while the record is on its way. */
  loading: ReactNode
  children: (record: Item) => ReactNode
}

/** One record of a react-admin resource, or why it cannot be shown. */
export function ShowRecord<Item extends RaRecord<string>>({ resource, id, loading, children }: ShowRecordProps<Item>) {
  return (
    <ShowBase resource={resource} id={id} disableAuthentication queryOptions={{ onError: ignore }}>
      <Shown<Item> loading={loading}>{children}</Shown>
    </ShowBase>
  )
}

/** The page tells of a failure itself; react-admin's own way leads elsewhere. */
function ignore() {}

function Shown<Item extends RaRecord<string>>({
  loading,
  children,
}: Pick<ShowRecordProps<Item>, 'loading' | 'children'>) {
  const { record, error, refetch } = useShowContext<Item>()
  // First: what is kept of a record that was deleted while it was shown is no longer true.
  if (error instanceof ServerError && (error.status === 403 || error.status === 404)) return <NotFoundState />
  if (record) return children(record)
  if (!error) return loading
  return <FailedState text={errorText(error)} onRetry={() => void refetch()} />
}
