import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense } from 'react'
import { DataProviderContext, TestMemoryRouter } from 'react-admin'
import { queryClient } from '../../../src/api/cache/queryClient'
import { dataProvider } from '../../../src/app/dataProvider'
import { ConfirmDeleteDialog } from '../../../src/dialogs/ConfirmDeleteDialog'
import { DialogHost, type DialogRegistry } from '../../../src/dialogs/DialogHost'
import {
  type DialogName,
  type DialogProps,
  type Dialogs,
  type OpenDialogEntry,
  openDialog,
  useOpenDialogs,
} from '../../../src/dialogs/dialogStore'
import { NoticeList } from '../../../src/shell/NoticeList'

type Parts = { [Name in DialogName]?: ComponentType<DialogProps<Name>> }

/**
 * Opens a dialog as the app does, with the notices beside it.
 * @param parts  the dialogs that can come up, by name
 * @returns the person in front of it, and the answer to come
 */
export function renderDialog<Name extends DialogName>(parts: Parts, name: Name, asks: Dialogs[Name]['asks']) {
  const registry = Object.fromEntries(
    Object.entries({ confirmDelete: ConfirmDeleteDialog, ...parts }).map(([key, Part]) => [
      key,
      lazy(async () => ({ default: Part as ComponentType })),
    ]),
  ) as unknown as DialogRegistry
  const user = userEvent.setup()
  queryClient.clear()
  for (const { close } of leftOpen) close()
  const answered = openDialog(name, asks)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <TestMemoryRouter>
        <DataProviderContext value={dataProvider}>
          <Suspense fallback={null}>
            <DialogHost registry={registry} />
            <Watch />
            <NoticeList />
          </Suspense>
        </DataProviderContext>
      </TestMemoryRouter>
    </QueryClientProvider>,
  )
  return { user, answered, ...view }
}

/** Dialogs live outside of React: what a test left open is closed before the next. */
let leftOpen: readonly OpenDialogEntry[] = []

function Watch() {
  leftOpen = useOpenDialogs()
  return null
}
