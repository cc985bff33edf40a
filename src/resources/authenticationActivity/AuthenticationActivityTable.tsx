import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { RowFetchProgressNote } from '../../lists/table/RowFetchProgressNote'
import {
  authenticationActivityTableDefinition,
  ownAuthenticationActivityTableDefinition,
} from './authenticationActivityTableDefinition'
import { failedSignInsTableDefinition } from './failedSignInsTableDefinition'
import { type FailedSignInGroup, groupFailedSignIns } from './groupFailedSignIns'
import { signInsFetchProgress, signInsOfLastMonthQueryOptions } from './signInsOfLastMonth'

type AuthenticationActivityTableProps = {
  /**
   * Whether to show only the sign-ins of the current user. If false, shows the sign-ins of all users, which only
   * administrators can see.
   */
  own?: boolean
}

const views = ['all', 'failuresByAddress'] as const
type View = (typeof views)[number]

const ownFilter = { own: true }

/**
 * Table of sign-ins, or of failed sign-ins grouped by IP address. The URL parameter `view` selects the visible table.
 */
export function AuthenticationActivityTable({ own = false }: AuthenticationActivityTableProps) {
  const t = useTranslate()
  const search: { view?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = views.find(name => name === search.view) ?? 'all'
  const open = (params: { view?: View; ip?: string; success?: string }) =>
    void navigate({ to: '.', search: { ...params, view: params.view === 'all' ? undefined : params.view } as never })
  const tools = (
    <>
      <SegmentedControl<View>
        hideLabel
        label={t('page.authenticationActivity.view.label')}
        value={view}
        choices={views.map(name => ({ value: name, label: t(`page.authenticationActivity.view.${name}`) }))}
        onChange={name => open({ view: name })}
      />
      <RowFetchProgressNote store={signInsFetchProgress} />
    </>
  )
  if (view === 'failuresByAddress')
    return <FailedSignInsTable own={own} tools={tools} onOpen={({ id }) => open({ ip: id, success: 'false' })} />
  return (
    <RecordTable
      table={own ? ownAuthenticationActivityTableDefinition : authenticationActivityTableDefinition}
      baseFilter={own ? ownFilter : undefined}
      tools={tools}
      empty={
        <EmptyState
          title={t('page.authenticationActivity.empty.title')}
          text={t('page.authenticationActivity.empty.text')}
        />
      }
    />
  )
}

type FailedSignInsTableProps = {
  own: boolean
  tools: React.ReactNode
  onOpen: (group: FailedSignInGroup) => void
}

function FailedSignInsTable({ own, tools, onOpen }: FailedSignInsTableProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(signInsOfLastMonthQueryOptions(own))
  const groups = useMemo(() => data && groupFailedSignIns(data), [data])
  return (
    <RecordTable
      table={failedSignInsTableDefinition}
      rows={{ data: groups, error, refetch }}
      tools={tools}
      onOpen={onOpen}
      empty={
        <EmptyState
          drawing="done"
          title={t('page.authenticationActivity.noFailures.title')}
          text={t('page.authenticationActivity.noFailures.text')}
        />
      }
    />
  )
}
