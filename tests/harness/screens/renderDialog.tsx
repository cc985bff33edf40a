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
  type DialogRequestAndResultTypes,
  type OpenDialogEntry,
  openDialog,
  useOpenDialogEntries,
} from '../../../src/dialogs/dialogStore'
import { NoticeList } from '../../../src/shell/NoticeList'

type DialogComponents = { [Name in DialogName]?: ComponentType<DialogProps<Name>> }

/**
 * Opens a dialog through the dialog store. Renders the dialog and the list of notices.
 * @param components components of the dialogs that the test may open, by name
 * @returns a simulated user, the promise with the result of the dialog, and the result of `render`
 */
export function renderDialog<Name extends DialogName>(
  components: DialogComponents,
  name: Name,
  options: DialogRequestAndResultTypes[Name]['request'],
) {
  const registry = Object.fromEntries(
    Object.entries({ confirmDelete: ConfirmDeleteDialog, ...components }).map(([key, Part]) => [
      key,
      lazy(async () => ({ default: Part as ComponentType })),
    ]),
  ) as unknown as DialogRegistry
  const user = userEvent.setup()
  queryClient.clear()
  for (const { close } of leftOpen) close()
  const dialogResult = openDialog(name, options)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <TestMemoryRouter>
        <DataProviderContext value={dataProvider}>
          <Suspense fallback={null}>
            <DialogHost registry={registry} />
            <OpenDialogsObserver />
            <NoticeList />
          </Suspense>
        </DataProviderContext>
      </TestMemoryRouter>
    </QueryClientProvider>,
  )
  return { user, dialogResult, ...view }
}

/**
 * Open dialogs of the current test. All tests share the dialog store, so the next test closes dialogs that are still
 * open.
 */
let leftOpen: readonly OpenDialogEntry[] = []

function OpenDialogsObserver() {
  leftOpen = useOpenDialogEntries()
  return null
}
